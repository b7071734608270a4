import { diasEntre, formatDia, type Dia } from '../base/data';
import type { Classe } from './classe';
import type { Parada } from '../wire/viagens/viagens';

/** Six-hour periods of a day, as named by the filters. */
export const periodos = ['madrugada', 'manha', 'tarde', 'noite'] as const;
export type Periodo = (typeof periodos)[number];

export const rotulosPeriodo: Record<Periodo, string> = {
  madrugada: 'Madrugada (0h às 6h)',
  manha: 'Manhã (6h às 12h)',
  tarde: 'Tarde (12h às 18h)',
  noite: 'Noite (18h às 24h)',
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
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hora' : 'horas'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minuto' : 'minutos'}`,
  ].filter(Boolean);
  return parts.join(' e ') || '0 minutos';
}

/** `+1 dia` when the local arrival date differs from the departure date, else null. */
export function rotuloChegada(partida: Pick<Parada, 'dia'>, chegada: Pick<Parada, 'dia'>): string | null {
  const dias = diasEntre(partida.dia, chegada.dia);
  if (dias <= 0) return null;
  return dias === 1 ? '+1 dia' : `+${dias} dias`;
}

const semana = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];

/** The weekday of a calendar day, in full. */
export const diaDaSemana = (dia: Dia): string => semana[new Date(`${dia}T12:00:00Z`).getUTCDay()] ?? '';

/** Label for departures from 00:00 to 04:59, which are often mistaken for the previous night: `madrugada de sábado`. */
export const rotuloMadrugada = ({ dia, hora }: Pick<Parada, 'dia' | 'hora'>): string | null =>
  Number(hora.slice(0, 2)) < 5 ? `madrugada de ${diaDaSemana(dia)}` : null;

/** `sáb., 05/12`: label of a day's tab. */
export const rotuloDiaCurto = (dia: Dia): string => `${diaDaSemana(dia).slice(0, 3)}., ${formatDia(dia).slice(0, 5)}`;

/** `sábado, 05/12/2026`. */
export const rotuloDiaLongo = (dia: Dia): string => `${diaDaSemana(dia)}, ${formatDia(dia)}`;

export const rotulosClasse: Record<Classe, string> = {
  convencional: 'Convencional',
  executivo: 'Executivo',
  'semi-leito': 'Semileito',
  leito: 'Leito',
  'leito-cama': 'Leito-cama',
};

const meses = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** `dez`: abbreviated month of a calendar sheet. */
export const mesCurto = (dia: Dia): string => meses[Number(dia.slice(5, 7)) - 1] ?? '';
