import { FRAMING_ORIGIN_JS } from './framingOrigin';

/** The script of the bank's pages: one message to the shop around them, or the way back where there is none. */
export const ACS_JS = `'use strict';
(() => {
${FRAMING_ORIGIN_JS}
  const { aviso, lojas, nonce, pedido, retorno } = document.querySelector('main').dataset;
  if (parent !== window) parent.postMessage({ tipo: aviso, pedido, nonce }, framingOrigin(lojas));
  else if (retorno) location.replace(retorno);
})();
`;
