/** State of a till. `devolvido`: closed, then returned by the supervisor for a recount. */
export const estadosCaixa = ['aberto', 'pausado', 'fechado', 'devolvido', 'conferido'] as const;
export type EstadoCaixa = (typeof estadosCaixa)[number];

export const nomeEstadoCaixa: Record<EstadoCaixa, string> = {
  aberto: 'Aberto',
  pausado: 'Pausado',
  fechado: 'Aguardando conferência',
  devolvido: 'Devolvido para recontagem',
  conferido: 'Conferido',
};

/** True while the till accepts movements; a closed till never does again. */
export const emUso = (estado: EstadoCaixa): boolean => estado === 'aberto' || estado === 'pausado';

export const papeisOperador = ['operador', 'responsavel'] as const;
export type PapelOperador = (typeof papeisOperador)[number];
export const nomePapel: Record<PapelOperador, string> = { operador: 'Operador', responsavel: 'Responsável' };

/** `pendente`: recorded here, while the identity provider has not confirmed the access. */
export const situacoesOperador = ['pendente', 'ativo', 'bloqueado'] as const;
export type SituacaoOperador = (typeof situacoesOperador)[number];
