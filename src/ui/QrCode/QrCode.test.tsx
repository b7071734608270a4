import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import * as stories from './QrCode.stories';

const { Default, LongContent } = composeStories(stories);

/** Renders the path on white with eight pixels per module, as a camera would see it. */
function photograph(svg: Element): { pixels: Uint8ClampedArray; width: number } {
  const [min = 0, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = 8;
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const runs = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1/g)];
  for (const [, x = 0, y = 0, length = 0] of runs.map((run) => run.map(Number))) {
    for (let row = (y - min) * scale; row < (y - min + 1) * scale; row += 1) {
      for (let column = (x - min) * scale; column < (x - min + length) * scale; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { pixels, width };
}

it.each([
  ['a short code', Default],
  ['a whole Pix charge', LongContent],
])('is read by a scanner as it was written: %s [PX16]', (_, Story) => {
  render(<Story />);
  const { pixels, width } = photograph(screen.getByRole('img'));
  expect(jsQR(pixels, width, width)?.data).toBe(Story.args.text);
});

it('says what it is', () => {
  render(<LongContent />);
  expect(screen.getByRole('img', { name: 'QR Code Pix' })).toBeInTheDocument();
});
