import { CARD_MASKS_JS } from '../cardMasksScript';

/** The script of a link's page, sent unchanged: it masks, and the page works without it. */
export const PAY_JS = `'use strict';
(() => {
  const form = document.getElementById('cartao');
${CARD_MASKS_JS}
  for (const name of Object.keys(masks)) {
    field(name).addEventListener('input', ({ target }) => mask(name, target));
  }
})();
`;
