import { formatCentavos } from '../../domain/base/dinheiro';
import { useEmit } from '../../events/useEmit';
import { selectCotacao } from '../../store/compra/cotacao';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { Stack } from '../../ui/Stack/Stack';
import { CupomForm, type CupomFormProps } from './cupom/CupomForm';
import { t } from '../../words/t';

/** Options of the whole order: the optional insurance and a coupon. */
export function ExtrasDaCompra({ Cupons }: CupomFormProps) {
  return (
    <Card title={t('Seguro e cupom')}>
      <Stack>
        <SeguroField />
        <CupomForm Cupons={Cupons} />
      </Stack>
    </Card>
  );
}

function SeguroField() {
  const emit = useEmit();
  const { cotacao, seguro } = useAppSelector(selectCotacao);
  const oferta = cotacao?.seguroViagem;
  if (!oferta) return null;
  const passagens = oferta.totalCentavos / oferta.porPassagemCentavos;
  const total = formatCentavos(oferta.totalCentavos);
  const cada = formatCentavos(oferta.porPassagemCentavos);
  return (
    <Checkbox
      name="seguroViagem"
      label={
        passagens > 1
          ? t('Adicionar seguro opcional por {total} ({cada} por passagem)', { total, cada })
          : t('Adicionar seguro opcional por {total}', { total })
      }
      hint={`${oferta.cobertura}.`}
      checked={seguro}
      onChange={(contratar) => emit('SeguroAlternado', { contratar })}
    />
  );
}
