import {
  camposVazios,
  idaInicial,
  matchLocalidade,
  nomeLocalidade,
  readBusca,
  rotuloLocalidade,
  voltaInicial,
  type CamposBusca,
  type ErrosBusca,
  type LugaresBusca,
} from '../../../domain/viagens/camposBusca';
import type { Dia } from '../../../domain/base/data';
import type { Busca } from '../../../domain/viagens/links';
import type { Localidade, LocalidadeSugerida } from '../../../domain/wire/lugares/localidades';
import { t } from '../../../words/t';

export type CampoLugar = 'origem' | 'destino';
export type CampoData = 'dataIda' | 'dataVolta';

/** Query of a place field: typed text, and the origin that must serve it. */
export interface ConsultaLugares {
  termo: string;
  origem: string | undefined;
}

/** Response to a query; `lugares` is null when the server did not answer. */
export interface RespostaLugares {
  consulta: ConsultaLugares;
  lugares: LocalidadeSugerida[] | null;
}

export interface BuscaFormState {
  campos: CamposBusca;
  lugares: LugaresBusca;
  /** Dates that the person has not changed follow the calendar. */
  datasIntactas: Record<CampoData, boolean>;
  /** Fields that were opened or typed into; only these load suggestions. */
  ativos: Record<CampoLugar, boolean>;
  respostas: Record<CampoLugar, RespostaLugares | null>;
  erros: ErrosBusca;
  /** True when submitted while a response is pending; sends when it arrives. */
  pendente: boolean;
  /** Increases with each refusal, so that the focus moves once. */
  recusas: number;
  /** The search to send; null otherwise. */
  enviar: Busca | null;
}

export type BuscaFormAction =
  | { type: 'typed'; campo: CampoLugar | CampoData; texto: string }
  | { type: 'picked'; campo: CampoLugar; id: string }
  | { type: 'opened'; campo: CampoLugar }
  /** The nearest terminal was found. */
  | { type: 'located'; lugar: Localidade }
  | { type: 'swapped' }
  | { type: 'idaVoltaChanged'; idaVolta: boolean }
  | { type: 'answered'; campo: CampoLugar; resposta: RespostaLugares }
  /** The calendar of a date did not come. */
  | { type: 'unopened'; campo: CampoData }
  | { type: 'submitted' }
  /** Pending responses timed out. */
  | { type: 'gaveUp' };

export interface BuscaInicial {
  campos: Partial<CamposBusca>;
  lugares?: LugaresBusca;
}

export function startBuscaForm({ campos, lugares }: BuscaInicial): BuscaFormState {
  return {
    campos: { ...camposVazios, ...campos },
    lugares: lugares ?? { origem: null, destino: null },
    datasIntactas: { dataIda: !campos.dataIda, dataVolta: !campos.dataVolta },
    ativos: { origem: Boolean(campos.origem) && !lugares, destino: Boolean(campos.destino) && !lugares },
    respostas: { origem: null, destino: null },
    erros: {},
    pendente: false,
    recusas: 0,
    enviar: null,
  };
}

/** Displayed values: untouched dates are filled once the day is known, after the first paint. */
export function camposVisiveis({ campos, datasIntactas }: BuscaFormState, hoje: Dia | null): CamposBusca {
  if (!hoje) return campos;
  const dataIda = datasIntactas.dataIda ? idaInicial(hoje) : campos.dataIda;
  return { ...campos, dataIda, dataVolta: datasIntactas.dataVolta ? voltaInicial(dataIda, hoje) : campos.dataVolta };
}

/** The query of a field; null while it is inactive. */
export function consultaDe({ ativos, campos, lugares }: BuscaFormState, campo: CampoLugar): ConsultaLugares | null {
  if (!ativos[campo]) return null;
  // A chosen place fills the field with its name, which is not searched.
  const termo = lugares[campo] ? '' : campos[campo].trim();
  return { termo, origem: campo === 'destino' ? lugares.origem?.id : undefined };
}

const sameConsulta = (a: ConsultaLugares, b: ConsultaLugares): boolean => a.termo === b.termo && a.origem === b.origem;

/** The response to the current query; null while pending. */
export function respostaAtual(state: BuscaFormState, campo: CampoLugar): RespostaLugares | null {
  const consulta = consultaDe(state, campo);
  const resposta = state.respostas[campo];
  return consulta && resposta && sameConsulta(resposta.consulta, consulta) ? resposta : null;
}

/** Reducer of the search form. `hoje` bounds the dates. */
export function buscaFormReducer(state: BuscaFormState, action: BuscaFormAction, hoje: Dia): BuscaFormState {
  switch (action.type) {
    case 'typed':
      return typed(state, action.campo, action.texto);
    case 'picked':
      return picked(state, action.campo, action.id);
    case 'located':
      return { ...withLugar(state, 'origem', action.lugar), pendente: false };
    case 'opened':
      return state.ativos[action.campo] ? state : { ...state, ativos: { ...state.ativos, [action.campo]: true } };
    case 'swapped':
      return swapped(state);
    case 'idaVoltaChanged':
      return { ...state, campos: { ...state.campos, idaVolta: action.idaVolta }, pendente: false };
    case 'answered':
      return answered(state, action.campo, action.resposta, hoje);
    case 'unopened':
      return {
        ...state,
        erros: { [action.campo]: t('O calendário não abriu. Digite a data') },
        recusas: state.recusas + 1,
      };
    case 'submitted':
      return submit(state, hoje);
    case 'gaveUp':
      return gaveUp(state);
  }
}

function typed(state: BuscaFormState, campo: CampoLugar | CampoData, texto: string): BuscaFormState {
  const next = {
    ...state,
    campos: { ...state.campos, [campo]: texto },
    erros: { ...state.erros, [campo]: undefined },
    pendente: false,
  };
  if (campo === 'dataIda' || campo === 'dataVolta') {
    return { ...next, datasIntactas: { ...state.datasIntactas, [campo]: false } };
  }
  return { ...next, lugares: { ...state.lugares, [campo]: null }, ativos: { ...state.ativos, [campo]: true } };
}

function picked(state: BuscaFormState, campo: CampoLugar, id: string): BuscaFormState {
  const lugar = state.respostas[campo]?.lugares?.find((place) => place.id === id);
  if (!lugar) return state;
  // A filled field asks for suggestions again once its list is opened.
  return { ...withLugar(state, campo, lugar), ativos: { ...state.ativos, [campo]: false } };
}

const withLugar = (state: BuscaFormState, campo: CampoLugar, lugar: Localidade): BuscaFormState => ({
  ...state,
  campos: { ...state.campos, [campo]: rotuloLocalidade(lugar) },
  lugares: { ...state.lugares, [campo]: lugar },
  erros: { ...state.erros, [campo]: undefined },
});

const swapped = (state: BuscaFormState): BuscaFormState => ({
  ...state,
  campos: { ...state.campos, origem: state.campos.destino, destino: state.campos.origem },
  lugares: { origem: state.lugares.destino, destino: state.lugares.origem },
  ativos: { origem: true, destino: true },
  erros: {},
  pendente: false,
});

function answered(state: BuscaFormState, campo: CampoLugar, resposta: RespostaLugares, hoje: Dia): BuscaFormState {
  const next = { ...state, respostas: { ...state.respostas, [campo]: resposta } };
  return state.pendente ? submit(next, hoje) : next;
}

/** Resolves texts that name one place and sends the search; waits for pending responses. */
function submit(state: BuscaFormState, hoje: Dia): BuscaFormState {
  const resolved = resolve(resolve(state, 'origem'), 'destino');
  if (isWaiting(resolved, 'origem') || isWaiting(resolved, 'destino')) return { ...resolved, pendente: true };
  const lida = readBusca(camposVisiveis(resolved, hoje), resolved.lugares, hoje);
  return lida.ok
    ? { ...resolved, erros: {}, pendente: false, enviar: lida.busca }
    : { ...resolved, erros: withFailures(resolved, lida.erros), pendente: false, recusas: resolved.recusas + 1 };
}

function resolve(state: BuscaFormState, campo: CampoLugar): BuscaFormState {
  const resposta = respostaAtual(state, campo);
  if (state.lugares[campo] || !resposta?.lugares) return state;
  const lugar = matchLocalidade(state.campos[campo], resposta.lugares);
  return lugar ? withLugar(state, campo, lugar) : state;
}

const isWaiting = (state: BuscaFormState, campo: CampoLugar): boolean =>
  !state.lugares[campo] && state.campos[campo].trim() !== '' && !respostaAtual(state, campo);

const semSugestoes = () => t('Não conseguimos buscar este lugar. Verifique a conexão e tente de novo');

function withFailures(state: BuscaFormState, erros: ErrosBusca): ErrosBusca {
  const failed = (['origem', 'destino'] as const).filter(
    (campo) => erros[campo] && state.campos[campo].trim() && respostaAtual(state, campo)?.lugares === null,
  );
  return { ...erros, ...Object.fromEntries(failed.map((campo) => [campo, semSugestoes()])) };
}

function gaveUp(state: BuscaFormState): BuscaFormState {
  const missing = (['origem', 'destino'] as const).filter((campo) => isWaiting(state, campo));
  const erros = { ...state.erros, ...Object.fromEntries(missing.map((campo) => [campo, semSugestoes()])) };
  return { ...state, erros, pendente: false, recusas: state.recusas + 1 };
}

/** The first invalid field in visual order, to focus after a refusal. */
export const primeiroErro = ({ erros }: BuscaFormState): keyof ErrosBusca | undefined =>
  (['origem', 'destino', 'dataIda', 'dataVolta'] as const).find((campo) => erros[campo]);

/** A place as an option of the list. */
export const toOption = (lugar: LocalidadeSugerida) => ({
  id: lugar.id,
  titulo: nomeLocalidade(lugar),
  detalhe: lugar.terminal + (lugar.trocas ? ` · ${t('com 1 troca')}` : ''),
});
