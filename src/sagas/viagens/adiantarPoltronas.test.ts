import { AGORA, offline, succeeded } from '../../../tests/support/builders';
import { fakePorts, type Replies } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { umaViagem } from '../../../tests/support/viagemBuilders';
import { createApp } from '../../app/createStore';
import { installReads } from '../../app/installReads';
import type { Busca } from '../../domain/viagens/links';
import { createBus } from '../../events/bus';
import { ADIANTADO_S, poltronasApi } from '../../store/api/poltronas';
import { adiantarPoltronas } from './adiantarPoltronas';

const umaBusca = (idaVolta = false): Busca => ({
  idaVolta,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: idaVolta ? '2026-12-05' : null,
});
const viagem = umaViagem();
const trecho = {
  viagemId: viagem.id,
  localidadeOrigem: viagem.partida.localidade.id,
  localidadeDestino: viagem.chegada.localidade.id,
};
const doMapa = `/Viagens/${viagem.id}/Poltronas?${new URLSearchParams({
  localidadeOrigem: trecho.localidadeOrigem,
  localidadeDestino: trecho.localidadeDestino,
})}`;

/** The app with the workflow, and the addresses that it has read. */
function start({ signedIn = true, more = {} }: { signedIn?: boolean; more?: Replies } = {}) {
  const ports = fakePorts({
    replies: {
      [`GET /Viagens/${viagem.id}/Poltronas`]: succeeded({ poltronas: [] }),
      [`GET /Viagens/${viagem.id}`]: succeeded({ id: viagem.id }),
      ...more,
    },
  });
  const bus = createBus();
  const app = createApp(ports, { bus });
  installReads(app);
  if (signedIn) app.runWorkflow(signedInFlow());
  app.runWorkflow(adiantarPoltronas);
  const lidos = () => jest.mocked(ports.http.request).mock.calls.map(([{ path }]) => path);
  /** The page's own read, which asks anew for what is older than this. */
  const open = () =>
    app.store.dispatch(poltronasApi.endpoints.mapaPoltronas.initiate(trecho, { forceRefetch: ADIANTADO_S }));
  return { bus, lidos, open };
}

describe('a chosen trip', () => {
  beforeEach(() => jest.useFakeTimers({ now: AGORA }));
  afterEach(() => jest.useRealTimers());

  it('has its seats and stops read while the code of the purchase loads, whose page asks no second time', async () => {
    const { bus, lidos, open } = start();
    bus.emit('ViagemEscolhida', { viagem, busca: umaBusca() });
    expect(lidos()).toEqual([doMapa, `/Viagens/${viagem.id}`]);
    await open();
    await jest.advanceTimersByTimeAsync((ADIANTADO_S - 1) * 1_000);
    await open();
    expect(lidos()).toHaveLength(2);
  });

  it('is read again by a page that comes late', async () => {
    const { bus, lidos, open } = start();
    bus.emit('ViagemEscolhida', { viagem, busca: umaBusca() });
    await jest.advanceTimersByTimeAsync((ADIANTADO_S + 1) * 1_000);
    await open();
    expect(lidos()).toEqual([doMapa, `/Viagens/${viagem.id}`, doMapa]);
  });

  it('is read again by its page where the early reads failed, and nothing of the choice is lost', async () => {
    let online = false;
    const later =
      <T>(value: T) =>
      () =>
        online ? succeeded(value) : offline();
    const { bus, lidos, open } = start({
      more: {
        [`GET /Viagens/${viagem.id}/Poltronas`]: later({ poltronas: [] }),
        [`GET /Viagens/${viagem.id}`]: later({ id: viagem.id }),
        'GET /Viagens/101/Poltronas': succeeded({ poltronas: [] }),
        'GET /Viagens/101': succeeded({ id: '101' }),
      },
    });
    bus.emit('ViagemEscolhida', { viagem, busca: umaBusca() });
    await jest.advanceTimersByTimeAsync(100);
    online = true;
    expect(await open()).toMatchObject({ isSuccess: true, data: { poltronas: [] } });
    expect(lidos().filter((path) => path === doMapa)).toHaveLength(2);
    // The next trip is read early as ever.
    bus.emit('ViagemEscolhida', { viagem: { ...viagem, id: '101' }, busca: umaBusca() });
    expect(lidos().at(-1)).toBe('/Viagens/101');
  });

  it.each([
    ['of a round trip, which leads to another list', { busca: umaBusca(true), signedIn: true }],
    ['of a visitor, who signs in first', { busca: umaBusca(), signedIn: false }],
  ])('%s is not read', (_, { busca, signedIn }) => {
    const { bus, lidos } = start({ signedIn });
    bus.emit('ViagemEscolhida', { viagem, busca });
    expect(lidos()).toEqual([]);
  });
});
