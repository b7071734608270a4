import { type Acao, stateAfter } from '../../../tests/support/openStore';
import { umaCobranca } from '../../../tests/support/viagemBuilders';
import {
  cobrancaLoaded,
  conferenciaEnded,
  conferenciaStarted,
  pixClosed,
  pixConfirmed,
  pixExpired,
  pixOpened,
  pixRuledOut,
  pixUnanswered,
  selectPix,
  situacaoSeen,
} from './pix';

const after = (...acoes: Acao[]) => selectPix(stateAfter(pixOpened('p1'), ...acoes));
const charged = cobrancaLoaded({ cobranca: umaCobranca(), fim: 540 });

describe('a Pix payment', () => {
  it('shows the charge until it is paid, and takes no notice from before along', () => {
    expect(after(pixUnanswered('Sem resposta.'), charged)).toMatchObject({ phase: 'waiting', fim: 540, aviso: null });
    expect(after(charged, conferenciaStarted(), conferenciaEnded('Ainda não.'), pixConfirmed())).toMatchObject({
      phase: 'confirmed',
      aviso: null,
    });
  });

  it.each([
    ['expired', pixExpired('O código venceu.')],
    ['failed', pixUnanswered('O código venceu.')],
    ['over', pixRuledOut('O código venceu.')],
  ])('that has %s says why, and still knows its order', (phase, acao) => {
    expect(after(charged, acao)).toMatchObject({ phase, pedidoId: 'p1', aviso: 'O código venceu.' });
  });

  it('that is asked about says so until the answer, whose words take the place of the last', () => {
    expect(after(charged, conferenciaStarted(), conferenciaEnded('Ainda não.'), conferenciaStarted())).toMatchObject({
      phase: 'waiting',
      conferindo: true,
      aviso: null,
    });
    expect(after(charged, conferenciaStarted(), conferenciaEnded(null))).toMatchObject({
      conferindo: false,
      aviso: null,
    });
  });

  it('of another order, or after it was closed, begins without anything of the last one', () => {
    const before: Acao[] = [charged, situacaoSeen('pagamento_expirado'), pixExpired('O código venceu.')];
    const fresh = { cobranca: null, situacao: null, aviso: null, fim: 0 };
    expect(after(...before, pixOpened('p2'))).toMatchObject({ phase: 'opening', pedidoId: 'p2', ...fresh });
    expect(after(...before, pixClosed())).toMatchObject({ phase: 'closed', pedidoId: null, ...fresh });
  });
});
