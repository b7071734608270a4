import { failed, offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { umaPreviaAdicional } from '../../../tests/support/posVendaBuilders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectPosVenda } from '../../store/posVenda/posVenda';
import { erroDe, selectSubmission } from '../../store/submissions';
import { onEvent } from '../kernel/supervised';
import { cancelarAdicional } from './cancelarAdicional';

const PATH = '/Bilhetes/b1/Adicionais/bicicleta/Cancelamento';
const done = succeeded({ pedidoId: 'p1', devolverCentavos: 4_000, meio: 'pix', previsao: '2026-11-22' });
const refusal = (codigo: string, mensagem: string, status = 409): HttpResult<never> =>
  failed({ kind: 'refused', status, erros: [{ codigo, mensagem }] });
const gone = refusal('ADICIONAL_NAO_ENCONTRADO', 'Ele pode já ter sido cancelado.', 404);

/** The dialog of a bicycle's cancellation, opened on a ticket. */
async function open(replies: Replies = {}) {
  let keys = 0;
  const app = startWorkflow([onEvent(['CancelamentoAdicionalAberto'], async () => cancelarAdicional)], {
    replies: { [`GET ${PATH}`]: succeeded(umaPreviaAdicional()), ...replies },
    random: { uuid: () => `chave-${(keys += 1)}` },
  });
  app.emit('CancelamentoAdicionalAberto', { bilheteId: 'b1', tipo: 'bicicleta' });
  await app.settle();
  const now = () => selectPosVenda(app.state());
  const submission = () => selectSubmission(app.state(), 'posVenda');
  const confirm = async () => {
    app.emit('CancelamentoConfirmado');
    await app.settle();
  };
  const sent = (method: string): HttpRequest[] =>
    (app.ports.http.request as unknown as { mock: { calls: [HttpRequest][] } }).mock.calls
      .map(([request]) => request)
      .filter((request) => request.method === method);
  return { ...app, now, submission, confirm, sent };
}

describe('cancelling one extra of a ticket', () => {
  it('shows what comes back, and does it at that very sum', async () => {
    const app = await open({ [`POST ${PATH}`]: done });
    expect(app.now()).toMatchObject({
      phase: 'ready',
      acao: 'cancelarAdicional',
      bilheteId: 'b1',
      previa: { devolverCentavos: 4_000, adicional: { tipo: 'bicicleta' } },
    });
    await app.confirm();
    expect(app.sent('POST')).toMatchObject([{ path: PATH, body: { devolverCentavos: 4_000 } }]);
    expect(app.now()).toMatchObject({ phase: 'done', acao: 'cancelarAdicional', resultado: { pedidoId: 'p1' } });
    app.emit('PosVendaFechada');
    await app.settle();
    expect(app.now()).toEqual({ phase: 'closed' });
  });

  it('names the part that is credit again as it was on screen', async () => {
    const app = await open({
      [`GET ${PATH}`]: succeeded(umaPreviaAdicional({ voltaEmCreditoCentavos: 0 })),
      [`POST ${PATH}`]: done,
    });
    await app.confirm();
    expect(app.sent('POST')[0]?.body).toEqual({ devolverCentavos: 4_000, voltaEmCreditoCentavos: 0 });
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: HttpResult<unknown>) => void = () => undefined;
    const app = await open({ [`POST ${PATH}`]: () => new Promise((resolve) => (answer = resolve)) });
    await app.confirm();
    await app.confirm();
    expect(app.submission().phase).toBe('sending');
    answer(done);
    await app.settle();
    expect(app.sent('POST')).toHaveLength(1);
    expect(app.now().phase).toBe('done');
  });

  it('keeps its key while the answer is lost, so that it happens once', async () => {
    let answer: HttpResult<unknown> = offline();
    const app = await open({ [`POST ${PATH}`]: () => answer });
    await app.confirm();
    expect(app.now().phase).toBe('ready');
    expect(erroDe(app.submission())).toBe(SEM_CONEXAO);
    answer = done;
    await app.confirm();
    expect(app.sent('POST').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-1', 'chave-1']);
    expect(app.now().phase).toBe('done');
  });

  it('reads the new sum where it changed meanwhile, and asks again', async () => {
    let devolverCentavos = 4_000;
    const app = await open({
      [`GET ${PATH}`]: () => succeeded(umaPreviaAdicional({ devolverCentavos })),
      [`POST ${PATH}`]: refusal('PREVIA_MUDOU', 'O valor mudou.'),
    });
    devolverCentavos = 0;
    await app.confirm();
    expect(erroDe(app.submission())).toBe('O valor mudou.');
    expect(app.now()).toMatchObject({ phase: 'ready', previa: { devolverCentavos: 0 } });
  });

  it('says that it is gone where another tab was faster, at the question and at the confirmation', async () => {
    const asked = await open({ [`GET ${PATH}`]: gone });
    expect(asked.now()).toMatchObject({ phase: 'gone', aviso: 'Ele pode já ter sido cancelado.' });

    let answer: HttpResult<unknown> = succeeded(umaPreviaAdicional());
    const confirmed = await open({ [`GET ${PATH}`]: () => answer, [`POST ${PATH}`]: gone });
    answer = gone;
    await confirmed.confirm();
    expect(confirmed.now()).toMatchObject({ phase: 'gone', aviso: 'Ele pode já ter sido cancelado.' });
    confirmed.emit('PosVendaFechada');
    await confirmed.settle();
    expect(confirmed.now()).toEqual({ phase: 'closed' });
  });

  it('asks for the preview once more where it did not come', async () => {
    let online = false;
    const app = await open({ [`GET ${PATH}`]: () => (online ? succeeded(umaPreviaAdicional()) : offline()) });
    expect(app.now()).toMatchObject({ phase: 'failed', aviso: SEM_CONEXAO });
    online = true;
    app.emit('PreviaPedida');
    await app.settle();
    expect(app.now().phase).toBe('ready');
  });

  it('ends the session where the identity was refused, with nothing left on its way', async () => {
    const app = await open({ [`POST ${PATH}`]: failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }) });
    await app.confirm();
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'revogada' } });
    expect(app.submission()).toEqual({ phase: 'idle' });
  });
});
