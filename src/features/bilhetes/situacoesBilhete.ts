import type { SituacaoBilhete } from '../../domain/wire/compra/pedidos';
import type { TicketCardProps } from '../../ui/TicketCard/TicketCard';

type Rotulo = NonNullable<TicketCardProps['situacao']>;

/** Words and tones of the states of a ticket that is not simply valid. */
export const situacoesBilhete: Record<Exclude<SituacaoBilhete, 'emitido'>, Rotulo> = {
  cancelado: { texto: 'Cancelado', kind: 'danger' },
  embarcado: { texto: 'Embarcado', kind: 'neutral' },
  remarcado: { texto: 'Trocado por outro bilhete', kind: 'neutral' },
  transferido: { texto: 'Transferido a outra pessoa', kind: 'neutral' },
  nao_embarcou: { texto: 'Não embarcou', kind: 'warning' },
};

/** True for a state in which a ticket is no longer valid for boarding. */
export const isSemValidade = (situacao: string): boolean =>
  situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido';
