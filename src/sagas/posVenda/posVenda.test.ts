import { failed, offline, overLimit, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import {
  umAcerto,
  umaOferta,
  umaPrevia,
  umaPreviaRemarcacao,
  umaPreviaTransferencia,
  umaTroca,
} from '../../../tests/support/posVendaBuilders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { textoDoLimite } from '../../domain/base/limite';
import type { EventName, Events } from '../../events/catalogue';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectPosVenda } from '../../store/posVenda/posVenda';
import { erroDe, selectSubmission } from '../../store/submissions';
import { cancelarPassagem } from './cancelarPassagem';
import { remarcarPassagem } from './remarcarPassagem';
import { onEvent } from '../kernel/supervised';
import { transferirPassagem } from './transferirPassagem';

const CANCELAMENTO = 'POST /Bilhetes/b1/Cancelamento';
const refusal = (codigo: string, mensagem: string): HttpResult<never> =>
  failed({ kind: 'refused', status: 409, erros: [{ codigo, mensagem }] });

function start(replies: Replies) {
  const app = startWorkflow(
    [
      onEvent(['CancelamentoAberto'], async () => cancelarPassagem),
      onEvent(['RemarcacaoAberta'], async () => remarcarPassagem),
      onEvent(['TransferenciaAberta'], async () => transferirPassagem),
    ],
    {
      replies: {
        'GET /Bilhetes/b1/Cancelamento': succeeded(umaPrevia()),
        'GET /Bilhetes/b1/Remarcacao': succeeded(umaPreviaRemarcacao()),
        'GET /Bilhetes/b1/Transferencia': succeeded(umaPreviaTransferencia()),
        ...replies,
      },
      random: { uuid: nextKey() },
    },
  );
  /** The dialog with its confirmation and its price, as the screen puts them together. */
  const now = () => {
    const dialog = selectPosVenda(app.state());
    if (dialog.phase !== 'ready') return dialog;
    const confirmed = selectSubmission(app.state(), 'posVenda');
    const priced = selectSubmission(app.state(), 'precoRemarcacao');
    return {
      ...dialog,
      phase: confirmed.phase === 'sending' ? 'sending' : 'ready',
      aviso: erroDe(priced) ?? erroDe(confirmed),
      calculando: priced.phase === 'sending',
    };
  };
  const tell = async <K extends EventName>(type: K, ...payload: undefined extends Events[K] ? [] : [Events[K]]) => {
    (app.emit as (name: EventName, payload: unknown) => void)(type, payload[0]);
    await app.settle();
  };
  const sent = (method: string): HttpRequest[] =>
    (app.ports.http.request as unknown as { mock: { calls: [HttpRequest][] } }).mock.calls
      .map(([request]) => request)
      .filter((request) => request.method === method);
  return { ...app, now, tell, sent };
}
const nextKey = () => {
  let count = 0;
  return () => `chave-${(count += 1)}`;
};
const oneTicket = { tipo: 'bilhete', id: 'b1' } as const;

describe('cancelling', () => {
  const done = succeeded({ pedidoId: 'p1', devolverCentavos: 10_750, meio: 'pix', previsao: '2026-11-22' });

  it('shows what comes back, and does it at that very sum', async () => {
    const app = start({ [CANCELAMENTO]: done });
    await app.tell('CancelamentoAberto', oneTicket);
    expect(app.now()).toMatchObject({ phase: 'ready', acao: 'cancelar', previa: { devolverCentavos: 10_750 } });

    await app.tell('CancelamentoConfirmado');
    expect(app.sent('POST')).toMatchObject([{ body: { devolverCentavos: 10_750 }, idempotencyKey: 'chave-1' }]);
    expect(app.now()).toMatchObject({ phase: 'done', resultado: { devolverCentavos: 10_750 } });
    await app.tell('PosVendaFechada');
    expect(app.now()).toEqual({ phase: 'closed' });
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: HttpResult<unknown>) => void = () => undefined;
    const app = start({ [CANCELAMENTO]: () => new Promise((resolve) => (answer = resolve)) });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    await app.tell('CancelamentoConfirmado');
    expect(app.now().phase).toBe('sending');
    answer(done);
    await app.settle();
    expect(app.sent('POST')).toHaveLength(1);
  });

  it('keeps its key while the server cannot be reached, so that it happens once', async () => {
    let answer: HttpResult<unknown> = offline();
    const app = start({ [CANCELAMENTO]: () => answer });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    expect(app.now()).toMatchObject({ phase: 'ready', aviso: SEM_CONEXAO });
    answer = overLimit(20);
    await app.tell('CancelamentoConfirmado');
    expect(app.now()).toMatchObject({ phase: 'ready', aviso: textoDoLimite(20) });
    answer = done;
    await app.tell('CancelamentoConfirmado');
    expect(app.sent('POST').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1', 'chave-1']);
    expect(app.now().phase).toBe('done');
  });

  it('reads the new sum where it changed meanwhile, and asks again', async () => {
    let paid = 11_250;
    const app = start({
      'GET /Bilhetes/b1/Cancelamento': () => succeeded(umaPrevia({ devolverCentavos: paid })),
      [CANCELAMENTO]: () => refusal('PREVIA_MUDOU', 'O valor mudou.'),
    });
    await app.tell('CancelamentoAberto', oneTicket);
    paid = 10_750;
    await app.tell('CancelamentoConfirmado');
    expect(app.now()).toMatchObject({
      phase: 'ready',
      aviso: 'O valor mudou.',
      previa: { devolverCentavos: 10_750 },
    });
  });

  it('names the part that is credit again as it was on screen, also where it was none of the sum', async () => {
    for (const voltaEmCreditoCentavos of [0, 2_000]) {
      const previa = succeeded(umaPrevia({ voltaEmCreditoCentavos }));
      const app = start({ 'GET /Bilhetes/b1/Cancelamento': previa, [CANCELAMENTO]: done });
      await app.tell('CancelamentoAberto', oneTicket);
      await app.tell('CancelamentoConfirmado');
      expect(app.sent('POST')[0]?.body).toEqual({ devolverCentavos: 10_750, voltaEmCreditoCentavos });
    }
  });

  describe('for credit', () => {
    const offered = () => succeeded(umaPrevia({ credito: umaOferta() }));

    it('names the credit on screen once it is chosen, and not where the money was chosen again', async () => {
      const app = start({
        'GET /Bilhetes/b1/Cancelamento': offered(),
        [CANCELAMENTO]: () => refusal('REQUISICAO_INVALIDA', 'Não deu.'),
      });
      await app.tell('CancelamentoAberto', oneTicket);
      expect(app.now()).toMatchObject({ emCredito: false, previa: { credito: { centavos: 11_825 } } });
      await app.tell('DestinoDoValorEscolhido', { emCredito: true });
      expect(app.now()).toMatchObject({ emCredito: true });
      await app.tell('CancelamentoConfirmado');
      await app.tell('DestinoDoValorEscolhido', { emCredito: false });
      await app.tell('CancelamentoConfirmado');
      expect(app.sent('POST').map(({ body }) => body)).toEqual([
        { devolverCentavos: 10_750, creditoCentavos: 11_825 },
        { devolverCentavos: 10_750 },
      ]);
    });

    it('shows the new sums where they changed, with the credit still chosen', async () => {
      let centavos = 11_825;
      const app = start({
        'GET /Bilhetes/b1/Cancelamento': () => succeeded(umaPrevia({ credito: umaOferta({ centavos }) })),
        [CANCELAMENTO]: () => refusal('PREVIA_MUDOU', 'O valor mudou.'),
      });
      await app.tell('CancelamentoAberto', oneTicket);
      await app.tell('DestinoDoValorEscolhido', { emCredito: true });
      centavos = 11_500;
      await app.tell('CancelamentoConfirmado');
      expect(app.now()).toMatchObject({ emCredito: true, previa: { credito: { centavos: 11_500 } } });
    });

    it('is the money again where no credit is offered any more, and is no choice where there was none', async () => {
      let previa = umaPrevia({ credito: umaOferta() });
      const app = start({
        'GET /Bilhetes/b1/Cancelamento': () => succeeded(previa),
        [CANCELAMENTO]: () => refusal('PREVIA_MUDOU', 'O valor mudou.'),
      });
      await app.tell('CancelamentoAberto', oneTicket);
      await app.tell('DestinoDoValorEscolhido', { emCredito: true });
      previa = umaPrevia();
      await app.tell('CancelamentoConfirmado');
      expect(app.now()).toMatchObject({ emCredito: false });
      await app.tell('DestinoDoValorEscolhido', { emCredito: true });
      expect(app.now()).toMatchObject({ emCredito: false });
    });
  });

  it('says that another tab was quicker', async () => {
    const app = start({ [CANCELAMENTO]: refusal('BILHETE_ENCERRADO', 'Esta passagem já foi cancelada.') });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    expect(app.now()).toMatchObject({ aviso: 'Esta passagem já foi cancelada.' });
  });

  it('asks for the preview once more where it did not come', async () => {
    let online = false;
    const app = start({ 'GET /Bilhetes/b1/Cancelamento': () => (online ? succeeded(umaPrevia()) : offline()) });
    await app.tell('CancelamentoAberto', oneTicket);
    expect(app.now()).toMatchObject({ phase: 'failed', aviso: SEM_CONEXAO });
    online = true;
    await app.tell('PreviaPedida');
    expect(app.now().phase).toBe('ready');
  });

  it('ends the session where the identity was refused, with nothing left on its way', async () => {
    const app = start({ [CANCELAMENTO]: failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }) });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'revogada' } });
    expect(selectSubmission(app.state(), 'posVenda')).toEqual({ phase: 'idle' });
  });

  it('stays on its way until the new sum is there, and may be closed meanwhile', async () => {
    let asked = 0;
    const app = start({
      'GET /Bilhetes/b1/Cancelamento': () =>
        (asked += 1) === 1 ? succeeded(umaPrevia()) : new Promise(() => undefined),
      [CANCELAMENTO]: refusal('PREVIA_MUDOU', 'O valor mudou.'),
    });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    expect(app.now().phase).toBe('sending');
    await app.tell('PosVendaFechada');
    expect(app.now()).toEqual({ phase: 'closed' });
    expect(selectSubmission(app.state(), 'posVenda')).toEqual({ phase: 'idle' });
  });

  it('begins without what was said the last time', async () => {
    const app = start({ [CANCELAMENTO]: offline() });
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('CancelamentoConfirmado');
    await app.tell('PosVendaFechada');
    await app.tell('CancelamentoAberto', oneTicket);
    expect(app.now()).toMatchObject({ phase: 'ready', aviso: null });
  });

  it('forgets everything with the session', async () => {
    const app = start({});
    await app.tell('CancelamentoAberto', oneTicket);
    await app.tell('SessaoEncerrada', { motivo: 'pedida' });
    expect(app.now()).toEqual({ phase: 'closed' });
  });
});

describe('exchanging', () => {
  const escolha = { viagemId: '200', localidadeOrigem: '1', localidadeDestino: '2', poltrona: 7 };
  const priced = (diferenca: number) => ({
    'GET /Bilhetes/b1/Remarcacao': ({ path }: HttpRequest) =>
      succeeded(umaPreviaRemarcacao({ acerto: path.includes('?') ? umAcerto(diferenca) : null })),
  });

  it('shows the difference of the chosen seat, and agrees to it', async () => {
    const app = start({ ...priced(-2_000), 'POST /Bilhetes/b1/Remarcacao': succeeded(umaTroca()) });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    expect(app.now()).toMatchObject({ escolha, calculando: false, previa: { acerto: { devolverCentavos: 2_000 } } });
    await app.tell('RemarcacaoConfirmada');
    expect(app.sent('POST')[0]?.body).toEqual({ ...escolha, cobrarCentavos: 0, devolverCentavos: 2_000 });
    expect(app.now()).toMatchObject({ phase: 'done', acao: 'remarcar', resultado: { pedidoId: 'p2' } });
  });

  it('leads on to the payment of what costs more', async () => {
    const app = start({
      ...priced(3_000),
      'POST /Bilhetes/b1/Remarcacao': succeeded(umaTroca({ situacao: 'a_pagar', bilheteId: null })),
    });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    await app.tell('RemarcacaoConfirmada');
    const path = '/comprar-viagem?viagem=200&localidadeOrigem=1&localidadeDestino=2&poltronas=7';
    expect(app.ports.navigation.path).toBe(`${path}&pedido=p2&etapa=pagamento`);
    expect(app.now()).toEqual({ phase: 'closed' });
  });

  it('agrees to nothing before there is a price', async () => {
    const app = start({});
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoConfirmada');
    expect(app.sent('POST')).toEqual([]);
  });

  it('agrees to no seat whose price did not come', async () => {
    const replies = [offline()];
    const app = start({
      'GET /Bilhetes/b1/Remarcacao': ({ path }: HttpRequest) =>
        (path.includes('?') && replies.shift()) || succeeded(umaPreviaRemarcacao({ acerto: umAcerto(0) })),
    });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    await app.tell('RemarcacaoConfirmada');
    expect(app.sent('POST')).toEqual([]);
    await app.tell('RemarcacaoEscolhida', { escolha: { ...escolha, poltrona: 8 } });
    expect(app.now()).toMatchObject({ escolha: { poltrona: 8 }, previa: { acerto: { cobrarCentavos: 0 } } });
  });

  it('prices the last seat that was chosen, whichever answer comes first', async () => {
    const answers: ((value: HttpResult<unknown>) => void)[] = [];
    const app = start({
      'GET /Bilhetes/b1/Remarcacao': ({ path }: HttpRequest) =>
        path.includes('?') ? new Promise((resolve) => answers.push(resolve)) : succeeded(umaPreviaRemarcacao()),
    });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    await app.tell('RemarcacaoEscolhida', { escolha: { ...escolha, poltrona: 8 } });
    answers[1]?.(succeeded(umaPreviaRemarcacao({ acerto: umAcerto(100) })));
    answers[0]?.(succeeded(umaPreviaRemarcacao({ acerto: umAcerto(900) })));
    await app.settle();
    expect(app.now()).toMatchObject({ escolha: { poltrona: 8 }, previa: { acerto: { cobrarCentavos: 100 } } });
  });

  it('says why a seat has no price, until another is chosen', async () => {
    const replies = [refusal('POLTRONA_OCUPADA', 'A poltrona 7 já foi ocupada.'), offline()];
    const app = start({
      'GET /Bilhetes/b1/Remarcacao': ({ path }: HttpRequest) =>
        (path.includes('?') && replies.shift()) || succeeded(umaPreviaRemarcacao({ acerto: umAcerto(0) })),
    });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    expect(app.now()).toMatchObject({ aviso: 'A poltrona 7 já foi ocupada.', calculando: false });
    await app.tell('RemarcacaoEscolhida', { escolha: { ...escolha, poltrona: 8 } });
    expect(app.now()).toMatchObject({ aviso: SEM_CONEXAO, previa: { acerto: null } });
    await app.tell('RemarcacaoEscolhida', { escolha: { ...escolha, poltrona: 9 } });
    expect(app.now()).toMatchObject({ aviso: null, escolha: { poltrona: 9 } });
  });

  it('says who was quicker at the seat, and keeps the rest', async () => {
    const app = start({
      ...priced(0),
      'POST /Bilhetes/b1/Remarcacao': refusal('POLTRONA_OCUPADA', 'A poltrona 7 já foi ocupada.'),
    });
    await app.tell('RemarcacaoAberta', { bilheteId: 'b1' });
    await app.tell('RemarcacaoEscolhida', { escolha });
    await app.tell('RemarcacaoConfirmada');
    expect(app.now()).toMatchObject({ phase: 'ready', aviso: 'A poltrona 7 já foi ocupada.' });
    expect(app.sent('GET').filter(({ path }) => path.endsWith('poltrona=7'))).toHaveLength(2);
  });
});

describe('giving a ticket away', () => {
  const pessoa = {
    nome: 'Bruno Lima',
    documento: { tipo: 2 as const, numero: '987654321' },
    dataNascimento: '1985-03-02',
  };

  it('sends who travels instead, and tells of the new ticket', async () => {
    const app = start({ 'POST /Bilhetes/b1/Transferencia': succeeded(umaTroca()) });
    await app.tell('TransferenciaAberta', { bilheteId: 'b1' });
    await app.tell('TransferenciaEnviada', { pessoa });
    expect(app.sent('POST')[0]?.body).toEqual(pessoa);
    expect(app.now()).toMatchObject({ phase: 'done', acao: 'transferir', resultado: { bilheteId: 'b2' } });
  });

  it('says what the server found wrong, and takes it corrected under a new key', async () => {
    let wrong = true;
    const app = start({
      'POST /Bilhetes/b1/Transferencia': () =>
        wrong ? refusal('DOCUMENTO_INVALIDO', 'Informe um número de RG válido') : succeeded(umaTroca()),
    });
    await app.tell('TransferenciaAberta', { bilheteId: 'b1' });
    await app.tell('TransferenciaEnviada', { pessoa });
    expect(app.now()).toMatchObject({ phase: 'ready', aviso: 'Informe um número de RG válido' });
    wrong = false;
    await app.tell('TransferenciaEnviada', { pessoa: { ...pessoa, nome: 'Bruno Lima Castro' } });
    expect(app.sent('POST').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-2']);
    expect(app.now().phase).toBe('done');
  });
});
