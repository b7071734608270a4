import fc from 'fast-check';
import { contrast, isCor, leastContrast, mix, towards } from './cor';

const cor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it.each([
  ['#0b5a4f', true],
  ['#0B5A4F', false],
  ['#fff', false],
  ['0b5a4f', false],
  ['#0b5a4f;', false],
  ['red', false],
])('%s is a colour: %s', (text, expected) => expect(isCor(text)).toBe(expected));

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is the same from both sides, and 1 to 21', () => {
    fc.assert(
      fc.property(cor, cor, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('of several grounds is the least one', () => {
    expect(leastContrast('#777777', ['#000000', '#ffffff'])).toBeCloseTo(4.48, 2);
  });
});

describe('a mixture', () => {
  it('goes from one colour to the other, and is a colour all the way', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff']);
    expect(mix('#000000', '#804020', 0.5)).toBe('#402010');
    fc.assert(
      fc.property(cor, cor, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => isCor(mix(a, b, part))),
    );
  });

  it('is taken only as far as it has to be, and to the limit where nothing passes', () => {
    const readable = towards('#777777', '#000000', (one) => contrast(one, '#ffffff') >= 4.5);
    expect(contrast(readable, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable, '#ffffff')).toBeLessThan(4.9);
    expect(towards('#123456', '#000000', (one) => one === '#123456')).toBe('#123456');
    expect(towards('#123456', '#000000', () => false)).toBe('#000000');
  });
});
