import type { FiltroFechamentos } from '../../wire/agencia/caixas';
import { formatDia, parseDataBr } from '../../base/data';
import { cedulas, semVazias, type Cedula } from './cedulas';
import { estadosCaixa } from './estado';

/** The float of a till that is opened. */
export interface DadosAbertura {
  fundo: number | null;
}

/** A sangria or suprimento. */
export interface DadosLancamento {
  valor: number | null;
  motivo: string;
}

/** The closing note, or the supervisor's. */
export interface DadosNota {
  nota: string;
}

/** The supervisor's decision; a return needs a note. */
export interface DadosConferencia extends DadosNota {
  decisao: 'conferir' | 'devolver';
}

/** Filters of the closings as typed; empty means all. */
export interface DadosFiltroCaixas {
  estado: string;
  operador: string;
  inicio: string;
  fim: string;
}

/** Pieces by the name of their field. */
export type DadosContagem = Record<string, number>;

export const nomeCampoCedula = (valor: Cedula): string => `cedula-${valor}`;

export const contagemVazia: DadosContagem = Object.fromEntries(cedulas.map((valor) => [nomeCampoCedula(valor), 0]));

/** The wire's count: pieces that are there. */
export const toContagem = (dados: DadosContagem) =>
  semVazias(
    cedulas.map((valorCentavos) => ({ valorCentavos, quantidade: dados[nomeCampoCedula(valorCentavos)] ?? 0 })),
  );

const textoDe = (dia: string | undefined): string => (dia ? formatDia(dia) : '');

export const toDadosFiltro = ({ estado, operador, inicio, fim }: FiltroFechamentos): DadosFiltroCaixas => ({
  estado: estado ?? '',
  operador: operador ?? '',
  inicio: textoDe(inicio),
  fim: textoDe(fim),
});

/** The wire's filter, without what was left empty. */
export function toFiltroFechamentos(dados: DadosFiltroCaixas): FiltroFechamentos {
  const estado = estadosCaixa.find((one) => one === dados.estado);
  const [inicio, fim] = [parseDataBr(dados.inicio), parseDataBr(dados.fim)];
  return {
    ...(estado && { estado }),
    ...(dados.operador !== '' && { operador: dados.operador }),
    ...(inicio !== null && { inicio }),
    ...(fim !== null && { fim }),
  };
}
