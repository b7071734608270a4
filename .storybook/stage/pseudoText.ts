const ACCENTED: Record<string, string> = {
  a: 'ǻ',
  b: 'ƀ',
  c: 'ċ',
  d: 'ḓ',
  e: 'ḗ',
  f: 'ƒ',
  g: 'ɠ',
  h: 'ħ',
  i: 'ī',
  j: 'ĵ',
  k: 'ķ',
  l: 'ŀ',
  m: 'ḿ',
  n: 'ƞ',
  o: 'ǿ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ř',
  s: 'ş',
  t: 'ŧ',
  u: 'ŭ',
  v: 'ṽ',
  w: 'ẇ',
  x: 'ẋ',
  y: 'ẏ',
  z: 'ẑ',
  A: 'Ǻ',
  B: 'Ɓ',
  C: 'Ċ',
  D: 'Ḓ',
  E: 'Ḗ',
  F: 'Ƒ',
  G: 'Ɠ',
  H: 'Ħ',
  I: 'Ī',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ŀ',
  M: 'Ḿ',
  N: 'Ƞ',
  O: 'Ǿ',
  P: 'Ƥ',
  Q: 'Ɋ',
  R: 'Ř',
  S: 'Ş',
  T: 'Ŧ',
  U: 'Ŭ',
  V: 'Ṽ',
  W: 'Ẇ',
  X: 'Ẋ',
  Y: 'Ẏ',
  Z: 'Ẑ',
};
const GROWTH = 0.4;

/**
 * Pseudo locale: 40 % longer, accented and in brackets, which reveals truncation and untranslatable text. Text without
 * letters is unchanged.
 */
export function toPseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const accented = [...words].map((letter) => ACCENTED[letter] ?? letter).join('');
  const padding = ' ~'.repeat(Math.ceil((words.length * GROWTH) / 2));
  return `${before}⟦${accented}${padding}⟧${after}`;
}
