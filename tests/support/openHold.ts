import { failed, succeeded } from './builders';
import type { PortOverrides, Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import { umaReserva, umaReservaPropria } from './viagemBuilders';
import type { HttpRequest } from '../../src/services/ports';
import { selectCompra } from '../../src/store/compra/compra';
import { comprarViagem } from '../../src/sagas/compra/comprarViagem';

export const UMA_VIAGEM = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
export const held: Replies = { 'POST /Reservas': succeeded(umaReserva()), 'DELETE /Reservas/r1': succeeded(null) };
export const left = (restanteMs: number) => succeeded(umaReservaPropria({ restanteMs }));
export const gone = (codigo: string) => failed({ kind: 'refused', status: 409, erros: [{ codigo, mensagem: codigo }] });

/** The purchase opened at an address, with the time that its timer shows. */
export function openHold(link: string, overrides: PortOverrides = {}) {
  let keys = 0;
  const app = startWorkflow(comprarViagem, { random: { uuid: () => `chave-${++keys}` }, ...overrides });
  app.ports.navigation.path = link;
  app.emit('CompraAberta');
  const requests = () => (app.ports.http.request as jest.Mock).mock.calls.map(([one]) => one as HttpRequest);
  const compra = () => selectCompra(app.state());
  return {
    ...app,
    compra,
    sent: (method: string, path: string) => requests().filter((one) => one.method === method && one.path === path),
    /** Seconds shown by the timer. */
    shown: () => Math.ceil((compra().fimReserva - app.ports.clock.monotonic()) / 1000),
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
  };
}

/** A purchase that holds seat 5. */
export async function holding(replies: Replies = {}, overrides: PortOverrides = {}) {
  const app = openHold(UMA_VIAGEM, { replies: { ...held, ...replies }, ...overrides });
  app.emit('PoltronaAlternada', { numero: 5 });
  app.emit('PoltronasConfirmadas');
  await app.settle();
  return app;
}
