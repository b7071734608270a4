import type { TrechoCompra } from '../../domain/compra/compra';
import { porConfirmar } from '../../domain/compra/poltronaEspecial';
import type { MapaPoltronas, PoltronaMapa } from '../../domain/wire/compra/poltronas';
import { poltronasApi } from '../api/poltronas';
import type { RootState } from '../rootReducer';
import { selectCompra, selectPoltronasReservadas } from './compra';

/** The cached seat map of a leg; undefined where none was read, as after a reload. */
export function selectMapa({ api, ...state }: RootState, trecho: TrechoCompra): MapaPoltronas | undefined {
  const { viagemId, localidadeOrigem, localidadeDestino } = trecho;
  const read = poltronasApi.endpoints.mapaPoltronas.select({ viagemId, localidadeOrigem, localidadeDestino });
  // Without the API cache no map was ever shown.
  return api ? read({ ...state, api }).data : undefined;
}

/** Seats of a leg that wait for the person's confirmation. */
export function selectPorConfirmar(state: RootState, trecho: TrechoCompra): PoltronaMapa[] {
  const mapa = selectMapa(state, trecho);
  if (!mapa) return [];
  const { confirmadas } = selectCompra(state);
  const reservadas = selectPoltronasReservadas(state, trecho.viagemId);
  const escolhidas = trecho.poltronas.filter((numero) => !reservadas.includes(numero));
  return porConfirmar(mapa, { escolhidas, confirmadas });
}
