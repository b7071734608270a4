import { gtfsDate } from '../feedIds';
import { gtfsFile, type GtfsFile } from './gtfsFile';
import type { Services } from './services';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The days of the services. They are read after the trips, which name them. */
export const calendarFiles = (services: Services): GtfsFile[] => [calendarFile(services), calendarDatesFile(services)];

/** The services that repeat by weeks. */
const calendarFile = (services: Services): GtfsFile =>
  gtfsFile('calendar.txt', ['service_id', ...WEEK, 'start_date', 'end_date'], async function* () {
    yield services
      .all()
      .filter(({ semana }) => semana.some(Boolean))
      .map(({ id, semana, inicio, fim }) => {
        const runs = (weekday: number): number => Number(semana[weekday] ?? false);
        const week = { monday: runs(0), tuesday: runs(1), wednesday: runs(2), thursday: runs(3), friday: runs(4) };
        const days = { ...week, saturday: runs(5), sunday: runs(6) };
        return { service_id: id, ...days, start_date: gtfsDate(inicio), end_date: gtfsDate(fim) };
      });
  });

const ADDED = 1;
const REMOVED = 2;

const calendarDatesFile = (services: Services): GtfsFile =>
  gtfsFile('calendar_dates.txt', ['service_id', 'date', 'exception_type'], async function* () {
    yield services
      .all()
      .flatMap(({ id, adicionados, removidos }) => [
        ...adicionados.map((dia) => ({ service_id: id, date: gtfsDate(dia), exception_type: ADDED })),
        ...removidos.map((dia) => ({ service_id: id, date: gtfsDate(dia), exception_type: REMOVED })),
      ]);
  });
