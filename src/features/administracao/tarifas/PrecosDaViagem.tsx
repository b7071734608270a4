import { rotulosMotivo } from '../../../domain/administracao/tarifas/palavrasTarifa';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { linhasDoPreco } from '../../../domain/compra/linhasDoPreco';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { PrecoExplicado } from '../../../domain/wire/administracao/tarifas';
import { Grid } from '../../../ui/Grid/Grid';
import { List } from '../../../ui/List/List';
import { PriceBreakdown } from '../../../ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

const dias = (count: number): string => (count === 1 ? '1 dia antes' : `${count} dias antes`);

/** The price of each class of a departure, and the rules that made it or did not. */
export function PrecosDaViagem({ viagem: { antecedencia, classes } }: { viagem: PrecoExplicado }) {
  return (
    <Grid min={19}>
      {classes.map(({ classe, preco, ocupacao, regras }) => {
        const idle = regras.filter(({ centavos }) => centavos === null);
        return (
          <Stack key={classe} gap={2}>
            <Text weight="bold">{rotulosClasse[classe]}</Text>
            <Text tone="quiet" size="sm">{`Compra ${dias(antecedencia)}, ${ocupacao}% das poltronas tomadas`}</Text>
            <PriceBreakdown rows={linhasDoPreco([preco])} total={formatCentavos(preco.totalCentavos)} />
            {idle.length > 0 && (
              <>
                <Text size="sm">Regras deste trecho sem efeito agora:</Text>
                <List gap={1} tone="quiet">
                  {idle.map(({ id, nome, motivo }) => (
                    <li key={id}>{motivo ? `${nome}: ${rotulosMotivo[motivo]}` : nome}</li>
                  ))}
                </List>
              </>
            )}
          </Stack>
        );
      })}
    </Grid>
  );
}
