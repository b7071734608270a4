import { AGORA, failed, succeeded } from '../../../tests/support/builders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { umaViagem } from '../../../tests/support/viagemBuilders';
import { createApp } from '../../app/createStore';
import { installReads } from '../../app/installReads';
import type { Busca } from '../../domain/viagens/links';
import { createBus } from '../../events/bus';
import { LISTA_FRESCA_S, viagensApi } from '../../store/api/viagens';
import { adiantarViagens } from './adiantarViagens';

const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '2026-12-01' };
const busca: Busca = { ...consulta, idaVolta: true, dataVolta: '2026-12-05' };

function start(reply = succeeded([umaViagem()]) as ReturnType<typeof failed> | ReturnType<typeof succeeded>) {
  const ports = fakePorts({ replies: { 'GET /Viagens': reply } });
  const bus = createBus();
  const app = createApp(ports, { bus });
  installReads(app);
  app.runWorkflow(signedInFlow());
  app.runWorkflow(adiantarViagens);
  const lidos = () => jest.mocked(ports.http.request).mock.calls.map(([{ path }]) => path);
  const list = () =>
    app.store.dispatch(viagensApi.endpoints.viagens.initiate(consulta, { forceRefetch: LISTA_FRESCA_S }));
  return { bus, lidos, list };
}

describe('a search that is sent', () => {
  beforeEach(() => jest.useFakeTimers({ now: AGORA }));
  afterEach(() => jest.useRealTimers());

  it('has the trips of its way out read while the results load, and their list asks no second time', async () => {
    const { bus, lidos, list } = start();
    bus.emit('BuscaEnviada', { busca });
    bus.emit('BuscaEnviada', { busca });
    expect(lidos()).toEqual([`/Viagens?${new URLSearchParams(consulta)}`]);
    await list();
    await jest.advanceTimersByTimeAsync((LISTA_FRESCA_S - 1) * 1_000);
    await list();
    expect(lidos()).toHaveLength(1);
  });

  it('is read again where the list comes late', async () => {
    const { bus, lidos, list } = start();
    bus.emit('BuscaEnviada', { busca });
    await jest.advanceTimersByTimeAsync((LISTA_FRESCA_S + 1) * 1_000);
    await list();
    expect(lidos()).toHaveLength(2);
  });

  it('is read again by the list where the early read failed', async () => {
    const { bus, lidos, list } = start(failed({ kind: 'transient', motivo: 'rede' }));
    bus.emit('BuscaEnviada', { busca });
    await jest.advanceTimersByTimeAsync(100);
    await list();
    expect(lidos()).toHaveLength(2);
  });
});
