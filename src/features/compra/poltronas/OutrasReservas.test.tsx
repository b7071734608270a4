import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import { umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { OutrasReservas } from './OutrasReservas';

const leg = (viagemId: string, localidadeOrigem: string, localidadeDestino: string, ...poltronas: number[]) => ({
  viagemId,
  localidadeOrigem,
  localidadeDestino,
  poltronas,
});

it.each([
  ['Poltrona 5', [leg('1', '1', '2', 5)]],
  ['Poltronas 5 e 6', [leg('1', '1', '2', 5, 6)]],
  ['Poltronas 5 e 6 (ida) e 9 e 10 (volta)', [leg('1', '1', '2', 5, 6), leg('2', '2', '1', 9, 10)]],
  [
    'Poltronas 5 (ida, 1º trecho), 6 (ida, 2º trecho) e 7 (volta)',
    [leg('1', '1', '9', 5), leg('2', '9', '2', 6), leg('3', '2', '1', 7)],
  ],
  [
    'Poltronas 5 e 6 (ida, 1º trecho), 16 e 17 (ida, 2º trecho), 7 e 8 (volta, 1º trecho) e 30 e 31 (volta, 2º trecho)',
    [leg('1', '1', '9', 5, 6), leg('2', '9', '2', 16, 17), leg('3', '2', '9', 7, 8), leg('4', '9', '1', 30, 31)],
  ],
])('the seats of another tab are told by leg: %s', (text, trechos) => {
  renderScreen(<OutrasReservas />, { state: umaCompra({ outras: [umaReservaPropria({ trechos })] }) });
  expect(screen.getByText(`${text}, em outra aba ou em outro aparelho.`)).toBeInTheDocument();
});
