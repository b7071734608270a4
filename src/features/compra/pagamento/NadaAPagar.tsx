import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { t } from '../../../words/t';

/** Payment step of a free order. */
export function NadaAPagar({ canGoBack }: { canGoBack: boolean }) {
  const emit = useEmit();
  return (
    <EmptyState
      title={t('Nada a pagar')}
      action={
        canGoBack && (
          <Button variant="quiet" flush onClick={() => emit('EtapaCompraVoltada')}>
            {t('Voltar aos passageiros')}
          </Button>
        )
      }
    >
      {t('Esta compra sai por R$ 0,00. Confira o resumo e conclua: os bilhetes são emitidos em seguida.')}
    </EmptyState>
  );
}
