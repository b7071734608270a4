/** Widths of the five bars, or spaces, of each digit of Interleaved 2 of 5; 1 is wide. */
const PATTERNS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const WIDE = 3;
const NARROW = 1;
const START = [NARROW, NARROW, NARROW, NARROW];
const STOP = [WIDE, NARROW, NARROW];

const widthsOf = (digit: string | undefined): number[] =>
  [...(PATTERNS[Number(digit)] ?? '')].map((bit) => (bit === '1' ? WIDE : NARROW));

/**
 * The widths of an Interleaved 2 of 5 code (ISO/IEC 16390), in modules: a bar, a space, a bar … Of each pair of digits the
 * first is written in bars and the second in the spaces between them, so the number of digits is even.
 */
export function itfWidths(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? [];
  const drawn = pairs.flatMap((pair) => {
    const spaces = widthsOf(pair[1]);
    return widthsOf(pair[0]).flatMap((bar, i) => [bar, spaces[i] ?? NARROW]);
  });
  return [...START, ...drawn, ...STOP];
}
