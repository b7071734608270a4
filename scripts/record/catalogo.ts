import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import type { Recorder } from './recorder';

export const SAO_PAULO = '1';
export const RIO = '4';
const IDA = '2026-11-22';
const VOLTA = '2026-11-24';
/** A day beyond the sales period. */
const SEM_VIAGENS = '2027-11-22';
const TERMOS = ['s', 'são', 'são paulo', 'r', 'rio', 'rio de janeiro', 'belo', 'curitiba', 'xyz'];

const query = (parts: Record<string, string>) => new URLSearchParams(parts).toString();

/** Records public data: places, departures, calendars, seat maps. Returns the outbound departures. */
export async function recordCatalogo({ call }: Recorder): Promise<Viagem[]> {
  await call('/Empresa');
  await call('/Localidades');
  await call(`/Localidades?origem=${SAO_PAULO}`);
  for (const termo of TERMOS) {
    await call(`/Localidades?${query({ termo })}`);
    await call(`/Localidades?${query({ termo, origem: SAO_PAULO })}`);
  }
  for (const id of [SAO_PAULO, RIO, '36', '159', '246']) await call(`/Localidades/${id}`);

  const ida = { localidadeOrigem: SAO_PAULO, localidadeDestino: RIO };
  const volta = { localidadeOrigem: RIO, localidadeDestino: SAO_PAULO };
  const viagens = await call<Viagem[]>(`/Viagens?${query({ ...ida, dataPartida: IDA })}`);
  const deVolta = await call<Viagem[]>(`/Viagens?${query({ ...volta, dataPartida: VOLTA })}`);
  await call(`/Viagens?${query({ ...ida, dataPartida: SEM_VIAGENS })}`, { name: 'semViagens' });
  await call(`/Viagens/Alternativas?${query({ ...ida, dataPartida: IDA })}`);
  await call(`/Viagens/Conexoes?${query({ ...ida, dataPartida: IDA })}`);
  await call(`/Viagens/Painel?${query({ ...ida, data: '2026-11-21' })}`);
  await call(`/Viagens/Calendario?${query({ ...ida, inicio: '2026-11-21', fim: '2026-11-27' })}`);
  await call(`/Viagens/Calendario?${query({ ...ida, inicio: '2026-11-21', fim: '2027-01-20' })}`);
  await call(`/Viagens/Calendario?${query({ ...volta, inicio: '2026-11-22', fim: '2026-11-28' })}`);
  for (const [trips, way] of [
    [viagens, ida],
    [deVolta, volta],
  ] as const) {
    for (const { id } of trips.slice(0, 2)) {
      await call(`/Viagens/${id}`);
      await call(`/Viagens/${id}/Poltronas?${query(way)}`);
    }
  }
  return viagens;
}
