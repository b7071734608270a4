/** Longest forms first: a card number holds what looks like a CPF. */
const masks: [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[jwt]'],
  // What Google or Apple send a person back with.
  [/(?<=[?&](?:amp;)?code=)[^&\s"'\\<>]+/g, '[codigo]'],
  // A BR Code opens with 000201 and closes with its CRC; the payee's name and keys stand between.
  [/000201[^"\\\n]*?6304[0-9A-Fa-f]{4}/g, '[pix]'],
  [/[\w.%+'-]+(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g, '[email]'],
  [/(?<![\w.:-])(?:\d[ -]?){12,18}\d(?![\w:-])/g, '[cartao]'],
  [/(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, '[cpf]'],
  [/\+55 ?\(?\d{2}\)? ?9?\d{4}[- ]?\d{4}(?!\d)/g, '[celular]'],
  [/\(\d{2}\) ?9?\d{4}-?\d{4}(?!\d)/g, '[celular]'],
  [/(?<![\w.-])\d{11}(?![\w-])/g, '[cpf]'],
];

const isLuhn = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
};

/** The text with CPF, e-mail, phone, token, card number and Pix code put out of sight. */
export const maskPersonal = (text: string): string =>
  masks.reduce(
    (masked, [pattern, name]) =>
      masked.replace(pattern, (found) => (name === '[cartao]' && !isLuhn(found) ? found : name)),
    text,
  );
