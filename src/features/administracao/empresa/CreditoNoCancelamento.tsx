import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CampoInteiro } from './CampoInteiro';

/** The credit that travellers may take in the place of a refund. */
export function CreditoNoCancelamento() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Quem cancela a própria passagem escolhe entre o dinheiro e um crédito com bônus. O que mudar aqui vale para os
        próximos cancelamentos.
      </Text>
      <FieldGrid>
        <CampoInteiro name="credito.bonusPct" label="Bônus, em %" hint="De 0 a 50. Com 0, o crédito não é oferecido." />
        <CampoInteiro name="credito.validadeMeses" label="Validade, em meses" hint="De 1 a 60" />
      </FieldGrid>
    </Stack>
  );
}
