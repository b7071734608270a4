import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import * as stories from './Barcode.stories';
import { itfWidths } from './itf';

const { Default } = composeStories(stories);

/** Reads the widths back as a scanner does: bars and spaces of each pair, of which two are wide. */
function scan(widths: number[]): string {
  const patterns = new Map(
    ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'].map((bits, digit) => [
      bits,
      String(digit),
    ]),
  );
  const inner = widths.slice(4, -3);
  let read = '';
  for (let at = 0; at < inner.length; at += 10) {
    const bits = inner.slice(at, at + 10).map((width) => (width === 3 ? '1' : '0'));
    for (const half of [0, 1]) read += patterns.get(bits.filter((_, i) => i % 2 === half).join('')) ?? '?';
  }
  return read;
}

describe('Barcode', () => {
  it('draws the published pattern of a short code', () => {
    expect(itfWidths('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  });

  it.each(['00193373700000001000500940144816060680935031', '99991648000000112501234567890123456789012345'])(
    'is read back as %s',
    (digits) => {
      const widths = itfWidths(digits);
      expect(scan(widths)).toBe(digits);
      // Nine modules a digit: two wide and three narrow ones.
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(4 + 44 * 9 + 5);
    },
  );

  it('says its name, and draws every bar', () => {
    render(<Default />);
    const image = screen.getByRole('img', { name: 'Código de barras do boleto' });
    const bars = image.querySelector('path')?.getAttribute('d')?.match(/M/g);
    expect(bars).toHaveLength(Math.ceil(itfWidths(Default.args.digits ?? '').length / 2));
  });
});
