import { addDias, diasEntre, type Dia } from '../../../src/domain/base/data';
import type { Achados } from '../achados';
import { calendar, calendarDates } from '../leitura/gtfs';
import type { Feed } from '../leitura/readFeed';
import type { Servico } from './desejado';

type Acao = 'roda' | 'para';
const TIRA = 2;
/** Single dates farther apart are typing errors, and each day between them is looked at. */
const MAXIMO_DIAS = 3_660;

/** Every service of a feed by its id, with its days in the fewest exceptions. A service that never runs is left out. */
export function composeServicos(feed: Pick<Feed, 'calendario' | 'datas'>, falhas: Achados): Map<string, Servico> {
  const datas = readDatas(feed.datas, falhas);
  const servicos = new Map<string, Servico>();
  const known = new Set<string>();
  for (const { linha, service_id: id, start_date, end_date, ...dias } of feed.calendario) {
    if (known.has(id)) falhas.add(calendar.nome, linha, `service_id: ${id} se repete`);
    known.add(id);
    if (start_date > end_date) falhas.add(calendar.nome, linha, `end_date: ${end_date} vem antes de ${start_date}`);
    else {
      const bits = bitsOf(dias);
      const excecoes = datas.get(id) ?? new Map<Dia, Acao>();
      const servico =
        bits === 0 ? fromDates(id, excecoes, falhas) : withDates({ bits, de: start_date, ate: end_date }, excecoes);
      if (servico) servicos.set(id, servico);
    }
  }
  for (const [id, excecoes] of datas) {
    const servico = known.has(id) ? null : fromDates(id, excecoes, falhas);
    if (servico) servicos.set(id, servico);
  }
  return servicos;
}

/** Ids of every service that a feed names, also of those that never run. */
export const namedServicos = ({ calendario, datas }: Pick<Feed, 'calendario' | 'datas'>): Set<string> =>
  new Set([...calendario, ...datas].map(({ service_id }) => service_id));

function readDatas(rows: Feed['datas'], falhas: Achados): Map<string, Map<Dia, Acao>> {
  const datas = new Map<string, Map<Dia, Acao>>();
  for (const { linha, service_id: id, date, exception_type } of rows) {
    const excecoes = datas.get(id) ?? new Map<Dia, Acao>();
    if (excecoes.has(date)) falhas.add(calendarDates.nome, linha, `o dia ${date} de ${id} se repete`);
    datas.set(id, excecoes.set(date, exception_type === TIRA ? 'para' : 'roda'));
  }
  return datas;
}

type Dias = Record<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday', boolean>;

const bitsOf = (d: Dias): number =>
  [d.sunday, d.monday, d.tuesday, d.wednesday, d.thursday, d.friday, d.saturday].reduce(
    (bits, runs, weekday) => bits + (runs ? 1 << weekday : 0),
    0,
  );

const weekdayOf = (dia: Dia): number => new Date(`${dia}T12:00:00Z`).getUTCDay();

interface Base {
  bits: number;
  de: Dia;
  ate: Dia;
}

/** Exceptions that say nothing new are left out. */
function withDates({ bits, de, ate }: Base, datas: ReadonlyMap<Dia, Acao>): Servico {
  const runs = (dia: Dia): boolean => dia >= de && dia <= ate && ((bits >> weekdayOf(dia)) & 1) === 1;
  const excecoes = [...datas]
    .filter(([data, acao]) => runs(data) !== (acao === 'roda'))
    .map(([data, acao]) => ({ data, acao }))
    .sort((a, b) => a.data.localeCompare(b.data));
  return { dias: bits, vigente_de: de, vigente_ate: ate, excecoes };
}

/** A service of single days: its usual weekdays, and the days that differ from them. */
function fromDates(id: string, datas: ReadonlyMap<Dia, Acao>, falhas: Achados): Servico | null {
  const running = [...datas].filter(([, acao]) => acao === 'roda').map(([data]) => data);
  const [de, ate] = [running.reduce(earlier, ''), running.reduce(later, '')];
  if (de === '') return null;
  if (diasEntre(de, ate) > MAXIMO_DIAS) {
    falhas.add(calendarDates.nome, null, `as datas de ${id} vão de ${de} a ${ate}, mais de dez anos`);
    return null;
  }
  const all = Array.from({ length: diasEntre(de, ate) + 1 }, (_, n) => addDias(de, n));
  const on = new Set(running);
  const bits = [0, 1, 2, 3, 4, 5, 6].reduce((sum, weekday) => {
    const days = all.filter((dia) => weekdayOf(dia) === weekday);
    return 2 * days.filter((dia) => on.has(dia)).length > days.length ? sum + (1 << weekday) : sum;
  }, 0);
  return withDates({ bits, de, ate }, new Map(all.map((dia) => [dia, on.has(dia) ? 'roda' : 'para'])));
}

const earlier = (a: Dia, b: Dia): Dia => (a === '' || b < a ? b : a);
const later = (a: Dia, b: Dia): Dia => (b > a ? b : a);
