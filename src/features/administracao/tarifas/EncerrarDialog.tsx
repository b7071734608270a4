import type { AcaoTarifa } from '../../../domain/administracao/tarifas/acaoTarifa';
import type { RegraTarifaCadastrada } from '../../../domain/wire/administracao/tarifas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../../ui/Stack/Stack';

export interface EncerrarDialogProps {
  regra: RegraTarifaCadastrada;
  onClose: () => void;
}

const ACOES: AcaoTarifa['tipo'][] = ['encerrar'];

/** Confirmation before a rule ends. */
export function EncerrarDialog({ regra, onClose }: EncerrarDialogProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('tarifa', { acoes: ACOES, onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={`Encerrar ${regra.nome}?`}
      confirmLabel="Encerrar regra"
      danger
      loading={sending}
      onConfirm={() => emit('AcaoTarifaEnviada', { acao: { tipo: 'encerrar', id: regra.id } })}
      onCancel={() => {
        emit('AcaoTarifaDispensada');
        onClose();
      }}
    >
      <Stack gap={3}>
        <p>As próximas vendas não a usam mais. O que já foi reservado ou vendido mantém o preço.</p>
        {erro && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
