import type { SituacaoBilhete } from '../../domain/wire/compra/pedidos';
import type { TicketCardProps } from '../../ui/TicketCard/TicketCard';
import { msg, translated } from '../../words/t';

type Rotulo = NonNullable<TicketCardProps['situacao']>;

/** Words and tones of the states of a ticket that is not simply valid. */
const situacoesBilhete: Record<Exclude<SituacaoBilhete, 'emitido'>, Rotulo> = {
  cancelado: { texto: msg('Cancelado'), kind: 'danger' },
  embarcado: { texto: msg('Embarcado'), kind: 'neutral' },
  remarcado: { texto: msg('Trocado por outro bilhete'), kind: 'neutral' },
  transferido: { texto: msg('Transferido a outra pessoa'), kind: 'neutral' },
  nao_embarcou: { texto: msg('Não embarcou'), kind: 'warning' },
};

/** State of a ticket that is not simply valid, in the active language. */
export const rotuloDoBilhete = (situacao: Exclude<SituacaoBilhete, 'emitido'>): Rotulo => {
  const { texto, kind } = situacoesBilhete[situacao];
  return { texto: translated(texto), kind };
};

/** True for a state in which the owner may still exchange, transfer or cancel, as far as the rules let them. */
export const isAlteravel = (situacao: SituacaoBilhete): boolean =>
  situacao === 'emitido' || situacao === 'nao_embarcou';

/** True for a state in which a ticket is no longer valid for boarding. */
export const isSemValidade = (situacao: string): boolean =>
  situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido';
