import { type ComponentType, useEffect, useRef } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { CartaoDoPedido } from '../../../domain/wire/pagamento/cartao';
import { useEmit } from '../../../events/useEmit';
import { selectCartao } from '../../../store/pagamento/cartao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';
import { CartaoQuadro } from './CartaoQuadro';
import { GuardarCartao } from './GuardarCartao';
import { PagarComPix } from './PagarComPix';
import { t } from '../../../words/t';

interface CartaoCamposProps {
  hidden: boolean;
  /** The choice of a saved card, loaded for people who have some. */
  Salvos: ComponentType;
}

/** The saved cards, the acquirer's fields and the instalments, below the error of the last card. */
export function CartaoCampos({ hidden, Salvos }: CartaoCamposProps) {
  const emit = useEmit();
  const { campos, aviso, opcoes, parcelas, salvos, salvoId } = useAppSelector(selectCartao);
  const { forma } = useAppSelector(selectCompra);
  if (!campos) return null;
  return (
    <div hidden={hidden}>
      <Stack gap={4}>
        {aviso !== null && !hidden && <NaoPago aviso={aviso} />}
        {salvos.length > 0 && <Salvos />}
        <CartaoQuadro campos={campos} />
        {forma === 'credito' && (
          <Select
            name="parcelas"
            label={t('Parcelas')}
            hint={t('Sem juros. A primeira parcela pode ter centavos a mais.')}
            value={String(parcelas)}
            options={opcoes.map(toOption)}
            onChange={(value) => emit('ParcelasEscolhidas', { parcelas: Number(value) })}
          />
        )}
        {salvoId === null && <GuardarCartao />}
      </Stack>
    </div>
  );
}

/** Scrolls the error into view, since on a phone the fields may be off screen. */
function NaoPago({ aviso }: { aviso: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the promise of newer browsers, which React would take for a clean-up function.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [aviso]);
  return (
    <div ref={box}>
      <Alert kind="danger" title={t('O pagamento não foi feito')} announce action={<PagarComPix />}>
        {aviso}
      </Alert>
    </div>
  );
}

const toOption = ({ parcelas, valorCentavos }: CartaoDoPedido['opcoes'][number]) => ({
  value: String(parcelas),
  label:
    parcelas === 1
      ? t('À vista, {valor}', { valor: formatCentavos(valorCentavos) })
      : t('{n}x de {valor}', { n: parcelas, valor: formatCentavos(valorCentavos) }),
});
