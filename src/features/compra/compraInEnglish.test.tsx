import { screen } from '@testing-library/react';
import { held, openComprarViagem } from '../../../tests/support/openComprarViagem';
import { speak, speakPortuguese, wordsIn } from '../../../tests/support/speakLanguage';
import type { CompraDada } from '../../../tests/support/umaCompra';
import type { EtapaCompra } from '../../domain/compra/compra';

/** Words of this room in Portuguese, which no name of a place or of a person has. */
const PORTUGUESE =
  /(?<!\p{L})(poltronas?|passageiros?|pagamento|compra|viagem|comprador|escolh\p{L}+|continuar|voltar|resumo|detalhes|livres?|ocupada|selecionada|janela|corredor|tarifa|nome|tipo|data|número|criança|salvar|cupom|seguro|rascunho|pagar|cartão|bilhete|você|não|nenhuma|juntas)(?!\p{L})/iu;

beforeEach(() => speak('en'));
afterEach(speakPortuguese);

const steps: [EtapaCompra, CompraDada, string][] = [
  ['poltronas', held(), 'Sit together'],
  ['passageiros', held(), 'Passenger 1 · Seat 5'],
  [
    'pagamento',
    { ...held(), prontos: { comprador: { nome: 'Rita Prado' }, passageiros: [] } },
    'How would you like to pay?',
  ],
];

it.each(steps)('a purchase in English says no word of Portuguese: %s', async (etapa, compra, words) => {
  openComprarViagem(compra, etapa);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await screen.findByText('Fare')).toBeInTheDocument();
  expect(wordsIn(document.body).filter((text) => PORTUGUESE.test(text))).toEqual([]);
});

it('a seat is named in English', async () => {
  openComprarViagem(held());
  expect(await screen.findByRole('gridcell', { name: 'Seat 2, aisle, executive, taken' })).toBeInTheDocument();
});
