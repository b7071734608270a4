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
} from '../../domain/camposBusca';
import type { Dia } from '../../domain/data';
import type { Busca } from '../../domain/links';
import type { Localidade } from '../../domain/wire/localidades';

export type CampoLugar = 'origem' | 'destino';
export type CampoData = 'dataIda' | 'dataVolta';

/** What the server is asked for a field: places for that text, served from that origin. */
export interface ConsultaLugares {
  termo: string;
  origem: string | undefined;
}

/** The answer to one question; `lugares` is null where the server could not be asked. */
export interface RespostaLugares {
  consulta: ConsultaLugares;
  lugares: Localidade[] | null;
}

export interface BuscaFormState {
  campos: CamposBusca;
  lugares: LugaresBusca;
  /** Dates that the person has not touched follow the calendar. */
  datasIntactas: Record<CampoData, boolean>;
  /** Fields that were opened or typed into: only then are suggestions fetched. */
  ativos: Record<CampoLugar, boolean>;
  respostas: Record<CampoLugar, RespostaLugares | null>;
  erros: ErrosBusca;
  /** The button was pressed while an answer was still missing; it sends as soon as that is here. */
  pendente: boolean;
  /** Grows each time the card is refused, so that the person is led to what is wrong, once. */
  recusas: number;
  /** Ready to be sent. */
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
  | { type: 'submitted' }
  /** The answers that sending waits for did not come. */
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

/** The fields as they show: dates nobody touched are filled once the day is known, which is after the first paint. */
export function camposVisiveis({ campos, datasIntactas }: BuscaFormState, hoje: Dia | null): CamposBusca {
  if (!hoje) return campos;
  const dataIda = datasIntactas.dataIda ? idaInicial(hoje) : campos.dataIda;
  return { ...campos, dataIda, dataVolta: datasIntactas.dataVolta ? voltaInicial(dataIda, hoje) : campos.dataVolta };
}

/** What to ask for a field; null while nobody looked at it. */
export function consultaDe({ ativos, campos, lugares }: BuscaFormState, campo: CampoLugar): ConsultaLugares | null {
  if (!ativos[campo]) return null;
  // A chosen place fills the field with its own name, which is no longer a question.
  const termo = lugares[campo] ? '' : campos[campo].trim();
  return { termo, origem: campo === 'destino' ? lugares.origem?.id : undefined };
}

const sameConsulta = (a: ConsultaLugares, b: ConsultaLugares): boolean => a.termo === b.termo && a.origem === b.origem;

/** The answer to what is being asked now; null while it is on its way. */
export function respostaAtual(state: BuscaFormState, campo: CampoLugar): RespostaLugares | null {
  const consulta = consultaDe(state, campo);
  const resposta = state.respostas[campo];
  return consulta && resposta && sameConsulta(resposta.consulta, consulta) ? resposta : null;
}

/** One thing happened on the card. `hoje` decides what a date may be. */
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
  return lugar ? withLugar(state, campo, lugar) : state;
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

/** Text that names one place is that place; where the answer is still on its way, sending waits for it. */
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

const SEM_SUGESTOES = 'Não conseguimos buscar este lugar. Verifique a conexão e tente de novo';

function withFailures(state: BuscaFormState, erros: ErrosBusca): ErrosBusca {
  const failed = (['origem', 'destino'] as const).filter(
    (campo) => erros[campo] && state.campos[campo].trim() && respostaAtual(state, campo)?.lugares === null,
  );
  return { ...erros, ...Object.fromEntries(failed.map((campo) => [campo, SEM_SUGESTOES])) };
}

function gaveUp(state: BuscaFormState): BuscaFormState {
  const missing = (['origem', 'destino'] as const).filter((campo) => isWaiting(state, campo));
  const erros = { ...state.erros, ...Object.fromEntries(missing.map((campo) => [campo, SEM_SUGESTOES])) };
  return { ...state, erros, pendente: false, recusas: state.recusas + 1 };
}

/** The field to go to after a refusal: the first that is wrong, as they stand on the card. */
export const primeiroErro = ({ erros }: BuscaFormState): keyof ErrosBusca | undefined =>
  (['origem', 'destino', 'dataIda', 'dataVolta'] as const).find((campo) => erros[campo]);

/** A suggestion as the field's list shows it. */
export const toOption = (lugar: Localidade) => ({
  id: lugar.id,
  titulo: nomeLocalidade(lugar),
  detalhe: lugar.terminal,
});
