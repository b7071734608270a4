import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { umaPoltrona, umaReserva, umaReservaPropria, umMapa } from '../../../../tests/support/viagemBuilders';
import { selectCompra } from '../../../store/compra/compra';
import { acompanharPoltronas } from './acompanharPoltronas';

const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' };
const MAPA = 'GET /Viagens/100/Poltronas';

/** An open seat map with two chosen seats. */
function watching(compra: CompraDada = {}, replies: Replies = {}) {
  const close = jest.fn();
  const open = jest.fn((_path: string, _tell: (data: unknown) => void, _broken: () => void) => ({ close }));
  const app = startWorkflow(
    acompanharPoltronas,
    { stream: { open }, replies },
    umaCompra({ trechos: [{ ...trecho, poltronas: [5, 6] }], ...compra }),
  );
  app.emit('MapaPoltronasAberto', trecho);
  const [, tell, broken] = open.mock.calls[0] ?? [];
  return {
    ...app,
    close,
    open,
    compra: () => selectCompra(app.state()),
    tell: async (...ocupadas: number[]) => {
      tell?.({ ocupadas });
      await app.settle();
    },
    breakStream: async () => {
      broken?.();
      await app.settle();
    },
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
    looks: () => (app.ports.http.request as jest.Mock).mock.calls.filter(([one]) => /Poltronas/.test(one.path)).length,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('seats while they are looked at', () => {
  it('are followed on the legs on screen, and no longer once the coach is not', async () => {
    const app = watching();
    expect(app.open.mock.calls[0]?.[0]).toBe('/Viagens/100/Poltronas/Eventos?localidadeOrigem=1&localidadeDestino=2');
    await app.tell(1, 2);
    expect(app.compra().ocupadas).toEqual({ viagemId: '100', numeros: [1, 2] });
    app.emit('MapaPoltronasFechado');
    expect(app.close).toHaveBeenCalledTimes(1);
  });

  it('are known to be older while the stream is broken, until it speaks again or nobody looks', async () => {
    const app = watching();
    expect(app.compra().semAoVivo).toBe(false);
    await app.breakStream();
    expect(app.compra().semAoVivo).toBe(true);
    await app.tell(1);
    expect(app.compra().semAoVivo).toBe(false);
    await app.breakStream();
    app.emit('MapaPoltronasFechado');
    await app.settle();
    expect(app.compra().semAoVivo).toBe(false);
  });

  it('chosen here are lost at once to who takes them, and found again when they are given back', async () => {
    const app = watching();
    await app.tell(1, 5);
    expect(app.compra()).toMatchObject({
      trechos: [{ poltronas: [6] }],
      perdidas: [{ viagemId: '100', numero: 5 }],
    });
    await app.tell(1);
    expect(app.compra().perdidas).toEqual([]);
  });

  it('of the own hold are not lost, nor those of a hold that is on its way or in doubt', async () => {
    const held = watching({ reserva: umaReserva(), reservados: [{ ...trecho, poltronas: [5, 6] }] });
    await held.tell(5, 6);
    const sending = watching({ envio: 'reservando' });
    await sending.tell(5, 6);
    const doubtful = watching({ tentativaReserva: { chave: 'c', corpo: '{}' } });
    await doubtful.tell(5, 6);
    for (const app of [held, sending, doubtful])
      expect(app.compra()).toMatchObject({ perdidas: [], trechos: [{ poltronas: [5, 6] }] });
  });

  it('that the person holds in another tab are told as such, not as lost [SH5]', async () => {
    const outra = umaReservaPropria({ id: 'r9', trechos: [{ ...trecho, poltronas: [5] }] });
    const app = watching({}, { 'GET /Reservas': succeeded([outra]) });
    await app.tell(5);
    expect(app.compra()).toMatchObject({ perdidas: [], outras: [{ id: 'r9' }], trechos: [{ poltronas: [5, 6] }] });
  });

  it('are looked at now and then where the stream is cut, until it speaks again', async () => {
    const mapa = umMapa({ poltronas: [umaPoltrona(5, { situacao: 'ocupada' }), umaPoltrona(6)] });
    const app = watching({}, { [MAPA]: succeeded(mapa) });
    await app.breakStream();
    await app.pass(4_000);
    expect(app.looks()).toBe(0);
    await app.pass(1_000);
    expect(app.looks()).toBe(1);
    expect(app.compra()).toMatchObject({ ocupadas: { numeros: [5] }, trechos: [{ poltronas: [6] }] });

    await app.tell(5);
    await app.pass(6_000);
    expect(app.looks()).toBe(1);
    await app.pass(24_000);
    expect(app.looks()).toBe(2);
  });

  it('stay as they were where nobody answers', async () => {
    const app = watching({}, { [MAPA]: offline() });
    await app.tell(5);
    await app.breakStream();
    await app.pass(5_000);
    expect(app.compra().ocupadas).toEqual({ viagemId: '100', numeros: [5] });
  });
});
