import type { CupomCadastrado } from '../../../domain/wire/administracao/cupons';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';

export type AcaoSituacao = 'pausar' | 'retomar' | 'encerrar';

export interface SituacaoDialogProps {
  acao: AcaoSituacao;
  cupom: CupomCadastrado;
  onClose: () => void;
}

const ACOES: AcaoSituacao[] = ['pausar', 'retomar', 'encerrar'];
const palavras: Record<AcaoSituacao, { verbo: string; botao: string; efeito: string }> = {
  pausar: {
    verbo: 'Pausar',
    botao: 'Pausar cupom',
    efeito: 'Novos pedidos não o usam até que seja retomado. Os que já têm o cupom mantêm o desconto.',
  },
  retomar: { verbo: 'Retomar', botao: 'Retomar cupom', efeito: 'Novos pedidos voltam a usá-lo, nas regras dele.' },
  encerrar: {
    verbo: 'Encerrar',
    botao: 'Encerrar cupom',
    efeito: 'Não pode ser desfeito. Novos pedidos não o usam mais; os que já têm o cupom mantêm o desconto.',
  },
};

/** Confirmation before a coupon is paused, resumed or ended. */
export function SituacaoDialog({ acao, cupom: { codigo, versao }, onClose }: SituacaoDialogProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('cupom', { acoes: ACOES, onDone: onClose });
  const { verbo, botao, efeito } = palavras[acao];
  return (
    <ConfirmDialog
      open
      title={`${verbo} ${codigo}?`}
      confirmLabel={botao}
      danger={acao === 'encerrar'}
      loading={sending}
      error={erro}
      onConfirm={() => emit('AcaoCupomEnviada', { acao: { tipo: acao, codigo, versao } })}
      onCancel={() => {
        emit('AcaoCupomDispensada');
        onClose();
      }}
    >
      {efeito}
    </ConfirmDialog>
  );
}
