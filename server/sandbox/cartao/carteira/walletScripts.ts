/**
 * The service worker of the sandbox's wallet (Payment Handler API): opens its window and answers the shop with what was
 * chosen there. A second request takes the place of an open one, as in browsers.
 */
export const WALLET_WORKER_JS = `'use strict';
(() => {
  let open = null;
  self.addEventListener('canmakepayment', (event) => event.respondWith(true));
  self.addEventListener('paymentrequest', (event) => {
    const [{ supportedMethods: methodName }] = event.methodData;
    event.respondWith(
      new Promise((resolve, reject) => {
        open = { total: event.total, loja: event.topOrigin, methodName, resolve, reject };
        event.openWindow('/_sandbox/carteira/janela').then((client) => client || reject(new Error('no window')), reject);
      }),
    );
  });
  self.addEventListener('message', ({ data, source }) => {
    if (!open || !source) return;
    if (data.tipo === 'pronta') source.postMessage({ total: open.total, loja: open.loja });
    if (data.tipo === 'paga') open.resolve({ methodName: open.methodName, details: { token: data.token } });
    if (data.tipo === 'cancelada') open.reject(new DOMException('Cancelado na carteira.', 'AbortError'));
  });
})();
`;

/** The script of the wallet's window. The token is JSON, of its own each time. */
export const WALLET_WINDOW_JS = `'use strict';
(() => {
  const form = document.querySelector('form');
  const valor = document.querySelector('#valor');
  const tell = async (message) => (await navigator.serviceWorker.ready).active.postMessage(message);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { value, currency } = data.total;
    valor.textContent = Number(value).toLocaleString('pt-BR', { style: 'currency', currency });
    document.querySelector('#loja').textContent = new URL(data.loja).host;
    form.querySelectorAll('button').forEach((button) => (button.disabled = false));
  });
  navigator.serviceWorker.startMessages();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const cenario = new FormData(form).get('cenario');
    void tell({ tipo: 'paga', token: JSON.stringify({ cenario, vez: crypto.randomUUID() }) });
  });
  document.querySelector('#cancelar').addEventListener('click', () => void tell({ tipo: 'cancelada' }));
  void tell({ tipo: 'pronta' });
})();
`;
