import { type ComponentType, useState } from 'react';
import { useEmit } from '../../../events/useEmit';
import { selectCpfDeTeste } from '../../../store/aplicativo/ambiente';
import { selectContaPhase } from '../../../store/conta/conta';
import { useAppSelector } from '../../../store/hooks';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { CadastroForm } from './CadastroForm';
import type { TermosDialogProps } from './TermosDialog';
import { t } from '../../../words/t';

/**
 * Registration of a person who signed in for the first time. Leaving it signs them out, so it asks for confirmation.
 * Crossing the responsive width does not close it.
 */
export function CompletarCadastroModal({ Termos }: { Termos: ComponentType<TermosDialogProps> }) {
  const open = useAppSelector(selectContaPhase) === 'incomplete';
  const pessoa = useAppSelector(selectPessoa);
  const cpfDeTeste = useAppSelector(selectCpfDeTeste);
  const { sending, erros } = useSubmission('cadastro');
  const emit = useEmit();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        open={open}
        title={t('Finalize seu cadastro')}
        onClose={(reason) => reason === 'pessoa' && setLeaving(true)}
      >
        <CadastroForm
          nome={pessoa?.nome ?? ''}
          celular={pessoa?.celular ?? ''}
          cpfDeTeste={cpfDeTeste}
          sending={sending}
          erros={erros.flatMap(({ campo, mensagem }) => (campo === undefined ? [] : mensagem))}
          Termos={Termos}
          onSubmit={(cadastro) => emit('CadastroEnviado', { cadastro })}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={t('Sair sem concluir?')}
        confirmLabel={t('Sair sem concluir')}
        cancelLabel={t('Continuar cadastro')}
        danger
        onConfirm={() => emit('CadastroDispensado')}
        onCancel={() => setLeaving(false)}
      >
        {t('Sua sessão será encerrada.')}
      </ConfirmDialog>
    </>
  );
}
