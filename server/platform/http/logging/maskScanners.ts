// Each of these reads a text once. As regular expressions they would begin anew at every character of a long run, which
// costs the square of its length: a body of 60 kB in a log line would hold every request for half a minute.

/** Replaces `[from, to)` pieces, in order and apart, by a word. */
function cut(text: string, pieces: readonly (readonly [from: number, to: number])[], word: string): string {
  if (pieces.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const [from, to] of pieces) {
    masked += text.slice(at, from) + word;
    at = to;
  }
  return masked + text.slice(at);
}

/** A JSON Web Token: three parts of base64url with dots between, the first of which begins with `eyJ`. */
export const maskTokens = (text: string): string => text.replace(/[\w.-]+/g, maskTokensOfRun);

function maskTokensOfRun(run: string): string {
  const pieces: [number, number][] = [];
  let from = run.indexOf('eyJ');
  while (from !== -1) {
    const first = run.indexOf('.', from);
    const second = first === -1 ? -1 : run.indexOf('.', first + 1);
    // Without two dots from here on there is no token further on either.
    if (second === -1) break;
    const isToken = first > from + 3 && second > first + 1;
    const third = run.indexOf('.', second + 1);
    const end = third === -1 ? run.length : third;
    if (isToken) pieces.push([from, end]);
    from = run.indexOf('eyJ', isToken ? end : first);
  }
  return cut(run, pieces, '[jwt]');
}

/** A BR Code opens with 000201 and closes with its CRC; the payee's name and keys stand between. */
export const maskPix = (text: string): string => text.replace(/[^"\\\n]+/g, maskPixOfRun);

function maskPixOfRun(run: string): string {
  const pieces: [number, number][] = [];
  const crc = /6304[0-9A-Fa-f]{4}/g;
  let from = run.indexOf('000201');
  while (from !== -1) {
    crc.lastIndex = from + 6;
    if (!crc.test(run)) break;
    pieces.push([from, crc.lastIndex]);
    from = run.indexOf('000201', crc.lastIndex);
  }
  return cut(run, pieces, '[pix]');
}

const LOCAL_PART = /[\w.%+'-]/;

/** An address is found by its `@` and domain, and read backwards to where its local part begins. */
export function maskEmails(text: string): string {
  const pieces: [number, number][] = [];
  let read = 0;
  for (const { index, 0: domain } of text.matchAll(/(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g)) {
    let from = index;
    while (from > read && LOCAL_PART.test(text.charAt(from - 1))) from -= 1;
    read = index + domain.length;
    const last = pieces.at(-1);
    if (from < index) pieces.push([from, read]);
    // Text that follows an address without a gap belongs to it.
    else if (last?.[1] === index) last[1] = read;
  }
  return cut(text, pieces, '[email]');
}
