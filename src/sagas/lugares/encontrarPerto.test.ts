import { offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { novoRio, tiete } from '../../../tests/support/viagemBuilders';
import type { LocationResult } from '../../services/portsDevice';
import { selectPerto } from '../../store/viagens/busca';
import { encontrarPerto } from './encontrarPerto';

const mapa = [
  { ...novoRio, lat: -22.899, lon: -43.209 },
  { ...tiete, lat: -23.516, lon: -46.625 },
];
const here: LocationResult = { ok: true, ponto: { lat: -23.5614321, lon: -46.6558765 } };

async function press(where: LocationResult, replies: Replies = { 'GET /Localidades/Mapa': succeeded(mapa) }) {
  const app = startWorkflow(encontrarPerto, { replies, location: { current: async () => where } });
  await app.settle();
  return { ...app, perto: selectPerto(app.state()), said: app.state().interface.toasts.map(({ texto }) => texto) };
}

describe('perto de mim', () => {
  it('finds the nearest terminal on the device, and says which', async () => {
    const { perto, said } = await press(here);
    expect(perto).toEqual({ phase: 'found', localidade: tiete });
    expect(said).toEqual(['Origem: São Paulo, SP – Terminal Rodoviário do Tietê']);
  });

  it('tells nobody where the person is', async () => {
    const app = await press(here);
    const sent = JSON.stringify((app.ports.http.request as jest.Mock).mock.calls);
    const logged = JSON.stringify([
      (app.ports.log.info as jest.Mock).mock.calls,
      (app.ports.log.error as jest.Mock).mock.calls,
    ]);
    const stored = JSON.stringify(app.state());
    for (const text of [sent, logged, stored]) expect(text).not.toMatch(/23\.56|46\.65/);
  });

  it.each<[string, LocationResult, Replies | undefined, RegExp]>([
    ['is not allowed', { ok: false, motivo: 'negada' }, undefined, /não foi permitido/],
    ['does not know where it is', { ok: false, motivo: 'indisponivel' }, undefined, /onde você está/],
    ['has no network', here, { 'GET /Localidades/Mapa': offline() }, /Verifique a conexão/],
    ['is far from all terminals', { ok: true, ponto: { lat: 40, lon: -74 } }, undefined, /150 km/],
  ])('says what to do where the device %s', async (_, where, replies, text) => {
    const app = await press(where, replies);
    expect(app.perto).toEqual({ phase: 'idle' });
    const toasts = app.state().interface.toasts;
    expect(toasts).toMatchObject([{ tone: 'warning', texto: expect.stringMatching(text) }]);
  });
});
