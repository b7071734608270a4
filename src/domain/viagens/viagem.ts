import { diasEntre, formatDia, type Dia } from '../base/data';
import type { Classe } from './classe';
import type { Parada } from '../wire/viagens/viagens';
import { msg, t } from '../../words/t';
import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** Six-hour periods of a day, as named by the filters. */
export const periodos = ['madrugada', 'manha', 'tarde', 'noite'] as const;
export type Periodo = (typeof periodos)[number];

export const rotulosPeriodo: Record<Periodo, string> = {
  madrugada: msg('Madrugada (0h às 6h)'),
  manha: msg('Manhã (6h às 12h)'),
  tarde: msg('Tarde (12h às 18h)'),
  noite: msg('Noite (18h às 24h)'),
};

/** The period of a local time. */
export const periodoDe = (hora: string): Periodo => periodos[Math.floor(Number(hora.slice(0, 2)) / 6)] ?? 'noite';

/** `390` → `6h 30min`. */
export function formatDuracao(minutos: number): string {
  const hours = Math.floor(minutos / 60);
  const rest = minutos % 60;
  if (hours === 0) return `${rest}min`;
  return rest === 0 ? `${hours}h` : `${hours}h ${String(rest).padStart(2, '0')}min`;
}

/** Duration for screen readers: `6 horas e 30 minutos`. */
export function sayDuracao(minutos: number): string {
  const hours = Math.floor(minutos / 60);
  const rest = minutos % 60;
  if (hours === 0) return t('{n, plural, =1 {1 minuto} other {{n} minutos}}', { n: rest });
  if (rest === 0) return t('{n, plural, =1 {1 hora} other {{n} horas}}', { n: hours });
  return t('{h, plural, =1 {1 hora} other {{h} horas}} e {m, plural, =1 {1 minuto} other {{m} minutos}}', {
    h: hours,
    m: rest,
  });
}

/** `+1 dia` when the local arrival date differs from the departure date, else null. */
export function rotuloChegada(partida: Pick<Parada, 'dia'>, chegada: Pick<Parada, 'dia'>): string | null {
  const dias = diasEntre(partida.dia, chegada.dia);
  if (dias <= 0) return null;
  return t('{n, plural, =1 {+1 dia} other {+{n} dias}}', { n: dias });
}

/** The weekday of a calendar day, in full. */
export const diaDaSemana = (dia: Dia): string => nomeDoDia(dia, weekday);

/** `sáb.` */
export const diaDaSemanaCurto = (dia: Dia): string => nomeDoDia(dia, shortWeekday);

/** Label for departures from 00:00 to 04:59, which are often mistaken for the previous night: `madrugada de sábado`. */
export const rotuloMadrugada = ({ dia, hora }: Pick<Parada, 'dia' | 'hora'>): string | null =>
  Number(hora.slice(0, 2)) < 5 ? t('madrugada de {dia}', { dia: diaDaSemana(dia) }) : null;

/** `sáb., 05/12`: label of a day's tab. */
export const rotuloDiaCurto = (dia: Dia): string => `${diaDaSemanaCurto(dia)}, ${formatDia(dia).slice(0, 5)}`;

/** `sábado, 05/12/2026`. */
export const rotuloDiaLongo = (dia: Dia): string => `${diaDaSemana(dia)}, ${formatDia(dia)}`;

export const rotulosClasse: Record<Classe, string> = {
  convencional: msg('Convencional'),
  executivo: msg('Executivo'),
  'semi-leito': msg('Semileito'),
  leito: msg('Leito'),
  'leito-cama': msg('Leito-cama'),
};

/** `dez`: abbreviated month of a calendar sheet. */
export const mesCurto = (dia: Dia): string => nomeDoDia(dia, shortMonth).replace('.', '');

const weekday = onceEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
const shortWeekday = onceEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const shortMonth = onceEach((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));

/** A name of a day, or of its month, in the active language. */
const nomeDoDia = (dia: Dia, nameIn: (locale: string) => Intl.DateTimeFormat): string =>
  nameIn(activeLocale()).format(new Date(`${dia}T12:00:00Z`));
