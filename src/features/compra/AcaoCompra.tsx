import type { EtapaCompra } from '../../domain/compra/compra';
import { useEmit } from '../../events/useEmit';
import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { AcaoPagamento } from './pagamento/AcaoPagamento';
import { AcaoIsento } from './pagamento/AcaoIsento';
import { AcaoBalcao } from './balcao/AcaoBalcao';
import { useNoBalcao } from './balcao/useBalcao';
import { FORM_PASSAGEIROS } from './passageiros/formPassageiros';
import { usePrecoDaCompra } from './usePrecoDaCompra';
import { t } from '../../words/t';

/** The button of the current step, next to the total, which stays in reach on a phone. */
export function AcaoCompra({ etapa }: { etapa: EtapaCompra }) {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  const preco = usePrecoDaCompra();
  const noBalcao = useNoBalcao();
  if (etapa === 'pagamento' && preco?.totalCentavos === 0) return <AcaoIsento />;
  switch (etapa) {
    case 'poltronas':
      return (
        <Button
          variant="accent"
          size="large"
          fullWidth
          loading={envio === 'reservando'}
          onClick={() => emit('PoltronasConfirmadas')}
        >
          {t('Continuar')}
        </Button>
      );
    case 'passageiros':
      return (
        <Button type="submit" form={FORM_PASSAGEIROS} variant="accent" size="large" fullWidth>
          {t('Continuar')}
        </Button>
      );
    default:
      return noBalcao ? <AcaoBalcao /> : <AcaoPagamento />;
  }
}
