import { formatCentavos } from '../../../domain/base/dinheiro';
import { useCreditosQuery } from '../../../store/api/creditos';
import { Alert } from '../../../ui/Alert/Alert';
import { t } from '../../../words/t';

/** Warns of the credit that a deletion of the account takes away. */
export function CreditoPerdido() {
  const { data } = useCreditosQuery();
  if (!data || data.saldoCentavos === 0) return null;
  return (
    <Alert kind="warning">
      {t('Você tem {valor} em crédito. Com a exclusão, ele se perde e não há como recuperar.', {
        valor: formatCentavos(data.saldoCentavos),
      })}
    </Alert>
  );
}
