import { succeeded } from '../../../tests/support/builders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { umaReserva, umMapa, umPreco } from '../../../tests/support/viagemBuilders';
import { createApp } from '../../app/createStore';
import { installReads } from '../../app/installReads';
import { parseCompra } from '../../domain/compra/compra';
import { poltronasApi } from '../../store/api/poltronas';
import { selectCompra } from '../../store/compra/compra';
import { comprarViagem } from './comprarViagem';

const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' };

/** Chooses seat 5 with this price on the map, or without a map; the hold costs R$ 112,50. */
async function holdAfter(totalCentavos: number | null) {
  const ports = fakePorts({ replies: { 'POST /Reservas': succeeded(umaReserva()) } });
  const app = createApp(ports);
  installReads(app);
  // An injected reducer joins the state with the next action.
  app.store.dispatch({ type: 'joined' });
  app.runWorkflow(comprarViagem);
  if (totalCentavos !== null) {
    const mapa = umMapa({ precos: [{ classe: 'executivo', preco: umPreco(totalCentavos) }] });
    await app.store.dispatch(poltronasApi.util.upsertQueryData('mapaPoltronas', trecho, mapa) as never);
  }
  ports.navigation.path = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
  app.bus.emit('CompraAberta');
  app.bus.emit('PoltronaAlternada', { numero: 5 });
  app.bus.emit('PoltronasConfirmadas');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return { aviso: selectCompra(app.store.getState()).aviso, etapa: parseCompra(ports.navigation.path)?.etapa };
}

describe('a hold at another price', () => {
  it('is told with both prices, its seats kept', async () => {
    expect(await holdAfter(9_900)).toEqual({
      etapa: 'passageiros',
      aviso: {
        tipo: 'preco',
        mensagem:
          'Estas poltronas custavam R$ 99,00 e agora custam R$ 112,50. Elas estão reservadas: continue ou volte para trocar.',
      },
    });
  });

  it.each([
    ['costs what the map said', 11_250],
    ['was chosen on no map that is still there', null],
  ])('is no news where it %s', async (_, totalCentavos) => {
    expect(await holdAfter(totalCentavos)).toEqual({ etapa: 'passageiros', aviso: null });
  });
});
