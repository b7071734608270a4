import { useId } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { linhasDoPreco } from '../../../domain/compra/linhasDoPreco';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { Grid } from '../../../ui/Grid/Grid';
import { PriceBreakdown } from '../../../ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { t, translated } from '../../../words/t';

/** The price of each class on board, part by part, with the rules that changed its fare. */
export function PorQueEstePreco({ classes }: Pick<Viagem, 'classes'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={3} id={id}>
          {t('Por que este preço')}
        </Heading>
        <Grid min={13} align="start">
          {classes.map(({ classe, preco }) => (
            <Stack key={classe} gap={1}>
              <Text weight="bold">{translated(rotulosClasse[classe])}</Text>
              <PriceBreakdown rows={linhasDoPreco([preco])} total={formatCentavos(preco.totalCentavos)} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
