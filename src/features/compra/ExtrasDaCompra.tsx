import { formatCentavos } from '../../domain/base/dinheiro';
import { useEmit } from '../../events/useEmit';
import { selectCotacao } from '../../store/compra/cotacao';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { Stack } from '../../ui/Stack/Stack';
import { CupomForm } from './CupomForm';

/** Options of the whole order: the optional insurance and a coupon. */
export function ExtrasDaCompra() {
  return (
    <Card title="Seguro e cupom">
      <Stack>
        <SeguroField />
        <CupomForm />
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
  const cada = passagens > 1 ? ` (${formatCentavos(oferta.porPassagemCentavos)} por passagem)` : '';
  return (
    <Checkbox
      name="seguroViagem"
      label={`Adicionar seguro opcional por ${formatCentavos(oferta.totalCentavos)}${cada}`}
      hint={`${oferta.cobertura}.`}
      checked={seguro}
      onChange={(contratar) => emit('SeguroAlternado', { contratar })}
    />
  );
}
