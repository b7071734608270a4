import { addDias, formatDia, parseDataBr, type Dia } from './data';
import type { Busca } from './links';
import { foldText } from './busca/foldText';
import type { Localidade } from './wire/localidades';

/** The search card as it was typed; dates are `DD/MM/AAAA`. */
export interface CamposBusca {
  origem: string;
  destino: string;
  dataIda: string;
  dataVolta: string;
  idaVolta: boolean;
}

/** The places behind the two texts, where they are known. */
export interface LugaresBusca {
  origem: Localidade | null;
  destino: Localidade | null;
}

export type ErrosBusca = Partial<Record<'origem' | 'destino' | 'dataIda' | 'dataVolta', string>>;
export type BuscaLida = { ok: true; busca: Busca } | { ok: false; erros: ErrosBusca };

export const camposVazios: CamposBusca = { origem: '', destino: '', dataIda: '', dataVolta: '', idaVolta: false };

/** `São Paulo, SP`: how a heading calls a place. */
export const nomeLocalidade = ({ nome, uf }: Localidade): string => `${nome}, ${uf}`;

/** `São Paulo, SP – Terminal Rodoviário do Tietê`: how a field calls it, where cities have more than one. */
export const rotuloLocalidade = (localidade: Localidade): string =>
  `${nomeLocalidade(localidade)} – ${localidade.terminal}`;

const namesOf = (localidade: Localidade): string[] => [
  rotuloLocalidade(localidade),
  nomeLocalidade(localidade),
  `${localidade.nome} ${localidade.terminal}`,
  localidade.nome,
  localidade.terminal,
];

/**
 * The one place that a typed text means among the suggestions for it; null where there is none or a choice is left.
 */
export function matchLocalidade(text: string, suggestions: readonly Localidade[]): Localidade | null {
  if (!foldText(text)) return null;
  const exact = exactLocalidades(text, suggestions);
  return only(exact.length > 0 ? exact : suggestions);
}

/** The one place of that very name; safe to ask of suggestions that were made for an earlier text. */
export const namedLocalidade = (text: string, suggestions: readonly Localidade[]): Localidade | null =>
  only(exactLocalidades(text, suggestions));

const exactLocalidades = (text: string, suggestions: readonly Localidade[]): Localidade[] =>
  suggestions.filter((place) => namesOf(place).some((name) => foldText(name) === foldText(text)));

const only = (places: readonly Localidade[]): Localidade | null => (places.length === 1 ? (places[0] ?? null) : null);

/** What the date of the way out shows before anybody typed: tomorrow. */
export const idaInicial = (today: Dia): string => formatDia(addDias(today, 1));

/** What the date of the way back shows before anybody typed: two days after the way out, whenever that is by now. */
export function voltaInicial(dataIda: string, today: Dia): string {
  const ida = parseDataBr(dataIda) ?? today;
  return formatDia(addDias(ida < today ? today : ida, 2));
}

/** The search that the card means, or what is wrong with it, field by field. */
export function readBusca(campos: CamposBusca, lugares: LugaresBusca, today: Dia): BuscaLida {
  const dataPartida = parseDataBr(campos.dataIda);
  const dataVolta = parseDataBr(campos.dataVolta);
  const erros: ErrosBusca = {
    ...lugarErro('origem', campos.origem, lugares.origem),
    ...lugarErro('destino', campos.destino, lugares.destino),
    ...dataErro('dataIda', dataPartida, today, 'A data de ida não pode ser no passado'),
    ...(campos.idaVolta &&
      dataErro('dataVolta', dataVolta, dataPartida ?? today, 'A data de volta não pode ser antes da ida')),
  };
  const { origem, destino } = lugares;
  if (origem && destino && origem.id === destino.id) erros.destino = 'Origem e destino precisam ser diferentes';
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

const artigo = { origem: 'uma origem', destino: 'um destino' };

function lugarErro(campo: 'origem' | 'destino', text: string, lugar: Localidade | null): ErrosBusca {
  if (lugar) return {};
  return { [campo]: text.trim() ? `Escolha ${artigo[campo]} da lista` : `Informe ${artigo[campo]}` };
}

function dataErro(campo: 'dataIda' | 'dataVolta', dia: Dia | null, min: Dia, cedo: string): ErrosBusca {
  if (!dia) return { [campo]: 'Informe uma data válida (DD/MM/AAAA)' };
  return dia < min ? { [campo]: cedo } : {};
}
