import { useState } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useCreditosQuery } from '../../../store/api/creditos';
import { selectCompra } from '../../../store/compra/compra';
import { selectCotacao } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Switch } from '../../../ui/Switch/Switch';
import { usePrecoDaCompra } from '../usePrecoDaCompra';
import { t } from '../../../words/t';

/** Offers the person's credit as a part of the payment. The server says how much of it this order uses. */
export function CreditoDaConta() {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  const { usarCredito, cotacao, phase } = useAppSelector(selectCotacao);
  const [lido, setLido] = useState(false);
  // Once a visit: the balance on offer does not fall by the order that is made here.
  const { data } = useCreditosQuery(undefined, { refetchOnMountOrArgChange: true, skip: lido });
  const preco = usePrecoDaCompra();
  const usado = cotacao?.creditoUsadoCentavos ?? 0;
  const [visto, setVisto] = useState(0);
  // Credit that an order made here uses already is not in the balance any more, and stays on offer.
  const saldo = Math.max(visto, usado, data?.saldoCentavos ?? 0);
  if (saldo > visto) setVisto(saldo);
  if (data && !lido) setLido(true);
  if (saldo === 0 || !preco) return null;
  const valor = usado > 0 ? usado : Math.min(saldo, preco.totalCentavos);
  return (
    <Switch
      name="usarCredito"
      label={t('Usar crédito de {valor}', { valor: formatCentavos(valor) })}
      checked={usarCredito}
      disabled={envio !== 'parado' || phase === 'calculando'}
      onChange={(usar) => emit('CreditoAlternado', { usar })}
    />
  );
}
