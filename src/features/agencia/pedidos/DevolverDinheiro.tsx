import { useState } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';

export interface DevolverDinheiroProps {
  pedidoId: string;
  /** Cash refund due, in integer centavos. */
  valorCentavos: number;
}

/** Pays a cash refund out of the operator's till, after a confirmation. */
export function DevolverDinheiro({ pedidoId, valorCentavos }: DevolverDinheiroProps) {
  const emit = useEmit();
  const [asking, setAsking] = useState(false);
  const { sending } = useSubmission('devolucaoDinheiro');
  const valor = formatCentavos(valorCentavos);
  return (
    <>
      <Button variant="secondary" loading={sending} onClick={() => setAsking(true)}>
        Devolver em dinheiro
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Devolver ${valor} em dinheiro?`}
        confirmLabel="Devolver dinheiro"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          emit('DinheiroDevolvido', { pedidoId });
          setAsking(false);
        }}
      >
        {`Entregue ${valor} ao cliente. O valor sai do seu caixa.`}
      </ConfirmDialog>
    </>
  );
}
