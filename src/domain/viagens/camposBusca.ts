import { addDias, formatDia, parseDataBr, type Dia } from '../base/data';
import type { Busca } from './links';
import { MESMO_LUGAR } from '../lugares/lugarDigitado';
import { foldText } from '../lugares/busca/foldText';
import type { Localidade } from '../wire/lugares/localidades';
import { msg, t, translated } from '../../words/t';

/** The search form as typed; dates are `DD/MM/AAAA`. */
export interface CamposBusca {
  origem: string;
  destino: string;
  dataIda: string;
  dataVolta: string;
  idaVolta: boolean;
}

/** The places matched by the two texts; null without a match. */
export interface LugaresBusca {
  origem: Localidade | null;
  destino: Localidade | null;
}

export type ErrosBusca = Partial<Record<'origem' | 'destino' | 'dataIda' | 'dataVolta', string>>;
export type BuscaLida = { ok: true; busca: Busca } | { ok: false; erros: ErrosBusca };

export const camposVazios: CamposBusca = { origem: '', destino: '', dataIda: '', dataVolta: '', idaVolta: false };

/** `São Paulo, SP`: name of a place in headings. */
export const nomeLocalidade = ({ nome, uf }: Localidade): string => `${nome}, ${uf}`;

/** `São Paulo, SP → Rio de Janeiro, RJ`: heading of the results. */
export const tituloDaBusca = (origem: Localidade, destino: Localidade): string =>
  `${nomeLocalidade(origem)} → ${nomeLocalidade(destino)}`;

/**
 * `São Paulo, SP – Terminal Rodoviário do Tietê`: name of a place in fields, where a city may have several terminals.
 */
export const rotuloLocalidade = (localidade: Localidade): string =>
  `${nomeLocalidade(localidade)} – ${localidade.terminal}`;

const namesOf = (localidade: Localidade): string[] => [
  rotuloLocalidade(localidade),
  nomeLocalidade(localidade),
  `${localidade.nome} ${localidade.terminal}`,
  localidade.nome,
  localidade.terminal,
];

/** The one place among the suggestions that matches the typed text; null when none or several match. */
export function matchLocalidade(text: string, suggestions: readonly Localidade[]): Localidade | null {
  if (!foldText(text)) return null;
  const exact = exactLocalidades(text, suggestions);
  return only(exact.length > 0 ? exact : suggestions);
}

/** The one place with exactly this name; also correct for suggestions of an earlier text. */
export const namedLocalidade = (text: string, suggestions: readonly Localidade[]): Localidade | null =>
  only(exactLocalidades(text, suggestions));

const exactLocalidades = (text: string, suggestions: readonly Localidade[]): Localidade[] =>
  suggestions.filter((place) => namesOf(place).some((name) => foldText(name) === foldText(text)));

const only = (places: readonly Localidade[]): Localidade | null => (places.length === 1 ? (places[0] ?? null) : null);

/** Initial outbound date: tomorrow. */
export const idaInicial = (today: Dia): string => formatDia(addDias(today, 1));

/** Initial return date: two days after the outbound date, or after today when that is past. */
export function voltaInicial(dataIda: string, today: Dia): string {
  const ida = parseDataBr(dataIda) ?? today;
  return formatDia(addDias(ida < today ? today : ida, 2));
}

/** The search described by the form, or its validation errors by field. */
export function readBusca(campos: CamposBusca, lugares: LugaresBusca, today: Dia): BuscaLida {
  const dataPartida = parseDataBr(campos.dataIda);
  const dataVolta = parseDataBr(campos.dataVolta);
  const erros: ErrosBusca = {
    ...lugarErro('origem', campos.origem, lugares.origem),
    ...lugarErro('destino', campos.destino, lugares.destino),
    ...dataErro('dataIda', dataPartida, today, t('A data de ida não pode ser no passado')),
    ...(campos.idaVolta &&
      dataErro('dataVolta', dataVolta, dataPartida ?? today, t('A data de volta não pode ser antes da ida'))),
  };
  const { origem, destino } = lugares;
  if (origem && destino && origem.id === destino.id) erros.destino = translated(MESMO_LUGAR);
  if (!origem || !destino || !dataPartida || Object.keys(erros).length > 0) return { ok: false, erros };
  return {
    ok: true,
    busca: {
      idaVolta: campos.idaVolta,
      localidadeOrigem: origem.id,
      localidadeDestino: destino.id,
      dataPartida,
      dataVolta: campos.idaVolta ? dataVolta : null,
    },
  };
}

const daLista = { origem: msg('Escolha uma origem da lista'), destino: msg('Escolha um destino da lista') };
const semTexto = { origem: msg('Informe uma origem'), destino: msg('Informe um destino') };

/** The error of a place field without a place. */
export function lugarErro(campo: 'origem' | 'destino', text: string, lugar: Localidade | null): ErrosBusca {
  if (lugar) return {};
  return { [campo]: translated((text.trim() ? daLista : semTexto)[campo]) };
}

export const DATA_INVALIDA = msg('Informe uma data válida (DD/MM/AAAA)');

function dataErro(campo: 'dataIda' | 'dataVolta', dia: Dia | null, min: Dia, cedo: string): ErrosBusca {
  if (!dia) return { [campo]: translated(DATA_INVALIDA) };
  return dia < min ? { [campo]: cedo } : {};
}
