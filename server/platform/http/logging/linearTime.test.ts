import { leastCost } from '../../../../tests/support/leastCost';
import { createLog } from './logging';
import { maskPersonal } from './maskPersonal';

/** Each grows with its length alone; all of them hurt a pattern that begins anew at every character. */
const nasty: Record<string, (length: number) => string> = {
  'one word': (n) => 'a'.repeat(n),
  'one number': (n) => '1'.repeat(n),
  'words of a local part': (n) => "a.b%+'-".repeat(n / 7),
  'beginnings of a token': (n) => 'eyJ'.repeat(n / 3),
  'beginnings of a token with one dot': (n) => 'eyJa.'.repeat(n / 5),
  'tokens without a second part': (n) => 'eyJa..'.repeat(n / 6),
  'beginnings of a Pix code': (n) => '000201'.repeat(n / 6),
  'a Pix code without an end': (n) => `${'000201'.repeat(n / 12)}${'6304'.repeat(n / 8)}`,
  'at signs': (n) => '@'.repeat(n),
  'at signs with words': (n) => 'a@a'.repeat(n / 3),
  'an endless domain': (n) => `a@${'a.'.repeat(n / 2)}`,
  'an endless label': (n) => `a@${'a-'.repeat(n / 2)}!`,
  'encoded at signs': (n) => '%40'.repeat(n / 3),
  'digits with gaps': (n) => '1 '.repeat(n / 2),
  'digits with lines': (n) => '1-'.repeat(n / 2),
  'brackets and digits': (n) => '(11) 9'.repeat(n / 6),
  'codes of a sign-in': (n) => '?code='.repeat(n / 6),
};

const SHORT = 12_600;
const TIMES = 8;
/** Twice what linear growth costs, and far below the 64 of a square. A measure below this many µs is noise. */
const ALLOWED = 2 * TIMES;
const NOISE_US = 2_000;

it.each(Object.entries(nasty))('the mask of the log costs %s in proportion to its length [DO1]', (_, text) => {
  const [short, long] = [text(SHORT), text(TIMES * SHORT)];
  maskPersonal(short);
  const base = Math.max(
    NOISE_US,
    leastCost(() => maskPersonal(short)),
  );
  expect(leastCost(() => maskPersonal(long))).toBeLessThan(ALLOWED * base);
});

it.each(Object.entries(nasty))('a line of the log with %s costs no more either [DO1]', (_, text) => {
  const log = createLog('info', { write: () => undefined });
  const base = Math.max(
    NOISE_US,
    leastCost(() => log.info({ corpo: text(SHORT) })),
  );
  expect(leastCost(() => log.info({ corpo: text(TIMES * SHORT) }))).toBeLessThan(ALLOWED * base);
});
