import type { PoltronaOperadora } from '../../viagens/operadora/partidasOperadora';

/** A seat of `Poltrona/RetornaPoltronas`. */
export interface PoltronaWire {
  /** Position in the vehicle, which the operator counts by four a row. */
  NumeroPoltrona: number | string;
  /** The number that people see. */
  Caption?: number | string;
  /** 0 free, 3 no seat at all, anything else taken. */
  Situacao: number | string;
  Andar?: number | string;
}

const LIVRE = 0;
const INEXISTENTE = 3;
const POR_FILA = 4;
const MAIOR_POSICAO = 400;
/** Numbers above it are none of a passenger's seat. */
const MAIOR_NUMERO = 99;
/** Columns of the four positions of a row; the aisle has column 2. */
const COLUNAS = [0, 1, 4, 3];

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** The seats that exist, on the grid of their positions; each floor counts its rows from 1. */
export function toPoltronas(wires: readonly PoltronaWire[]): PoltronaOperadora[] {
  const placed = wires.flatMap(({ NumeroPoltrona, Caption, Situacao, Andar }) => {
    const id = Number(NumeroPoltrona);
    const numero = Number(Caption ?? NumeroPoltrona);
    const situacao = Number(Situacao);
    if (situacao === INEXISTENTE || !isWithin(id, MAIOR_POSICAO) || !isWithin(numero, MAIOR_NUMERO)) return [];
    const position = { fila: Math.floor((id - 1) / POR_FILA), coluna: COLUNAS[(id - 1) % POR_FILA] ?? 0 };
    return [{ id, numero, andar: Math.max(1, Number(Andar ?? 1)), ...position, livre: situacao === LIVRE }];
  });
  const first = new Map<number, number>();
  for (const { andar, fila } of placed) first.set(andar, Math.min(first.get(andar) ?? fila, fila));
  return placed.map((poltrona) => ({ ...poltrona, fila: 1 + poltrona.fila - (first.get(poltrona.andar) ?? 0) }));
}
