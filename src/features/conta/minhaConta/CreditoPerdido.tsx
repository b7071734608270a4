import { formatCentavos } from '../../../domain/base/dinheiro';
import { useCreditosQuery } from '../../../store/api/creditos';
import { Alert } from '../../../ui/Alert/Alert';

/** Warns of the credit that a deletion of the account takes away. */
export function CreditoPerdido() {
  const { data } = useCreditosQuery();
  if (!data || data.saldoCentavos === 0) return null;
  return (
    <Alert kind="warning">
      Você tem {formatCentavos(data.saldoCentavos)} em crédito. Com a exclusão, ele se perde e não há como recuperar.
    </Alert>
  );
}
