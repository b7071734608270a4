/** Ids of both feeds. They are made of the catalogue's own, so they stay the same from one feed to the next. */
import type { Dia } from '../../src/domain/base/data';
import { foldText } from '../../src/domain/lugares/busca/foldText';

/** A carrier, by its name. */
export const agencyId = (operadora: string): string => foldText(operadora).replaceAll(' ', '-');

/** A terminal as the place where departures stop. */
export const stopId = (localidadeId: number): string => String(localidadeId);

/** A terminal that has platforms, as their station. */
export const stationId = (localidadeId: number): string => `terminal-${localidadeId}`;

/** A platform of a terminal. */
export const platformId = (localidadeId: number, plataforma: string): string => `${localidadeId}-${plataforma}`;

/** A line, which is also the network of its fares. */
export const routeId = (linhaId: number): string => String(linhaId);

/**
 * A timetable entry at one time of the agency's clock. An entry has two of them where the clocks of its first stop
 * change on other days than those of the agency.
 */
export const viagemId = (horarioId: number, inicio: number): string => `${horarioId}-${inicio}`;

/** A day as GTFS writes it, `YYYYMMDD`. */
export const gtfsDate = (dia: Dia): string => dia.replaceAll('-', '');

const pad = (part: number): string => String(part).padStart(2, '0');

/** Minutes of a service day as GTFS writes them, `HH:MM:SS`; past midnight it counts on from 24. */
export const gtfsTime = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00`;
