import { addDias, isDia, type Dia } from '../base/data';
import type { Rule } from './reading';

/** A day as stated, before it is resolved against the current date. */
export type DiaDito =
  | { tipo: 'daqui'; dias: number }
  /** 0 is Sunday. `outra`: in the week after this one. */
  | { tipo: 'semana'; dia: number; qual: 'esta' | 'proxima' | 'queVem' | 'outra' }
  | { tipo: 'data'; dia: number; mes?: number; ano?: number; mesesAdiante?: number }
  | { tipo: 'depois'; dias: number }
  | { tipo: 'faixa'; qual: 'semana' | 'semanaQueVem' | 'fimDeSemana' | 'outroFimDeSemana' | 'mes' | 'mesQueVem' }
  | { tipo: 'mes'; mes: number };

/** One day, or a range to choose from. `outro` is the alternative meaning of an ambiguous phrase. */
export type DiaEntendido = { dia: Dia; outro?: Dia } | { inicio: Dia; fim: Dia } | { impossivel: true };

const semana = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
const meses = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'.split('|');
const mesesCurtos = meses.map((mes) => mes.slice(0, 3));

const DIA_SEMANA = `(${semana.join('|')})`;
/** Prefix of a date: in "sáb., 05/12" only the date counts. */
const NOME = `(?:(?:${[...semana, ...semana.map((nome) => nome.slice(0, 3))].join('|')}) )?(?:dia )?`;
const MES = `(${[...meses, ...mesesCurtos].join('|')})`;
const PROXIMA = '(?:proxim[ao]|prox)';
const QUE_VEM = '(?:que vem|q vem|seguinte)';
const SEMANA_QUE_VEM = `(?:(?:d?a )?(?:semana ${QUE_VEM}|${PROXIMA} semana|outra semana))`;
const FIM_DE_SEMANA = '(?:fim|final|finais|fins) de semana';

const numero = (text: string | undefined): number => Number(text);
const mesNumber = (text: string | undefined): number => {
  const short = (text ?? '').slice(0, 3);
  return mesesCurtos.indexOf(short) + 1;
};
const ano = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.length === 2 ? `20${text}` : text);
const data = (dia: string | undefined, mes: number, a?: string): DiaDito => {
  const year = ano(a);
  return { tipo: 'data', dia: numero(dia), mes, ...(year !== undefined && { ano: year }) };
};
const diaDaSemana = (name: string | undefined, qual: 'esta' | 'proxima' | 'queVem' | 'outra'): DiaDito => ({
  tipo: 'semana',
  dia: semana.indexOf(name ?? ''),
  qual,
});

/** Rules for days by number and month. They run before the rules for places, whose names may contain such words. */
export const dataRules: readonly Rule<DiaDito>[] = [
  { pattern: new RegExp(`${NOME}(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})`), read: ([d, m, a]) => data(d, numero(m), a) },
  { pattern: new RegExp(`${NOME}(\\d{1,2})/(\\d{1,2})`), read: ([d, m]) => data(d, numero(m)) },
  {
    pattern: new RegExp(`(?:dia )?(\\d{1,2}|primeiro) (?:de |do |d )?${MES}(?: (?:de |do )?(20\\d\\d))?`),
    read: ([d, m, a]) => data(d === 'primeiro' ? '1' : d, mesNumber(m), a),
  },
  { pattern: /(?:dia )?(\d{1,2}) do (\d{1,2})/, read: ([d, m]) => (numero(m) <= 12 ? data(d, numero(m)) : null) },
  {
    pattern: new RegExp(`dia (\\d{1,2}|primeiro) d[eo] ${PROXIMA} mes|dia (\\d{1,2}) d[eo] mes ${QUE_VEM}`),
    read: ([a, b]) => ({ tipo: 'data', dia: a === 'primeiro' ? 1 : numero(a ?? b), mesesAdiante: 1 }),
  },
  {
    pattern: new RegExp(`(?:n?o )?(?:(?:${semana.join('|')}) )?dia (\\d{1,2}|primeiro)`),
    read: ([d]) => ({ tipo: 'data', dia: d === 'primeiro' ? 1 : numero(d) }),
  },
  { pattern: /vespera d[eo] natal/, read: () => data('24', 12) },
  { pattern: /no natal|dia de natal/, read: () => data('25', 12) },
  { pattern: /reveillon|vespera d[eo] ano novo/, read: () => data('31', 12) },
  { pattern: /ano novo/, read: () => data('1', 1) },
  {
    pattern: new RegExp(`(?:em|no mes de|durante|mes de) ${MES}`),
    read: ([m]) => ({ tipo: 'mes', mes: mesNumber(m) }),
  },
];

/** Rules for weekdays and relative days, longer forms first. */
export const diaRules: readonly Rule<DiaDito>[] = [
  { pattern: /depois (?:de )?amanha/, read: () => ({ tipo: 'daqui', dias: 2 }) },
  { pattern: /amanha/, read: () => ({ tipo: 'daqui', dias: 1 }) },
  { pattern: /hoje|agora|ainda hoje|essa noite|esta noite/, read: () => ({ tipo: 'daqui', dias: 0 }) },
  { pattern: /(?:no )?dia seguinte|(?:no )?outro dia/, read: () => ({ tipo: 'depois', dias: 1 }) },
  { pattern: /(\d{1,2}) dias? depois/, read: ([n]) => ({ tipo: 'depois', dias: numero(n) }) },
  {
    pattern: /(?:daqui a|daqui|em) (\d{1,2}|uma?) (dias?|semanas?)/,
    read: ([n, unit]) => ({
      tipo: 'daqui',
      dias: (/^u/.test(n ?? '') ? 1 : numero(n)) * (unit?.startsWith('s') ? 7 : 1),
    }),
  },
  { pattern: new RegExp(`${DIA_SEMANA} ${SEMANA_QUE_VEM}`), read: ([d]) => diaDaSemana(d, 'outra') },
  { pattern: new RegExp(`${SEMANA_QUE_VEM} (?:n[ao] )?${DIA_SEMANA}`), read: ([d]) => diaDaSemana(d, 'outra') },
  { pattern: new RegExp(`(?:n[ao] )?${PROXIMA} ${DIA_SEMANA}`), read: ([d]) => diaDaSemana(d, 'proxima') },
  { pattern: new RegExp(`(?:n[ao] )?${DIA_SEMANA} ${PROXIMA}`), read: ([d]) => diaDaSemana(d, 'proxima') },
  { pattern: new RegExp(`${DIA_SEMANA} ${QUE_VEM}`), read: ([d]) => diaDaSemana(d, 'queVem') },
  { pattern: new RegExp(`outr[ao] ${DIA_SEMANA}`), read: ([d]) => diaDaSemana(d, 'outra') },
  { pattern: new RegExp(`(?:n?est[ae]|n?ess[ae]) ${DIA_SEMANA}`), read: ([d]) => diaDaSemana(d, 'esta') },
  { pattern: new RegExp(`(?:n?[ao] |aos? )?${DIA_SEMANA}`), read: ([d]) => diaDaSemana(d, 'proxima') },
  {
    pattern: new RegExp(`(?:n?o )?(?:outro ${FIM_DE_SEMANA}|${FIM_DE_SEMANA} ${QUE_VEM}|${PROXIMA} ${FIM_DE_SEMANA})`),
    read: () => ({ tipo: 'faixa', qual: 'outroFimDeSemana' }),
  },
  {
    pattern: new RegExp(`(?:n?o |n?este |n?esse )?${FIM_DE_SEMANA}`),
    read: () => ({ tipo: 'faixa', qual: 'fimDeSemana' }),
  },
  { pattern: new RegExp(`n?${SEMANA_QUE_VEM}`), read: () => ({ tipo: 'faixa', qual: 'semanaQueVem' }) },
  { pattern: /(?:n?est[ae]|n?ess[ae]|durante a) semana/, read: () => ({ tipo: 'faixa', qual: 'semana' }) },
  {
    pattern: new RegExp(`(?:n?o )?(?:mes ${QUE_VEM}|${PROXIMA} mes)`),
    read: () => ({ tipo: 'faixa', qual: 'mesQueVem' }),
  },
  { pattern: /n?este mes|n?esse mes/, read: () => ({ tipo: 'faixa', qual: 'mes' }) },
];

const weekdayOf = (dia: Dia): number => new Date(`${dia}T12:00:00Z`).getUTCDay();
const pad = (part: number): string => String(part).padStart(2, '0');
const assembleDia = (year: number, month: number, day: number): Dia => `${year}-${pad(month)}-${pad(day)}`;

/** The first day after `hoje` that falls on the weekday. */
const nextWeekday = (hoje: Dia, weekday: number): Dia => addDias(hoje, ((weekday - weekdayOf(hoje) + 6) % 7) + 1);
/** Monday of the week after this one; weeks begin on Mondays. */
const nextMonday = (hoje: Dia): Dia => nextWeekday(hoje, 1);

/**
 * Resolves a stated day, where `hoje` is today at the origin; a return day counts from the outbound day `base`. A date
 * without a year is its next occurrence.
 */
export function resolveDia(dito: DiaDito, hoje: Dia, base: Dia = hoje): DiaEntendido {
  switch (dito.tipo) {
    case 'daqui':
      return { dia: addDias(hoje, dito.dias) };
    case 'depois':
      return { dia: addDias(base, dito.dias) };
    case 'semana':
      return resolveSemana(dito, hoje, base);
    case 'data':
      return resolveData(dito, hoje, base);
    case 'mes': {
      const year = Number(hoje.slice(0, 4)) + (dito.mes < Number(hoje.slice(5, 7)) ? 1 : 0);
      return wholeMes(year, dito.mes, hoje);
    }
    case 'faixa':
      return resolveFaixa(dito.qual, hoje);
  }
}

function resolveSemana({ dia, qual }: Extract<DiaDito, { tipo: 'semana' }>, hoje: Dia, base: Dia): DiaEntendido {
  if (qual === 'outra') return { dia: addDias(nextMonday(hoje), (dia + 6) % 7) };
  if (base === hoje && qual === 'esta' && weekdayOf(hoje) === dia) return { dia: hoje };
  const coming = nextWeekday(base, dia);
  // "Sexta que vem" said on a Tuesday is ambiguous: this week's Friday or next week's.
  const isThisWeek = coming < nextMonday(hoje);
  return qual === 'queVem' && isThisWeek ? { dia: coming, outro: addDias(coming, 7) } : { dia: coming };
}

function resolveData(
  { dia, mes, ano: year, mesesAdiante }: Extract<DiaDito, { tipo: 'data' }>,
  hoje: Dia,
  base: Dia,
): DiaEntendido {
  const [thisYear, thisMonth] = [Number(base.slice(0, 4)), Number(base.slice(5, 7))];
  const at = (y: number, m: number): Dia | null => {
    const made = assembleDia(y + Math.floor((m - 1) / 12), ((m - 1) % 12) + 1, dia);
    return isDia(made) ? made : null;
  };
  if (mes !== undefined) {
    // `at` counts months on, so that month 13 would be next January.
    if (mes > 12) return { impossivel: true };
    if (year !== undefined) return asDia(at(year, mes));
    const made = at(thisYear, mes) ?? at(thisYear + 1, mes);
    return asDia(made !== null && made < (base === hoje ? hoje : base) ? at(thisYear + 1, mes) : made);
  }
  if (mesesAdiante !== undefined) return asDia(at(thisYear, thisMonth + mesesAdiante));
  // A day that is past, or that this month lacks, falls in one of the next months.
  const months = [0, 1, 2].map((ahead) => at(thisYear, thisMonth + ahead));
  return asDia(months.find((made) => made !== null && made >= base) ?? null);
}

const asDia = (dia: Dia | null): DiaEntendido => (dia !== null && isDia(dia) ? { dia } : { impossivel: true });

function resolveFaixa(qual: Extract<DiaDito, { tipo: 'faixa' }>['qual'], hoje: Dia): DiaEntendido {
  const monday = nextMonday(hoje);
  const saturday = addDias(monday, -2);
  switch (qual) {
    case 'semana':
      return { inicio: hoje, fim: addDias(monday, -1) };
    case 'semanaQueVem':
      return { inicio: monday, fim: addDias(monday, 6) };
    case 'fimDeSemana':
      return { inicio: saturday < hoje ? hoje : saturday, fim: addDias(monday, -1) };
    case 'outroFimDeSemana':
      return weekdayOf(hoje) >= 1 && weekdayOf(hoje) <= 4
        ? { inicio: saturday, fim: addDias(saturday, 1) }
        : { inicio: addDias(saturday, 7), fim: addDias(saturday, 8) };
    case 'mes':
      return wholeMes(Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7)), hoje);
    case 'mesQueVem': {
      const month = Number(hoje.slice(5, 7));
      return wholeMes(Number(hoje.slice(0, 4)) + (month === 12 ? 1 : 0), (month % 12) + 1, hoje);
    }
  }
}

function wholeMes(year: number, month: number, hoje: Dia): DiaEntendido {
  const first = assembleDia(year, month, 1);
  const next = month === 12 ? assembleDia(year + 1, 1, 1) : assembleDia(year, month + 1, 1);
  return { inicio: first < hoje ? hoje : first, fim: addDias(next, -1) };
}
