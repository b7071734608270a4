/** Two tabs of one person over a real server: the slower one reports the conflict and shows the current state. */
import { EXECUTIVO, umaPessoa } from '../../server/posVenda/testdata/posVenda';
import type { Server } from '../../server/createServer';
import { cancelarPassagem } from '../../src/sagas/posVenda/cancelarPassagem';
import { concluirPedido } from '../../src/sagas/compra/concluirPedido';
import { pagarPix } from '../../src/sagas/pagamento/pagarPix';
import { remarcarPassagem } from '../../src/sagas/posVenda/remarcarPassagem';
import { onEvent } from '../../src/sagas/kernel/supervised';
import { selectPix } from '../../src/store/pagamento/pix';
import { selectPosVenda } from '../../src/store/posVenda/posVenda';
import { erroDe, selectSubmission } from '../../src/store/submissions';
import { expectInvariants } from '../support/expectInvariants';
import { openTab, type ServerTab } from '../support/serverTab';
import { START_MS } from '../support/startMs';
import { startServer } from '../support/startServer';

let server: Server;
let ana: ReturnType<typeof umaPessoa>;
const tabs: ServerTab[] = [];

beforeAll(async () => {
  server = await startServer();
  ana = umaPessoa(server);
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  tabs.splice(0).forEach((tab) => tab.close());
  await expectInvariants(server);
});

function tab(): ServerTab {
  const opened = openTab(server, 'ana', [
    concluirPedido,
    pagarPix,
    onEvent(['CancelamentoAberto'], async () => cancelarPassagem),
    onEvent(['RemarcacaoAberta'], async () => remarcarPassagem),
  ]);
  tabs.push(opened);
  return opened;
}
const dialog = (one: ServerTab) => selectPosVenda(one.state());
const isReady = (one: ServerTab) => () =>
  dialog(one).phase === 'ready' && selectSubmission(one.state(), 'posVenda').phase !== 'sending';
const bilheteOf = ({ itens }: { itens: { bilheteId?: string | null }[] }): string => itens[0]?.bilheteId ?? '';
const told = (one: ServerTab) => erroDe(selectSubmission(one.state(), 'posVenda'));
const listed = (one: ServerTab, id: string) => one.orders().find((order) => order.id === id);

async function startExchange(one: ServerTab, bilheteId: string, poltrona: number): Promise<void> {
  one.emit('RemarcacaoAberta', { bilheteId });
  await one.until('the conditions are there', isReady(one));
  one.emit('RemarcacaoEscolhida', { escolha: await ana.escolha(poltrona) });
  await one.until('the seat has its price', () => {
    const state = dialog(one);
    return state.phase === 'ready' && state.acao === 'remarcar' && state.previa.acerto !== null;
  });
}
async function startCancelling(one: ServerTab, bilheteId: string): Promise<void> {
  one.emit('CancelamentoAberto', { tipo: 'bilhete', id: bilheteId });
  await one.until('what comes back is there', isReady(one));
}

describe('a ticket that two tabs decide about', () => {
  it('exchanged in one, is not cancelled in the other, which says so and lists the new state', async () => {
    const pedido = await ana.buy([EXECUTIVO.poltrona]);
    const bilheteId = bilheteOf(pedido);
    const [a, b] = [tab(), tab()];
    await b.until('the order is listed', () => listed(b, pedido.id)?.bilhetes[0] === 'emitido');
    await startExchange(a, bilheteId, 21);
    await startCancelling(b, bilheteId);

    a.emit('RemarcacaoConfirmada');
    await a.until('the exchange is done', () => dialog(a).phase === 'done');
    b.emit('CancelamentoConfirmado');
    await b.until('it is told', () => isReady(b)() && told(b) !== null);
    expect(told(b)).toBe('Esta passagem já foi remarcada.');
    expect(dialog(b)).toMatchObject({ previa: { devolverCentavos: 0, bilhetes: [{ permitido: false }] } });
    await b.until('the list is read again', () => listed(b, pedido.id)?.bilhetes[0] === 'remarcado');
    const done = dialog(a);
    const novoId = done.phase === 'done' && done.acao === 'remarcar' ? done.resultado.pedidoId : '';
    expect(listed(b, novoId)?.bilhetes).toEqual(['emitido']);
  });

  it('cancelled in one, is not exchanged in the other, which says so and lists the new state', async () => {
    const pedido = await ana.buy([EXECUTIVO.poltrona + 2]);
    const bilheteId = bilheteOf(pedido);
    const [a, b] = [tab(), tab()];
    await b.until('the order is listed', () => listed(b, pedido.id) !== undefined);
    await startExchange(b, bilheteId, 23);
    await startCancelling(a, bilheteId);

    a.emit('CancelamentoConfirmado');
    await a.until('the ticket is cancelled', () => dialog(a).phase === 'done');
    b.emit('RemarcacaoConfirmada');
    await b.until('it is told', () => isReady(b)() && told(b) !== null);
    expect(told(b)).toBe('Esta passagem já foi cancelada.');
    await b.until('the list is read again', () => listed(b, pedido.id)?.bilhetes[0] === 'cancelado');
    await b.until('the conditions are read again', () => {
      const state = dialog(b);
      return state.phase === 'ready' && state.acao === 'remarcar' && !state.previa.permitido;
    });
  });
});

describe('an order that is cancelled in one tab', () => {
  const cancel = async (one: ServerTab, id: string): Promise<void> => {
    one.emit('CancelamentoAberto', { tipo: 'pedido', id });
    await one.until('what comes back is there', isReady(one));
    one.emit('CancelamentoConfirmado');
    await one.until('it is cancelled', () => dialog(one).phase === 'done');
  };

  it('is over on the Pix page of the other, which says so and takes no more money', async () => {
    const pedido = await ana.pedidoFor([EXECUTIVO.poltrona + 4]);
    const [a, b] = [tab(), tab()];
    b.emit('PagamentoPixAberto', { pedidoId: pedido.id });
    await b.until('the charge is there', () => selectPix(b.state()).phase === 'waiting');
    await cancel(a, pedido.id);
    b.emit('dockConcluirPedido', { pedidoId: pedido.id });
    await b.until('it is over', () => selectPix(b.state()).phase === 'over');
    expect(selectPix(b.state()).aviso).toBe('Este pedido foi cancelado.');
    await b.until('the list is read again', () => listed(b, pedido.id)?.situacao === 'cancelado');
  });

  it('is told in the place of its charge where the other tab asks for one afterwards', async () => {
    const pedido = await ana.pedidoFor([EXECUTIVO.poltrona + 5]);
    const [a, b] = [tab(), tab()];
    await b.until('the order is listed', () => listed(b, pedido.id) !== undefined);
    await cancel(a, pedido.id);
    b.emit('PagamentoPixAberto', { pedidoId: pedido.id });
    await b.until('it is over', () => selectPix(b.state()).phase === 'over');
    expect(selectPix(b.state())).toMatchObject({ aviso: 'Este pedido foi cancelado.', cobranca: null });
  });
});
