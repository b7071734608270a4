/**
 * Part of the scripts of pages with a card's fields in `form`: masks what is typed (spec §5), the number in groups as its
 * brand prints it, the validity as `MM/AA`, the security code of three figures, or four of an American Express.
 */
export const CARD_MASKS_JS = `  const field = (name) => form.elements.namedItem(name);
  const digits = (text) => text.replace(/\\D/g, '');
  const brands = [
    ['Elo', /^(4011|4312|4389|4514|4576|5041|5066|5067|5090|6277|6362|6363|6500|6504|6505|6507|6509|6516|6550)/],
    ['Hipercard', /^(606282|3841)/],
    ['American Express', /^3[47]/],
    ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
    ['Visa', /^4/],
  ];
  const brandOf = (number) => (brands.find(([, prefix]) => prefix.test(number)) || [''])[0];
  const isAmex = () => brandOf(digits(field('numero').value)) === 'American Express';
  const group = (number) =>
    isAmex()
      ? [number.slice(0, 4), number.slice(4, 10), number.slice(10, 15)].filter(Boolean).join(' ')
      : (number.slice(0, 19).match(/.{1,4}/g) || []).join(' ');
  const expiry = (text) => {
    const typed = digits(text).slice(0, 4);
    const whole = /^[2-9]/.test(typed) ? '0' + typed.slice(0, 3) : typed;
    return whole.length > 2 ? whole.slice(0, 2) + '/' + whole.slice(2) : whole;
  };
  const masks = {
    numero: (text) => group(digits(text)),
    nome: (text) => text.replace(/[^\\p{L} .'-]/gu, ''),
    validade: expiry,
    codigo: (text) => digits(text).slice(0, Number(form.dataset.digitos) || (isAmex() ? 4 : 3)),
  };
  const caret = (text, count) => {
    let seen = 0;
    for (let i = 0; i < text.length; i += 1) {
      if (seen === count) return i;
      if (/\\d/.test(text[i])) seen += 1;
    }
    return text.length;
  };
  /** Applies the mask to a field; the caret stays behind the same number of digits. */
  const mask = (name, target) => {
    const atEnd = target.selectionStart === target.value.length;
    const masked = masks[name](target.value);
    if (masked === target.value) return;
    const before = digits(target.value.slice(0, target.selectionStart)).length;
    target.value = masked;
    if (!atEnd) target.setSelectionRange(caret(masked, before), caret(masked, before));
  };`;
