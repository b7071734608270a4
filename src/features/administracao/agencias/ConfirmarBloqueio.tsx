import type { Agencia } from '../../../domain/wire/agencia/agencias';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';

export interface ConfirmarBloqueioProps {
  tipo: 'bloquear' | 'desbloquear';
  agencia: Agencia;
  onClose: () => void;
}

const textos = {
  bloquear: {
    titulo: 'Bloquear',
    botao: 'Bloquear agência',
    texto: 'Todos os operadores dela perdem o acesso agora, em todos os aparelhos. Nada que venderam é desfeito.',
  },
  desbloquear: {
    titulo: 'Desbloquear',
    botao: 'Desbloquear agência',
    texto: 'Os operadores voltam a entrar com a senha que já têm. Quem foi bloqueado sozinho continua bloqueado.',
  },
};

/** Confirmation before blocking or unblocking an agency. */
export function ConfirmarBloqueio({ tipo, agencia, onClose }: ConfirmarBloqueioProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('agencia', { acoes: [tipo], onDone: onClose });
  const { titulo, botao, texto } = textos[tipo];
  return (
    <ConfirmDialog
      open
      title={`${titulo} ${agencia.nome}?`}
      confirmLabel={botao}
      danger={tipo === 'bloquear'}
      loading={sending}
      error={erro}
      onConfirm={() => emit('AcaoAgenciaEnviada', { acao: { tipo, id: agencia.id } })}
      onCancel={() => {
        emit('AcaoAgenciaDispensada');
        onClose();
      }}
    >
      {texto}
    </ConfirmDialog>
  );
}
