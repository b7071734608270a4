import { maskEmails, maskPix, maskTokens } from './maskScanners';

type Mask = (text: string) => string;

/** A pattern whose matches are a few characters long, so that its time is proportional to the text. */
const by =
  (pattern: RegExp, word: string, holds: (found: string) => boolean = () => true): Mask =>
  (text) =>
    text.replace(pattern, (found) => (holds(found) ? word : found));

const isLuhn = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
};

/** Longest forms first: a card number holds what looks like a CPF. Each takes time in proportion to the text. */
const masks: readonly Mask[] = [
  maskTokens,
  // The code in the redirect from Google or Apple.
  by(/(?<=[?&](?:amp;)?code=)[^&\s"'\\<>]+/g, '[codigo]'),
  // The link by which others follow a trip.
  by(/(?<=\/acompanhar\/)[\w-]{32}/g, '[link]'),
  maskPix,
  maskEmails,
  by(/(?<![\w.:-])(?:\d[ -]?){12,18}\d(?![\w:-])/g, '[cartao]', isLuhn),
  by(/(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, '[cpf]'),
  by(/\+55 ?\(?\d{2}\)? ?9?\d{4}[- ]?\d{4}(?!\d)/g, '[celular]'),
  by(/\(\d{2}\) ?9?\d{4}-?\d{4}(?!\d)/g, '[celular]'),
  by(/(?<![\w.-])\d{11}(?![\w-])/g, '[cpf]'),
];

/** Replaces CPF, e-mail, phone, token, card number and Pix code in a text. */
export const maskPersonal = (text: string): string => masks.reduce((masked, mask) => mask(masked), text);
