import bindings from 'gtfs-realtime-bindings';
import type { PosicoesConfig } from '../../publicacao/posicoes/posicoesConfig';
import type { PosicaoDeVeiculo, PosicoesPort } from '../../publicacao/posicoes/posicoesPort';
import type { Fetch } from '../../platform/http/outgoing/fetch';

const { FeedMessage } = bindings.transit_realtime;
type Vehicle = bindings.transit_realtime.IVehiclePosition;

const TIMEOUT_MS = 8_000;
/** Ten thousand vehicles take about one megabyte. */
const MAX_BYTES = 8 * 1_048_576;

/**
 * Positions of coaches by a GTFS-Realtime feed of VehiclePositions. A redirect is not followed, since the credentials would go
 * along, and an answer that is too long is not read to its end.
 */
export const createGtfsRtPosicoes = ({ url, autorizacao }: PosicoesConfig, fetch: Fetch): PosicoesPort => ({
  read: async () => {
    const reply = await fetch(url, {
      redirect: 'error',
      headers: { accept: 'application/x-protobuf', ...(autorizacao !== null && { authorization: autorizacao }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PosicoesUnavailable('could not be reached', { cause });
    });
    if (!reply.ok) throw new PosicoesUnavailable(`answered ${reply.status}`);
    const { header, entity } = FeedMessage.decode(await readBytes(reply));
    const told = Number(header.timestamp ?? 0);
    return entity.flatMap(({ vehicle }) => (vehicle ? toPosicao(vehicle, told) : []));
  },
});

/** The feed could not be read. */
export class PosicoesUnavailable extends Error {
  override readonly name = 'PosicoesUnavailable';

  constructor(why: string, options?: ErrorOptions) {
    super(`the feed of positions ${why}`, options);
  }
}

async function readBytes({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new PosicoesUnavailable(`is longer than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Nothing for a vehicle without a trip, a place or a time; the time of the message stands for one that is missing. */
function toPosicao({ trip, position, timestamp }: Vehicle, told: number): PosicaoDeVeiculo[] {
  const em = Number(timestamp ?? 0) || told;
  if (!trip?.tripId || !position || em === 0 || em > MAX_SECONDS || !isOnEarth(position)) return [];
  const { latitude: lat, longitude: lon } = position;
  return [{ viagem: trip.tripId, dia: trip.startDate || null, lat, lon, em: new Date(em * 1000) }];
}

/** The last second that a date can name. */
const MAX_SECONDS = 8.64e12;

const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
