import { formatDia, parseDataBr } from '../../base/data';
import type { MedidaTarifa, PeriodoTarifa } from '../../viagens/tarifas/regraTarifa';

/** Decimals that a measure is typed with; its value counts the last of them. */
const casas: Record<MedidaTarifa, number> = { percentual: 2, centavos: 2, tarifa: 2, porKm: 6 };

/** Parses a typed value: `-12,5` per cent is -1250; null for anything but a number with so many decimals. */
export function parseValor(text: string, medida: MedidaTarifa): number | null {
  const match = /^([-−+]?)(\d{1,5})(?:,(\d{1,6}))?$/.exec(text.trim());
  const [, sign = '', whole = '', part = ''] = match ?? [];
  if (!match || part.length > casas[medida]) return null;
  const size = Number(whole + part.padEnd(casas[medida], '0'));
  return sign === '-' || sign === '−' ? -size : size;
}

/** A value as it is typed: `-12,5`. */
export function textoValor(valor: number, medida: MedidaTarifa): string {
  const decimals = casas[medida];
  const digits = String(Math.abs(valor)).padStart(decimals + 1, '0');
  const part = digits.slice(-decimals).replace(/0+$/, '');
  return `${valor < 0 ? '-' : ''}${digits.slice(0, -decimals)}${part === '' ? '' : `,${part}`}`;
}

/** Parses periods, a line each: `24/12/2026 a 26/12/2026`, or a single day; null where a line is neither. */
export function parsePeriodos(text: string): PeriodoTarifa[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const periodos = lines.map((line) => {
    const [de, ate = de] = line.split(/\s+(?:a|até)\s+/).map((day) => parseDataBr(day.trim()));
    return de && ate ? { de, ate } : null;
  });
  return periodos.every((periodo) => periodo !== null) ? periodos : null;
}

/** Periods as they are typed, a line each. */
export const textoPeriodos = (periodos: readonly PeriodoTarifa[]): string =>
  periodos.map(({ de, ate }) => (de === ate ? formatDia(de) : `${formatDia(de)} a ${formatDia(ate)}`)).join('\n');
