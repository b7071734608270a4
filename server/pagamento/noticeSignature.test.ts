import { isSignedNotice, signNotice } from './noticeSignature';

const SEGREDO = 'segredo-do-banco';
const NOW_MS = Date.parse('2026-12-01T12:00:00Z');
const corpo = Buffer.from('{"boletos":[]}');

describe('the signature of a bank’s notice', () => {
  const signed = signNotice(corpo, SEGREDO, NOW_MS);

  it('is taken from the bank, now and for some minutes', () => {
    expect(isSignedNotice(corpo, signed, SEGREDO, NOW_MS)).toBe(true);
    expect(isSignedNotice(corpo, signed, SEGREDO, NOW_MS + 299_000)).toBe(true);
  });

  it.each([
    ['another body', Buffer.from('{"boletos":[1]}'), signed, SEGREDO, NOW_MS],
    ['another secret', corpo, signed, 'segredo-de-outro', NOW_MS],
    ['an old one', corpo, signed, SEGREDO, NOW_MS + 301_000],
    ['one from the future', corpo, signed, SEGREDO, NOW_MS - 301_000],
    ['another moment under the same signature', corpo, signed.replace(/t=\d+/, 't=1796126401'), SEGREDO, NOW_MS],
    ['none', corpo, undefined, SEGREDO, NOW_MS],
    ['a short one', corpo, 't=1,v1=00', SEGREDO, NOW_MS],
    ['several', corpo, [signed], SEGREDO, NOW_MS],
  ])('is refused for %s', (_what, body, assinatura, segredo, now) => {
    expect(isSignedNotice(body, assinatura, segredo, now)).toBe(false);
  });
});
