import { installReads } from '../../src/app/installReads';
import { createApp } from '../../src/app/createStore';
import { parseCompra } from '../../src/domain/compra/parseCompra';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import { comprarViagem } from '../../src/sagas/compra/comprarViagem';
import { poltronasApi } from '../../src/store/api/poltronas';
import { selectCompra } from '../../src/store/compra/compra';
import { succeeded } from './builders';
import { fakePorts } from './fakePorts';
import { UMA_VIAGEM } from './openCompra';
import { umaReserva } from './viagemBuilders';

/** A purchase of one or two legs whose seat maps were read; each hold succeeds. */
export async function openCompraComMapa(
  mapas: readonly MapaPoltronas[],
  link = UMA_VIAGEM,
  reserva: Partial<Reserva> = {},
) {
  const ports = fakePorts({ replies: { 'POST /Reservas': succeeded(umaReserva(reserva)) } });
  const app = createApp(ports);
  installReads(app);
  // An injected reducer joins the state with the next action.
  app.store.dispatch({ type: 'joined' });
  app.runWorkflow(comprarViagem);
  for (const [at, mapa] of mapas.entries()) {
    const [localidadeOrigem, localidadeDestino] = at === 0 ? ['1', '2'] : ['2', '1'];
    const trecho = { viagemId: mapa.viagemId, localidadeOrigem, localidadeDestino };
    await app.store.dispatch(poltronasApi.util.upsertQueryData('mapaPoltronas', trecho, mapa) as never);
  }
  ports.navigation.path = link;
  app.bus.emit('CompraAberta');
  return {
    emit: app.bus.emit,
    compra: () => selectCompra(app.store.getState()),
    etapa: () => parseCompra(ports.navigation.path)?.etapa,
    settle: async () => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    },
  };
}
