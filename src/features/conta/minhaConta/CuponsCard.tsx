import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { sayDescricaoDoCupom } from '../../../domain/conta/cupomDeAtraso';
import type { CupomDaConta } from '../../../domain/wire/conta/cupons';
import { useMeusCuponsQuery } from '../../../store/api/creditos';
import { Card } from '../../../ui/Card/Card';
import { CopyField } from '../../../ui/CopyField/CopyField';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

/** The coupons that are the person's alone; nothing where there are none, as for most people. */
export function CuponsCard() {
  const { data, isError, isFetching, refetch } = useMeusCuponsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data ? data.length === 0 : !isError) return null;
  return (
    <Card title={t('Meus cupons')}>
      {data ? (
        <List gap={3} lines="between" label={t('Cupons que você pode usar')}>
          {data.map((cupom) => (
            <li key={cupom.codigo}>
              <Cupom cupom={cupom} />
            </li>
          ))}
        </List>
      ) : (
        <ErrorState
          title={t('Não conseguimos abrir seus cupons')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Cupom({ cupom }: { cupom: CupomDaConta }) {
  const { codigo, percentual, tetoCentavos, validoAte } = cupom;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text weight="bold">
          {t('{percentual}% de desconto na próxima compra, até {teto}', {
            percentual,
            teto: formatCentavos(tetoCentavos),
          })}
        </Text>
        <Text tone="quiet">
          {t('{descricao}. Vale uma vez, até {dia}, em compras com a sua conta.', {
            descricao: sayDescricaoDoCupom(cupom),
            dia: formatDia(validoAte),
          })}
        </Text>
      </Stack>
      <CopyField label={t('Código do cupom')} text={codigo} copyLabel={t('Copiar código')} rows={1} />
    </Stack>
  );
}
