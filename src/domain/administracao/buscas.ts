import { type Dia, formatDia, parseDataBr } from '../base/data';

/** Fields of the search for lines. */
export interface DadosBuscaLinhas {
  texto: string;
  /** Empty for those that are for sale. */
  situacao: string;
}

/** Fields of the search for departures, the day as it is typed. */
export interface DadosBuscaPartidas {
  data: string;
  localidade: string;
  texto: string;
}

/** A search for departures, as the address keeps it. */
export interface BuscaPartidas {
  data: Dia;
  localidade: string;
  texto: string;
}

export const toDadosBuscaPartidas = ({ data, ...others }: BuscaPartidas): DadosBuscaPartidas => ({
  ...others,
  data: formatDia(data),
});

/** The search of checked fields; null while the day is no day. */
export function toBuscaPartidas({ data, localidade, texto }: DadosBuscaPartidas): BuscaPartidas | null {
  const dia = parseDataBr(data);
  return dia === null ? null : { data: dia, localidade, texto: texto.trim() };
}
