// What screen readers say without being asked.

/** Speaks through a live region of the page. */
export class Announcer {
  #region;

  /** @param {HTMLElement} region an element with aria-live */
  constructor(region) {
    this.#region = region;
  }

  /**
   * Says a text, also if it is the same as before.
   * @param {string} text
   */
  say(text) {
    this.#region.textContent = this.#region.textContent === text ? `${text}\u00a0` : text;
  }
}
