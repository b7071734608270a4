import fs from 'node:fs';
import path from 'node:path';
import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './PrintSheet.stories';

const { Default } = composeStories(stories);
const sheet = () => within(screen.getByRole('article', { name: 'Bilhete de passagem eletrônico (BP-e)' }));
const styles = fs.readFileSync(path.join(__dirname, 'PrintSheet.css'), 'utf8');

it('carries who issues it, each code under its name, and all that a ticket must show', () => {
  render(<Default />);
  expect(sheet().getByText('CNPJ 12.345.678/0001-23')).toBeInTheDocument();
  expect(sheet().getByRole('img', { name: 'Código de embarque' })).toBeInTheDocument();
  expect(sheet().getByRole('img', { name: 'Código da catraca' })).toBeInTheDocument();
  expect(sheet().getByRole('img', { name: 'QR Code fiscal' })).toBeInTheDocument();
  expect(
    sheet()
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Viagem', 'Passageiro', 'Preço', 'Documento fiscal']);
  expect(sheet().getByText('Chegue 30 minutos antes, com documento com foto.')).toBeInTheDocument();
});

it('prints codes wide enough for a scanner, on A4', () => {
  const width = Number(/\.it-sheet__code \{[^}]*width: (\d+)mm/.exec(styles)?.[1]);
  // The smallest code has 21 modules, plus a quiet zone of four on each side.
  expect((width * 21) / 29).toBeGreaterThanOrEqual(30);
  expect(styles).toContain('size: a4 portrait');
});

it('leaves all of the app around it off the paper', () => {
  render(
    <>
      <header data-testid="chrome">Itapê</header>
      <main data-testid="way">
        <Default />
        <p data-testid="beside">Confira</p>
      </main>
    </>,
  );
  const hidden = /body:has\(\.it-sheet\) (:not\(.*\)) \{\n\s+display: none/.exec(styles)?.[1] ?? 'none';
  expect(screen.getByTestId('chrome').matches(hidden)).toBe(true);
  expect(screen.getByTestId('beside').matches(hidden)).toBe(true);
  expect(screen.getByTestId('way').matches(hidden)).toBe(false);
  expect(screen.getByText('CNPJ 12.345.678/0001-23').matches(hidden)).toBe(false);
});
