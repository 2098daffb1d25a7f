// Animations, which stand still for who asks for reduced motion.

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Animates an element and says when it has ended; at once under reduced motion.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration in milliseconds
 * @param {KeyframeAnimationOptions} [options]
 * @returns {Promise<void>}
 */
export async function animate(element, frames, duration, options = {}) {
  if (reduced.matches) return;
  try {
    await element.animate(frames, { duration, easing: 'ease-out', ...options }).finished;
  } catch {
    // The element left the page, which ends its animation.
  }
}
