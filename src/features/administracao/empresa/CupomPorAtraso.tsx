import { formatCentavos } from '../../../domain/base/dinheiro';
import { TETO_MAXIMO_CENTAVOS } from '../../../domain/companhia/limitesCompanhia';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CampoInteiro } from './CampoInteiro';

/** The coupon that passengers of a late coach get. */
export function CupomPorAtraso() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Quem comprou no site recebe um cupom quando a operação informa que o ônibus saiu atrasado.
      </Text>
      <FieldGrid>
        <CampoInteiro name="atraso.minutos" label="A partir de quantos minutos" hint="De 1 a 1440" maxLength={4} />
        <CampoInteiro
          name="atraso.cupomPct"
          label="Desconto, em %"
          hint="De 0 a 100. Com 0, não há cupom."
          maxLength={3}
        />
        <FormMoneyInput
          name="atraso.tetoCentavos"
          label="Desconto máximo"
          hint={`Até ${formatCentavos(TETO_MAXIMO_CENTAVOS)}`}
          max={TETO_MAXIMO_CENTAVOS}
          required
        />
        <CampoInteiro name="atraso.validadeMeses" label="Validade do cupom, em meses" hint="De 1 a 60" />
      </FieldGrid>
    </Stack>
  );
}
