import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { speak, speakPortuguese, wordsIn } from '../../../../tests/support/speakLanguage';
import { umaCobranca, umPedido } from '../../../../tests/support/viagemBuilders';
import { pixSlice, type PixState } from '../../../store/pagamento/pix';
import { PagamentoPixPage } from './PagamentoPixPage';

/** Words of this room in Portuguese, which no name of a place has. */
const PORTUGUESE =
  /(?<!\p{L})(poltronas?|passageiros?|pagamento|bilhetes?|pagar|paguei|código|copiar|banco|tempo|valor|gerar|verificar|escolher|ver|viagens|expirou|encerrado|você|não|às)(?!\p{L})/iu;

const open = (pix: Partial<PixState>) =>
  renderScreen(<PagamentoPixPage Interrompida={() => null} EscolherBanco={() => null} />, {
    ports: { clock: { monotonic: () => 0 } },
    path: '/pagamento-pix?pedido=p1',
    state: { pix: { ...pixSlice.getInitialState(), pedidoId: 'p1', pedido: umPedido(), ...pix } },
  });

beforeEach(() => speak('en'));
afterEach(speakPortuguese);

it.each([
  [{ phase: 'waiting', cobranca: umaCobranca(), fim: 540_000 }, 'Copy Pix code'],
  [{ phase: 'confirmed' }, 'Payment confirmed'],
  [{ phase: 'expired' }, 'Get a new Pix code'],
  [{ phase: 'over' }, 'This payment has ended'],
  [{ phase: 'failed' }, 'Pay by card'],
] satisfies [Partial<PixState>, string][])('a Pix in English says no word of Portuguese: %j', async (pix, words) => {
  open(pix);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(wordsIn(document.body).filter((text) => PORTUGUESE.test(text))).toEqual([]);
});

it('names the trip in English', async () => {
  open({ phase: 'waiting', cobranca: umaCobranca(), fim: 540_000 });
  expect(await screen.findByText(/^São Paulo → Rio de Janeiro, [\d/]+ at [\d:]+ · Seats? \d+/)).toBeInTheDocument();
});
