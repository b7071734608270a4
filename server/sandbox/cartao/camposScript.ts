import { CARD_MASKS_JS } from './cardMasksScript';
import { FRAMING_ORIGIN_JS } from './framingOrigin';

/**
 * The script of the card's fields, and of the security code of a kept card alone (`data-digitos`), sent unchanged. It
 * masks, checks, and on the shop's message posts what was typed to its own origin; only the shop gets a token, and for a
 * typed card the brand and four digits.
 */
export const CAMPOS_JS = `'use strict';
(() => {
${FRAMING_ORIGIN_JS}
  const form = document.getElementById('cartao');
  const shop = framingOrigin(form.dataset.lojas);
  const nonce = form.dataset.nonce;
${CARD_MASKS_JS}
  const codeLength = Number(form.dataset.digitos || 0);
  const names = codeLength > 0 ? ['codigo'] : ['numero', 'nome', 'validade', 'codigo'];
  const say = (message) => parent.postMessage({ ...message, nonce }, shop);

  const isLuhn = (number) =>
    [...number].reverse().map(Number)
      .reduce((sum, d, i) => sum + (i % 2 === 0 ? d : d * 2 - (d > 4 ? 9 : 0)), 0) % 10 === 0;

  const isToCome = (text) => {
    const [, month, year] = /^(0[1-9]|1[0-2])\\/(\\d{2})$/.exec(text) || [];
    if (!month) return false;
    const today = new Date();
    const now = today.getFullYear() * 12 + today.getMonth() + 1;
    const end = (2000 + Number(year)) * 12 + Number(month);
    return end >= now && end <= now + 240;
  };
  const rules = {
    numero: (text) => {
      const number = digits(text);
      if (number.length < 13 || !isLuhn(number)) return 'Confira o número do cartão';
      return brandOf(number) ? '' : 'Não aceitamos esta bandeira';
    },
    nome: (text) => (text.trim().length >= 3 ? '' : 'Escreva o nome como está no cartão'),
    validade: (text) => (isToCome(text) ? '' : 'Confira a validade: o cartão não pode estar vencido'),
    codigo: (text) => {
      const length = codeLength || (isAmex() ? 4 : 3);
      return digits(text).length === length ? '' : 'O código de segurança tem ' + length + ' números';
    },
  };

  const errorOf = (name) => rules[name](field(name).value);
  const show = (name, error) => {
    field(name).setAttribute('aria-invalid', String(error !== ''));
    document.getElementById('erro-' + name).textContent = error;
  };
  let height = 0;
  const grow = () => {
    // Of the content, which may shrink: the document is never lower than its frame.
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now > 0 && now !== height) say({ tipo: 'altura', altura: (height = now) });
  };
  const sayValid = () => say({ tipo: 'validade', valido: names.every((name) => errorOf(name) === '') });

  for (const name of names) {
    field(name).addEventListener('input', ({ target }) => {
      mask(name, target);
      if (name === 'numero') document.getElementById('bandeira').textContent = brandOf(digits(target.value));
      if (target.getAttribute('aria-invalid') === 'true') show(name, errorOf(name));
      grow();
      sayValid();
    });
    field(name).addEventListener('blur', ({ target }) => {
      if (target.value !== '') show(name, errorOf(name));
      grow();
    });
  }
  let busy = false;
  const tokenise = async () => {
    if (busy) return;
    const wrong = names.filter((name) => errorOf(name) !== '');
    for (const name of names) show(name, errorOf(name));
    grow();
    if (wrong.length > 0) {
      field(wrong[0]).focus();
      return say({ tipo: 'incompleto' });
    }
    busy = true;
    try {
      const typed = Object.fromEntries(names.map((name) => [name, field(name).value.trim()]));
      const answer = await fetch('/_sandbox/cartao/campos/' + (codeLength > 0 ? 'codigo' : 'token'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(codeLength > 0 ? { ...typed, digitos: codeLength } : typed),
      });
      const body = await answer.json();
      if (answer.ok && codeLength > 0) say({ tipo: 'codigo', token: body.token });
      else if (answer.ok) say({ tipo: 'token', token: body.token, bandeira: body.bandeira, ultimos4: body.ultimos4 });
      else {
        for (const [name, error] of Object.entries(body.erros || {})) show(name, error);
        grow();
        say({ tipo: 'erro', mensagem: 'Confira os dados do cartão.' });
      }
    } catch {
      say({ tipo: 'erro', mensagem: 'A adquirente não respondeu. Tente de novo.' });
    } finally {
      busy = false;
    }
  };

  addEventListener('message', (event) => {
    const asked = event.origin === shop && event.source === parent && event.data && event.data.tipo === 'tokenizar';
    if (asked && event.data.nonce === nonce) void tokenise();
  });
  // Enter in a field presses the shop's button, since only the shop knows the purchase.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    say({ tipo: 'enviar' });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('resize', grow);
  grow();
  say({ tipo: 'pronto' });
})();
`;
