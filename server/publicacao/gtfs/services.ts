import { addDias, type Dia } from '../../../src/domain/base/data';

/** The days of a trip as GTFS tells them: a week that repeats, and the days that differ from it. */
export interface Service {
  id: string;
  inicio: Dia;
  fim: Dia;
  /** Whether it runs on each weekday, Monday first. */
  semana: readonly boolean[];
  adicionados: readonly Dia[];
  removidos: readonly Dia[];
}

export interface Services {
  /** The id of the service of these days: days after the first of the feed, in order, by commas. */
  idOf: (dias: string) => string;
  all: () => readonly Service[];
}

/** The services of a feed, each once, however many trips have it. */
export function createServices(desde: Dia): Services {
  const byDays = new Map<string, Service>();
  return {
    idOf: (dias) => {
      const known = byDays.get(dias);
      if (known) return known.id;
      const service = { id: `s${byDays.size + 1}`, ...daysOf(desde, dias.split(',').map(Number)) };
      byDays.set(dias, service);
      return service.id;
    },
    all: () => [...byDays.values()],
  };
}

/** The weekday of a day, 0 for Monday. */
const weekdayOf = (dia: Dia): number => (new Date(`${dia}T12:00:00Z`).getUTCDay() + 6) % 7;

/** A weekday belongs to the week where the trip runs on most of its days; the other days are exceptions. */
function daysOf(desde: Dia, dias: readonly number[]): Omit<Service, 'id'> {
  const first = dias[0] ?? 0;
  const last = dias.at(-1) ?? first;
  const running = new Set(dias);
  const span = Array.from({ length: last - first + 1 }, (_, i) => {
    const dia = addDias(desde, first + i);
    return { dia, weekday: weekdayOf(dia), runs: running.has(first + i) };
  });
  const semana = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const days = span.filter((day) => day.weekday === weekday);
    return days.filter(({ runs }) => runs).length * 2 > days.length;
  });
  const different = span.filter(({ weekday, runs }) => runs !== semana[weekday]);
  return {
    inicio: addDias(desde, first),
    fim: addDias(desde, last),
    semana,
    adicionados: different.filter(({ runs }) => runs).map(({ dia }) => dia),
    removidos: different.filter(({ runs }) => !runs).map(({ dia }) => dia),
  };
}
