import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { photographQr } from '../../../tests/support/photographQr';
import * as stories from './QrCode.stories';

const { Captioned, Default, LongContent } = composeStories(stories);

it.each([
  ['a short code', Default],
  ['a whole Pix charge', LongContent],
])('is read by a scanner as it was written: %s [PX16]', (_, Story) => {
  render(<Story />);
  expect(decodeQR(photographQr(screen.getByRole('img')))).toBe(Story.args.text);
});

it('says what it is', () => {
  render(<LongContent />);
  expect(screen.getByRole('img', { name: 'QR Code Pix' })).toBeInTheDocument();
});

it('says with a caption what to do with it', () => {
  render(<Captioned />);
  expect(screen.getAllByRole('img', { name: 'Código de embarque' })).toHaveLength(2);
  expect(screen.getByText('Aponte a câmera do celular para abrir esta página nele.')).toBeVisible();
});
