import type { Operador } from '../../../domain/wire/agencia/operadores';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';

export interface ConfirmarOperadorProps {
  tipo: 'bloquear' | 'desbloquear' | 'redefinir';
  operador: Operador;
  onClose: () => void;
}

const textos = {
  bloquear: {
    titulo: 'Bloquear',
    botao: 'Bloquear operador',
    texto: 'Perde o acesso agora, em todos os aparelhos. Um caixa aberto fica para o responsável contar e fechar.',
  },
  desbloquear: {
    titulo: 'Desbloquear',
    botao: 'Desbloquear operador',
    texto: 'Volta a entrar com a senha que já tem.',
  },
  redefinir: {
    titulo: 'Redefinir o acesso de',
    botao: 'Redefinir acesso',
    texto: 'A senha atual deixa de valer e os aparelhos são desconectados. Uma senha temporária aparece em seguida.',
  },
};

/** Confirmation before blocking, unblocking or resetting an access. */
export function ConfirmarOperador({ tipo, operador, onClose }: ConfirmarOperadorProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('operador', { acoes: [tipo], onDone: onClose });
  const { titulo, botao, texto } = textos[tipo];
  return (
    <ConfirmDialog
      open
      title={`${titulo} ${operador.nome}?`}
      confirmLabel={botao}
      danger={tipo === 'bloquear'}
      loading={sending}
      error={erro}
      onConfirm={() => emit('AcaoOperadorEnviada', { acao: { tipo, id: operador.id } })}
      onCancel={() => {
        emit('AcaoOperadorDispensada');
        onClose();
      }}
    >
      {texto}
    </ConfirmDialog>
  );
}
