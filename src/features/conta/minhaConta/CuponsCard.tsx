import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { CupomDaConta } from '../../../domain/wire/conta/cupons';
import { useCuponsQuery } from '../../../store/api/creditos';
import { Card } from '../../../ui/Card/Card';
import { CopyField } from '../../../ui/CopyField/CopyField';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

/** The coupons that are the person's alone; nothing where there are none, as for most people. */
export function CuponsCard() {
  const { data, isError, isFetching, refetch } = useCuponsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data ? data.length === 0 : !isError) return null;
  return (
    <Card title="Meus cupons">
      {data ? (
        <List gap={3} lines="between" label="Cupons que você pode usar">
          {data.map((cupom) => (
            <li key={cupom.codigo}>
              <Cupom cupom={cupom} />
            </li>
          ))}
        </List>
      ) : (
        <ErrorState title="Não conseguimos abrir seus cupons" retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function Cupom({ cupom: { codigo, descricao, percentual, tetoCentavos, validoAte } }: { cupom: CupomDaConta }) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text weight="bold">
          {percentual}% de desconto na próxima compra, até {formatCentavos(tetoCentavos)}
        </Text>
        <Text tone="quiet">
          {descricao}. Vale uma vez, até {formatDia(validoAte)}, em compras com a sua conta.
        </Text>
      </Stack>
      <CopyField label="Código do cupom" text={codigo} copyLabel="Copiar código" rows={1} />
    </Stack>
  );
}
