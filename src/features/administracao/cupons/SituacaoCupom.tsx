import { rotulosSituacaoCupom } from '../../../domain/administracao/cupons/palavrasCupom';
import type { CupomCadastrado } from '../../../domain/wire/administracao/cupons';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';

const tons = {
  em_vigor: 'success',
  futuro: 'info',
  vencido: 'neutral',
  esgotado: 'warning',
  pausado: 'warning',
  encerrado: 'neutral',
} as const;

/** The state of a coupon today, in a word. */
export const SituacaoCupom = ({ situacao }: Pick<CupomCadastrado, 'situacao'>) => (
  <StatusBadge kind={tons[situacao]}>{rotulosSituacaoCupom[situacao]}</StatusBadge>
);
