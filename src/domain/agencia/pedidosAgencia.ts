import { addDias, type Dia, FUSO_DA_SEDE, isDia } from '../base/data';
import { isLocalizador } from '../bilhetes/localizador';
import type { SituacaoPedido } from '../wire/compra/pedidos';

/** Groups of order states in an agency's list, by the work left to do. */
export const gruposPedido = ['aguardando', 'emissao', 'emitidos', 'devolucao', 'cancelados', 'sem_pagamento'] as const;
export type GrupoPedido = (typeof gruposPedido)[number];

export const rotulosGrupo: Record<GrupoPedido, string> = {
  aguardando: 'Aguardando pagamento',
  emissao: 'Em emissão',
  emitidos: 'Emitidos',
  devolucao: 'Em devolução',
  cancelados: 'Cancelados e devolvidos',
  sem_pagamento: 'Não pagos',
};

const grupos: Record<SituacaoPedido, GrupoPedido> = {
  reservado: 'aguardando',
  aguardando_pagamento: 'aguardando',
  pago: 'emissao',
  emitindo: 'emissao',
  emitido: 'emitidos',
  emitido_parcial: 'emitidos',
  pago_sem_poltrona: 'devolucao',
  estorno_em_processamento: 'devolucao',
  estornado: 'cancelados',
  cancelado: 'cancelados',
  reserva_expirada: 'sem_pagamento',
  pagamento_recusado: 'sem_pagamento',
  pagamento_expirado: 'sem_pagamento',
};

/** The group of a state. */
export const grupoDaSituacao = (situacao: SituacaoPedido): GrupoPedido => grupos[situacao];

/** The states of a group. */
export const situacoesDoGrupo = (grupo: GrupoPedido): SituacaoPedido[] =>
  (Object.keys(grupos) as SituacaoPedido[]).filter((situacao) => grupos[situacao] === grupo);

/** Default period of the list, in days. */
export const PERIODO_DIAS = 30;
/** Rate limit for resending tickets: once a minute, five times a day. */
export const REENVIO_SEGUNDOS = 60;
export const REENVIOS_POR_DIA = 5;

/** Filters of the list that may stand in the address; the CPF is excluded as personal data. */
export interface FiltroEndereco {
  de: Dia | null;
  ate: Dia | null;
  situacao: GrupoPedido | null;
  operador: string | null;
  localizador: string | null;
  /** Cursor after the previous page. */
  cursor: string | null;
  /** Id of the order whose details are open. */
  pedido: string | null;
}

const isGrupo = (text: string): text is GrupoPedido => gruposPedido.some((grupo) => grupo === text);
const ID = /^[0-9a-f-]{36}$/;

/** Parses the filters of an address; invalid values are ignored. */
export function parseFiltroPedidos(search: string): FiltroEndereco {
  const query = new URLSearchParams(search);
  const read = <T extends string>(key: string, isRight: (text: string) => boolean): T | null => {
    const text = query.get(key);
    return text !== null && isRight(text) ? (text as T) : null;
  };
  const localizador = query.get('localizador')?.trim().toUpperCase() ?? '';
  return {
    de: read('de', isDia),
    ate: read('ate', isDia),
    situacao: read<GrupoPedido>('situacao', isGrupo),
    operador: read('operador', (text) => ID.test(text)),
    localizador: isLocalizador(localizador) ? localizador : null,
    cursor: read('cursor', (text) => /^[A-Za-z0-9_-]{1,160}$/.test(text)),
    pedido: read('pedido', (text) => ID.test(text)),
  };
}

/** Filters with nothing chosen. */
export const filtroVazio: FiltroEndereco = {
  de: null,
  ate: null,
  situacao: null,
  operador: null,
  localizador: null,
  cursor: null,
  pedido: null,
};

/** Number of filters in use. The page of the list and the opened order are no filters. */
export const countFiltros = (filtro: FiltroEndereco, cpf: string | null): number =>
  Object.values({ ...filtro, cursor: null, pedido: null, cpf }).filter((value) => value !== null).length;

/** Serializes the filters as a query string. */
export function toFiltroSearch(filtro: FiltroEndereco): string {
  const chosen = Object.entries(filtro).filter((entry): entry is [string, string] => entry[1] !== null);
  const search = new URLSearchParams(chosen).toString();
  return search === '' ? '' : `?${search}`;
}

/** Query of the list. A search for one order covers all dates; a list defaults to {@link PERIODO_DIAS}. */
export function toConsulta({ pedido: _, ...filtro }: FiltroEndereco, hoje: Dia, cpf: string | null) {
  const isOne = filtro.localizador !== null || cpf !== null;
  const de = filtro.de ?? (isOne || filtro.ate !== null ? null : addDias(hoje, -PERIODO_DIAS));
  const chosen = Object.entries({ ...filtro, de }).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    ...(Object.fromEntries(chosen) as Partial<Record<keyof typeof filtro, string>>),
    ...(cpf !== null && { cpf }),
  };
}

/** True when tickets can be resent: a counter sale or a deleted account may have no e-mail. */
export const isReenviavel = (email: string): boolean => email !== '';

/** Badge tone of each group. */
export const tonsGrupo: Record<GrupoPedido, 'neutral' | 'success' | 'warning' | 'info'> = {
  aguardando: 'warning',
  emissao: 'info',
  emitidos: 'success',
  devolucao: 'warning',
  cancelados: 'neutral',
  sem_pagamento: 'neutral',
};

const instante = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO_DA_SEDE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO_DA_SEDE, hour: '2-digit', minute: '2-digit' });

/** `'21/11/2026, 14:35'`, in the agencies' time zone. */
export const formatInstante = (iso: string): string => instante.format(new Date(iso));
/** `'14:35'`, in the agencies' time zone. */
export const formatHora = (iso: string): string => hora.format(new Date(iso));
