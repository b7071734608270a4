/** How a till stands. `devolvido` is a closed one that the supervisor gave back to be counted again. */
export const estadosCaixa = ['aberto', 'pausado', 'fechado', 'devolvido', 'conferido'] as const;
export type EstadoCaixa = (typeof estadosCaixa)[number];

export const nomeEstadoCaixa: Record<EstadoCaixa, string> = {
  aberto: 'Aberto',
  pausado: 'Pausado',
  fechado: 'Aguardando conferência',
  devolvido: 'Devolvido para recontagem',
  conferido: 'Conferido',
};

/** Whether movements can still come: until it is closed, and then never again. */
export const emUso = (estado: EstadoCaixa): boolean => estado === 'aberto' || estado === 'pausado';

export const papeisOperador = ['operador', 'responsavel'] as const;
export type PapelOperador = (typeof papeisOperador)[number];
export const nomePapel: Record<PapelOperador, string> = { operador: 'Operador', responsavel: 'Responsável' };

/** `pendente`: written down here, while the identity provider has not confirmed the access yet. */
export const situacoesOperador = ['pendente', 'ativo', 'bloqueado'] as const;
export type SituacaoOperador = (typeof situacoesOperador)[number];
