import { failed, overLimit, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaReserva } from '../../../tests/support/viagemBuilders';
import type { HttpRequest } from '../../services/ports';
import { selectCompra } from '../../store/compra/compra';
import { comprarViagem } from './comprarViagem';

const aviso = { tipo: 'limite', mensagem: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.' };
const comprador = { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' };
const documento = { tipo: 2 as const, numero: '123456789' };
const passageiros = [{ trecho: 0, poltrona: 5, nome: 'Ana Souza', documento, dataNascimento: '1990-05-10' }];

/** Chooses seat 5 and presses "Continuar". */
async function chosen(replies: Replies) {
  const keys = ['chave-0001', 'chave-0002', 'chave-0003'];
  const app = startWorkflow(comprarViagem, { random: { uuid: () => keys.shift() ?? 'chave-9999' }, replies });
  app.ports.navigation.path = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
  app.emit('CompraAberta');
  app.emit('PoltronaAlternada', { numero: 5 });
  app.emit('PoltronasConfirmadas');
  await app.settle();
  const keysOf = (to: string) =>
    (app.ports.http.request as jest.Mock).mock.calls
      .map(([request]) => request as HttpRequest)
      .filter(({ method, path }) => method === 'POST' && path === to)
      .map(({ idempotencyKey }) => idempotencyKey);
  return { ...app, compra: () => selectCompra(app.state()), keysOf };
}

/** Answers like a server whose ceiling of holds is reached until one is released. */
function untilReleased(): Replies {
  let livre = false;
  return {
    'POST /Reservas': () =>
      livre
        ? succeeded(umaReserva())
        : failed({
            kind: 'refused',
            status: 409,
            erros: [{ codigo: 'LIMITE_DE_RESERVAS', mensagem: 'Você já tem 6 reservas em vigor.' }],
          }),
    'DELETE /Reservas/r9': () => {
      livre = true;
      return succeeded(null);
    },
    'GET /Reservas': succeeded([]),
  };
}

describe('a purchase over the ceiling of unpaid holds', () => {
  it('shows the holds, and holds the same seats under a new key once one of them is released', async () => {
    const app = await chosen(untilReleased());
    expect(app.compra()).toMatchObject({ trechos: [{ poltronas: [5] }], aviso: { tipo: 'teto' } });
    app.emit('ReservaLiberada', { id: 'r9' });
    await app.settle();
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, trechos: [{ poltronas: [5] }] });
    expect(app.compra().reserva).not.toBeNull();
    expect(app.keysOf('/Reservas')).toEqual(['chave-0001', 'chave-0002']);
  });
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a purchase over its limit of attempts', () => {
  it('says when to hold again, keeps the chosen seats and repeats the hold under its key [RL1]', async () => {
    const app = await chosen({ 'POST /Reservas': overLimit(20) });
    expect(app.compra()).toMatchObject({ envio: 'parado', trechos: [{ poltronas: [5] }], aviso });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.keysOf('/Reservas')).toEqual(['chave-0001', 'chave-0001']);
  });

  it('says when to order again, keeps what was typed and repeats the order under its key [RL1]', async () => {
    const app = await chosen({ 'POST /Reservas': succeeded(umaReserva()), 'POST /Pedidos': overLimit(20) });
    app.emit('PassageirosEnviados', { comprador, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.compra()).toMatchObject({ envio: 'parado', aviso, prontos: { comprador, passageiros } });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.keysOf('/Pedidos')).toEqual(['chave-0002', 'chave-0002']);
  });
});
