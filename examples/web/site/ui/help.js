// The page that explains the page.

import { say } from '../i18n.js';
import { openDialog } from './dialog.js';
import { html } from './dom.js';

/**
 * Opens the help.
 * @param {string} version of the library
 */
export function openHelp(version) {
  openDialog({
    title: say('helpTitle'),
    kind: 'help',
    body: ['helpPlay', 'helpKeys', 'helpCoup', 'helpGanh', 'helpLicence'].map((key) => html('p', { text: say(key) }))
      .concat(html('p', { class: 'quiet', text: `Songky ${version}` })),
  });
}
