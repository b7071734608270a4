import { failed, offline, refused, succeeded, umaConta } from '../../../tests/support/builders';
import type { PortOverrides, Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umaReserva, umaReservaPropria, umPedido } from '../../../tests/support/viagemBuilders';
import { parseCompra } from '../../domain/compra/compra';
import { dadosPara, passageiroVazio, compradorDaConta } from '../../domain/compra/passageiros/passageiro';
import type { HttpRequest } from '../../services/ports';
import { selectCompra } from '../../store/compra/compra';
import type { RootState } from '../../store/rootReducer';
import { comprarViagem } from './comprarViagem';

const UMA_VIAGEM = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
const IDA_E_VOLTA = `${UMA_VIAGEM}&viagemVolta=200`;
const comprador = { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' };
const passageiros = [
  {
    trecho: 0,
    poltrona: 5,
    nome: 'Ana Souza',
    documento: { tipo: 2 as const, numero: '123456789' },
    dataNascimento: '1990-05-10',
  },
];

function open(link: string, overrides: PortOverrides = {}, state?: Partial<RootState>) {
  const keys = ['chave-0001', 'chave-0002', 'chave-0003', 'chave-0004'];
  const app = startWorkflow(
    comprarViagem,
    { random: { uuid: () => keys.shift() ?? 'chave-9999' }, ...overrides },
    state,
  );
  app.ports.navigation.path = link;
  app.emit('CompraAberta');
  const requests = () => (app.ports.http.request as jest.Mock).mock.calls.map(([request]) => request as HttpRequest);
  return {
    ...app,
    compra: () => selectCompra(app.state()),
    link: () => parseCompra(app.ports.navigation.path),
    sent: (method: string, path: string) => requests().filter((one) => one.method === method && one.path === path),
  };
}

const held: Replies = { 'POST /Reservas': succeeded(umaReserva()), 'DELETE /Reservas/r1': succeeded(null) };
const bought: Replies = { ...held, 'POST /Pedidos': succeeded(umPedido()) };

/** Seats 5 and 6 were chosen, and another person took 6. */
const lostWhileChoosing = (): Partial<RootState> =>
  umaCompra({
    trechos: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }],
    perdidas: [{ viagemId: '100', numero: 6 }],
  });

async function hold(app: ReturnType<typeof open>, numero = 5) {
  app.emit('PoltronaAlternada', { numero });
  app.emit('PoltronasConfirmadas');
  await app.settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('choosing and holding seats', () => {
  it('holds the chosen seats, goes on to the passengers and writes the hold into the address', async () => {
    const app = open(UMA_VIAGEM, { replies: held });
    await hold(app);

    expect(app.sent('POST', '/Reservas')).toEqual([
      expect.objectContaining({
        idempotencyKey: 'chave-0001',
        body: { trechos: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }] },
      }),
    ]);
    expect(app.compra().reserva).toEqual(umaReserva());
    expect(app.link()).toMatchObject({ etapa: 'passageiros', chave: 'chave-0001' });
    expect(app.link()?.trechos[0]?.poltronas).toEqual([5]);
  });

  it('asks for a seat before it holds any', async () => {
    const app = open(UMA_VIAGEM);
    app.emit('PoltronasConfirmadas');
    await app.settle();

    expect(app.compra().aviso).toEqual({ tipo: 'escolha', mensagem: 'Escolha pelo menos uma poltrona' });
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
  });

  it('takes six seats and not a seventh', async () => {
    const app = open(UMA_VIAGEM);
    for (let numero = 1; numero <= 7; numero += 1) app.emit('PoltronaAlternada', { numero });
    await app.settle();

    expect(app.compra().trechos[0]?.poltronas).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes each of the seats that are chosen together once', async () => {
    const app = open(UMA_VIAGEM);
    app.emit('PoltronasSugeridasAceitas', { poltronas: [7, 1, 7, 1] });
    await app.settle();

    expect(app.compra().trechos[0]?.poltronas).toEqual([1, 7]);
  });

  it('names the seats that others took, keeps the rest and asks for the map again', async () => {
    const refusal = failed({
      kind: 'refused',
      status: 409,
      erros: [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'Poltrona ocupada' }],
      poltronas: [{ viagemId: '100', numero: 5 }],
    });
    const app = open(UMA_VIAGEM, { replies: { 'POST /Reservas': refusal } });
    app.emit('PoltronaAlternada', { numero: 6 });
    await hold(app);

    expect(app.compra().aviso).toMatchObject({ tipo: 'perdidas', mensagem: expect.stringContaining('A poltrona 5') });
    expect(app.compra().trechos[0]?.poltronas).toEqual([6]);
    expect(app.compra().reserva).toBeNull();
    expect(app.ports.navigation.go).not.toHaveBeenCalled();
  });

  it('says before it goes on which seats were lost while they were chosen, and then goes on with the rest', async () => {
    const app = open(UMA_VIAGEM, { replies: held }, lostWhileChoosing());
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().aviso).toMatchObject({ tipo: 'perdidas', mensagem: expect.stringContaining('A poltrona 6') });
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);

    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')[0]?.body).toMatchObject({ trechos: [{ poltronas: [5] }] });
    expect(app.link()?.etapa).toBe('passageiros');
  });

  it('retries a hold that may have arrived with the same key, and another choice with another', async () => {
    const app = open(UMA_VIAGEM, { replies: { 'POST /Reservas': offline() } });
    await hold(app);
    expect(app.compra().aviso).toMatchObject({ tipo: 'conexao' });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    await hold(app, 6);

    const keys = app.sent('POST', '/Reservas').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['chave-0001', 'chave-0001', 'chave-0002']);
  });

  it('holds once however often the button is pressed', async () => {
    let answer = (): void => undefined;
    const slow = () =>
      new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = () => resolve(succeeded(umaReserva()))));
    const app = open(UMA_VIAGEM, { replies: { 'POST /Reservas': slow } });
    await hold(app);
    app.emit('PoltronasConfirmadas');
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().envio).toBe('reservando');
    answer();
    await app.settle();

    expect(app.sent('POST', '/Reservas')).toHaveLength(1);
    expect(app.link()?.etapa).toBe('passageiros');
  });

  it('goes back to the same hold without asking again, and gives it back for other seats', async () => {
    const app = open(UMA_VIAGEM, { replies: held });
    await hold(app);
    app.emit('EtapaCompraVoltada');
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(1);

    await hold(app, 6);
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
    expect(app.sent('POST', '/Reservas')).toHaveLength(2);
  });

  it('holds both ways of a round trip together, the same number of seats each', async () => {
    const app = open(IDA_E_VOLTA, { replies: held });
    await hold(app);
    expect(app.compra().trechoAtual).toBe(1);
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);

    await hold(app, 9);
    expect(app.sent('POST', '/Reservas')[0]?.body).toEqual({
      trechos: [
        { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] },
        { viagemId: '200', localidadeOrigem: '2', localidadeDestino: '1', poltronas: [9] },
      ],
    });
  });
});

describe('the end of a hold', () => {
  it('frees the seats at the hold’s own time and keeps what was typed about the passengers', async () => {
    const app = open(UMA_VIAGEM, { replies: { ...held, 'GET /Reservas/r1': offline() } });
    await hold(app);
    const dados = dadosPara(1, compradorDaConta(umaConta()), null);
    app.emit('PassageirosDigitados', { dados });
    await app.settle();
    jest.advanceTimersByTime(599_000);
    await app.settle();
    expect(app.compra().reserva).not.toBeNull();

    jest.advanceTimersByTime(2_000);
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, dados, aviso: { tipo: 'vencida' } });
    expect(app.link()).toMatchObject({ etapa: 'poltronas', chave: null });
  });

  it('is noticed when the server says so first', async () => {
    const gone = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'RESERVA_EXPIRADA', mensagem: 'Acabou' }] });
    const app = open(UMA_VIAGEM, { replies: { ...held, 'POST /Pedidos': gone } });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });
});

describe('making the order', () => {
  async function toPayment(replies: Replies) {
    const app = open(UMA_VIAGEM, { replies });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    await app.settle();
    return app;
  }

  it('orders the hold for these people and leads to the Pix page', async () => {
    const app = await toPayment(bought);
    expect(app.link()?.etapa).toBe('pagamento');
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.sent('POST', '/Pedidos')).toEqual([
      expect.objectContaining({
        body: { reservaId: 'r1', comprador, passageiros, totalEsperadoCentavos: 11_250 },
        idempotencyKey: 'chave-0002',
      }),
    ]);
    expect(app.ports.navigation.path).toBe('/pagamento-pix?pedido=p1');
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith(expect.stringContaining('pedido=p1'));
  });

  it('finds the same order on the way back, and writes corrected passengers into it', async () => {
    const app = await toPayment(bought);
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('POST', '/Pedidos')).toHaveLength(1);

    app.emit('PassageirosEnviados', { comprador: { ...comprador, nome: 'Ana Lima' }, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('POST', '/Pedidos').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'chave-0002',
      'chave-0003',
    ]);
  });

  it('keeps everything where the network fails, and tries again with the same key', async () => {
    const app = await toPayment({ ...held, 'POST /Pedidos': offline() });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.compra()).toMatchObject({ envio: 'parado', aviso: { tipo: 'conexao' }, prontos: { comprador } });

    app.emit('PagamentoPixEscolhido');
    await app.settle();
    const keys = app.sent('POST', '/Pedidos').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['chave-0002', 'chave-0002']);
  });

  it('shows the server’s own words where it refuses', async () => {
    const app = await toPayment({ ...held, 'POST /Pedidos': refused(400, 'Informe um número de RG válido') });
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.compra().aviso).toEqual({ tipo: 'recusa', mensagem: 'Informe um número de RG válido' });
  });
});

describe('coming back and leaving', () => {
  const refreshed = `${UMA_VIAGEM}&poltronas=5&reserva=chave-abcd&etapa=passageiros`;

  it('takes the same hold up again after a refresh, by its key [NR2]', async () => {
    const app = open(refreshed, { replies: held });
    await app.settle();

    expect(app.sent('POST', '/Reservas')[0]?.idempotencyKey).toBe('chave-abcd');
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, envio: 'parado' });
  });

  it('asks for the seats again where that hold has ended meanwhile', async () => {
    const over = umaReservaPropria({ situacao: 'vencida', restanteMs: 0 });
    const app = open(refreshed, { replies: { ...held, 'GET /Reservas/r1': succeeded(over) } });
    await app.settle();

    expect(app.compra()).toMatchObject({ reserva: null, trechos: [{ poltronas: [5] }] });
  });

  it('aborts what is under way when the screen closes, and gives the seats back when the trip is given up [§3.eventos.1]', async () => {
    let calls = 0;
    const replies: Replies = {
      ...held,
      'POST /Reservas': () => (++calls === 1 ? new Promise(() => undefined) : succeeded(umaReserva())),
    };
    const app = open(UMA_VIAGEM, { replies });
    await hold(app);
    app.emit('CompraFechada');
    await app.settle();
    expect(app.compra().envio).toBe('parado');
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(0);

    // The aborted request may have arrived: its key finds the hold, which is then released.
    app.emit('LimparPartidaSelecionada');
    await app.settle();
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
    expect(app.compra().trechos).toEqual([]);
  });

  it('never gives back the seats of an order', async () => {
    const app = open(UMA_VIAGEM, { replies: bought });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    app.emit('CompraFechada');
    app.emit('LimparPartidaSelecionada');
    await app.settle();

    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(0);
  });

  it('forgets the people when somebody signs out', async () => {
    const app = open(UMA_VIAGEM, { replies: held });
    app.emit('PassageirosDigitados', { dados: dadosPara(1, compradorDaConta(null), null) });
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();

    expect(app.compra().dados).toBeNull();
  });

  it('begins anew for another trip, whose seats before go back meanwhile', async () => {
    const app = open(UMA_VIAGEM, { replies: { ...held, 'DELETE /Reservas/r1': () => new Promise(() => undefined) } });
    await hold(app);
    app.emit('CompraFechada');
    app.ports.navigation.path = UMA_VIAGEM.replace('viagem=100', 'viagem=300');
    app.emit('CompraAberta');
    app.emit('PoltronaAlternada', { numero: 7 });
    await app.settle();

    expect(app.compra()).toMatchObject({ trechos: [{ viagemId: '300', poltronas: [7] }], reserva: null });
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
  });

  it('leads home from an address that names no trip', async () => {
    const app = open('/comprar-viagem');
    await app.settle();
    expect(app.ports.navigation.replace).toHaveBeenCalledWith('/home');
  });
});

describe('the buyer as passenger', () => {
  it('copies what the account knows into the first passenger, and no document [§3.eventos.1]', async () => {
    const conta = umaConta();
    const app = open(UMA_VIAGEM, {}, { conta: { phase: 'complete', conta, sub: 's' } });
    app.emit('PassageirosDigitados', { dados: dadosPara(1, compradorDaConta(conta), null) });
    app.emit('checkPassageiroComprador', { marcado: true });
    await app.settle();

    expect(app.compra()).toMatchObject({
      compradorPassageiro: 0,
      versaoDados: 1,
      dados: {
        passageiros: [
          { ...passageiroVazio(), nome: 'Ana Souza', dataNascimento: '10/05/1990', celular: '(11) 98765-4321' },
        ],
      },
    });
  });

  it('may be another passenger [§3.eventos.1]', async () => {
    const conta = umaConta();
    const app = open(UMA_VIAGEM, {}, { conta: { phase: 'complete', conta, sub: 's' } });
    app.emit('PassageirosDigitados', { dados: dadosPara(2, compradorDaConta(conta), null) });
    app.emit('mudouPassageiroComprador', { indice: 1 });
    await app.settle();

    expect(app.compra().dados?.passageiros.map(({ nome }) => nome)).toEqual(['', 'Ana Souza']);
  });
});
