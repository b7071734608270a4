import { succeeded } from './builders';
import type { PortOverrides, Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import { umaCompra } from './umaCompra';
import { umaReserva, umPedido } from './viagemBuilders';
import { parseCompra } from '../../src/domain/compra/parseCompra';
import type { HttpRequest } from '../../src/services/ports';
import { selectCompra } from '../../src/store/compra/compra';
import type { RootState } from '../../src/store/rootReducer';
import type { Workflow } from '../../src/sagas/kernel/supervised';
import { comprarViagem } from '../../src/sagas/compra/comprarViagem';

export const UMA_VIAGEM = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
export const IDA_E_VOLTA = `${UMA_VIAGEM}&viagemVolta=200`;
/** Out and back, each with a change at 9. */
export const COM_TROCAS = `${UMA_VIAGEM}&viagemConexao=300&localidadeConexao=9&viagemVolta=400&viagemVoltaConexao=500&localidadeVoltaConexao=9`;
export const comprador = { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' };
export const passageiros = [
  {
    trecho: 0,
    poltrona: 5,
    nome: 'Ana Souza',
    documento: { tipo: 2 as const, numero: '123456789' },
    dataNascimento: '1990-05-10',
  },
];

/** The purchase opened at an address, with what it sent. */
export function openCompra(
  link: string,
  overrides: PortOverrides = {},
  state?: Partial<RootState>,
  more: Workflow[] = [],
) {
  const keys = ['chave-0001', 'chave-0002', 'chave-0003', 'chave-0004'];
  const app = startWorkflow(
    [comprarViagem, ...more],
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

export const held: Replies = { 'POST /Reservas': succeeded(umaReserva()), 'DELETE /Reservas/r1': succeeded(null) };
export const bought: Replies = { ...held, 'POST /Pedidos': succeeded(umPedido()) };

/** Seats 5 and 6 were chosen, and another person took 6. */
export const lostWhileChoosing = (): Partial<RootState> =>
  umaCompra({
    trechos: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }],
    perdidas: [{ viagemId: '100', numero: 6 }],
  });

/** Chooses a seat and holds it. */
export async function hold(app: ReturnType<typeof openCompra>, numero = 5) {
  app.emit('PoltronaAlternada', { numero });
  app.emit('PoltronasConfirmadas');
  await app.settle();
}
