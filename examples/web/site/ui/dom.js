// Small helpers to build elements. No markup is ever parsed from text, and no style attribute is
// written, so that the page runs under a strict content security policy.

const SVG_NS = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.setAttribute('class', value);
    else if (name === 'text') element.textContent = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

/**
 * Makes an HTML element. Attributes named `on…` are event listeners, `text` is the text content;
 * undefined, null and false leave an attribute or a child out.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElement}
 */
export function html(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * Makes an SVG element, with attributes and children as in html.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG_NS, tag), attributes, children);
}

/**
 * The element of the page with an id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  return document.getElementById(id);
}
