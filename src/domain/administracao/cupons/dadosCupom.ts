import type { Dia } from '../../base/data';

/** A coupon as the company's staff decides on it; its code and its state are no part of it. */
export interface DadosCupom {
  descricao: string;
  /** Exactly one of both is set. */
  percentual: number | null;
  valorCentavos: number | null;
  /** Least total of the seats. */
  minimoCentavos: number;
  /** The most that a per cent takes off an order. */
  tetoCentavos: number | null;
  vigenteDe: Dia;
  /** The last day; null without an end. */
  vigenteAte: Dia | null;
  limiteTotal: number | null;
  limitePessoa: number;
  primeiraCompra: boolean;
}

/** A fault of a coupon, by its field. */
export interface FaltaCupom {
  campo: keyof DadosCupom;
  mensagem: string;
}

/** Faults between the fields of a coupon; the wire has seen to each of them alone. */
export function faltasDoCupom(dados: DadosCupom): FaltaCupom[] {
  const { percentual, valorCentavos, tetoCentavos, vigenteDe, vigenteAte, limiteTotal } = dados;
  const rules: [keyof DadosCupom, boolean, string][] = [
    ['descricao', dados.descricao.trim().length < 3, 'Descreva em 3 letras ou mais: o passageiro lê'],
    [
      percentual === null ? 'valorCentavos' : 'percentual',
      (percentual === null) === (valorCentavos === null),
      'Informe o percentual ou o valor',
    ],
    ['tetoCentavos', tetoCentavos !== null && percentual === null, 'Só um percentual tem desconto máximo'],
    ['vigenteAte', vigenteAte !== null && vigenteAte < vigenteDe, 'O último dia é antes do primeiro'],
    [
      'limitePessoa',
      limiteTotal !== null && dados.limitePessoa > limiteTotal,
      'Uma pessoa não usa mais do que todas juntas',
    ],
  ];
  return rules.filter(([, isFault]) => isFault).map(([campo, , mensagem]) => ({ campo, mensagem }));
}

const CAMPOS = [
  'descricao',
  'percentual',
  'valorCentavos',
  'minimoCentavos',
  'tetoCentavos',
  'vigenteDe',
  'vigenteAte',
  'limiteTotal',
  'limitePessoa',
  'primeiraCompra',
] as const satisfies readonly (keyof DadosCupom)[];
export type CampoCupom = (typeof CAMPOS)[number];

/** The fields in which two states of a coupon differ. */
export const camposMudados = (antes: DadosCupom, depois: DadosCupom): CampoCupom[] =>
  CAMPOS.filter((campo) => antes[campo] !== depois[campo]);
