import type { CupomCadastrado } from '../../../domain/wire/administracao/cupons';
import { CupomDialog } from './CupomDialog';
import { SituacaoDialog, type AcaoSituacao } from './SituacaoDialog';

/** A dialog over one coupon. */
export type AcaoDoCupom = 'mudar' | AcaoSituacao;

/** The dialog open over the page; its coupon is the one that the page shows now. */
export type Aberto = { acao: 'criar' } | { acao: AcaoDoCupom; cupom: CupomCadastrado };

export interface DialogosCupomProps {
  aberto: Aberto;
  onClose: () => void;
}

/** Dialogs over the list of coupons and over one of them. */
export function DialogosCupom({ aberto, onClose }: DialogosCupomProps) {
  if (aberto.acao === 'criar') return <CupomDialog cupom={null} onClose={onClose} />;
  if (aberto.acao === 'mudar') return <CupomDialog cupom={aberto.cupom} onClose={onClose} />;
  return <SituacaoDialog acao={aberto.acao} cupom={aberto.cupom} onClose={onClose} />;
}
