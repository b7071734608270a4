import { type Dia, formatDia } from '../base/data';
import { formatCentavos } from '../base/dinheiro';
import type { DiaCalendario } from '../wire/viagens/viagens';
import { ultimoDiaDeVenda } from './vendas';
import { t } from '../../words/t';

/** First and last day that can be picked. */
export interface LimitesCalendario {
  min: Dia;
  max: Dia;
}

/** The days on sale; a way back does not leave before the way out. */
export const limitesDe = (hoje: Dia, ida: Dia | null): LimitesCalendario => ({
  min: ida && ida > hoje ? ida : hoje,
  max: ultimoDiaDeVenda(hoje),
});

/** Reason for which a day cannot be picked; null where it can. */
export function motivoFechado(dia: Dia, hoje: Dia, { min, max }: LimitesCalendario): string | null {
  if (dia < hoje) return t('já passou');
  if (dia < min) return t('antes da ida');
  return dia > max ? t('vendas abertas até {dia}', { dia: formatDia(max) }) : null;
}

/** The part of a day's month that can be picked; null where that is no day. */
export function periodoDoMes(dia: Dia, { min, max }: LimitesCalendario): { inicio: Dia; fim: Dia } | null {
  const mes = dia.slice(0, 7);
  const inicio = min > `${mes}-01` ? min : `${mes}-01`;
  const fim = max < ultimoDia(mes) ? max : ultimoDia(mes);
  return inicio <= fim && inicio.startsWith(mes) ? { inicio, fim } : null;
}

/** Day 0 of the next month. */
function ultimoDia(mes: string): Dia {
  const [ano, numero] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(ano, numero, 0, 12)).toISOString().slice(0, 10);
}

/** A day's lowest price in reais without the symbol; null without a departure. */
export interface PrecoDoDia {
  text: string | null;
  /** True for the lowest of all; no day has it where all cost the same. */
  cheapest: boolean;
}

/** The lowest of some prices, null where all are the same. */
function menorPreco(dias: readonly DiaCalendario[]): number | null {
  const precos = dias.map(({ menorPrecoCentavos }) => menorPrecoCentavos).filter((preco) => preco !== null);
  const menor = Math.min(...precos);
  return precos.some((preco) => preco !== menor) ? menor : null;
}

/** Prices by day, as the calendar shows them. */
export function precosPorDia(dias: readonly DiaCalendario[]): Map<Dia, PrecoDoDia> {
  const menor = menorPreco(dias);
  return new Map(
    dias.map(({ data, menorPrecoCentavos: preco }) => [
      data,
      {
        text: preco === null ? null : formatCentavos(preco).replace('R$ ', ''),
        cheapest: preco !== null && preco === menor,
      },
    ]),
  );
}
