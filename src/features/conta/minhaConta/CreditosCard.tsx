import { useState } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { linhaDoLancamento, textoDaValidade } from '../../../domain/conta/palavrasCredito';
import type { Creditos } from '../../../domain/wire/conta/creditos';
import { useCreditosQuery } from '../../../store/api/creditos';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

/** Movements that are shown before the others are asked for. */
const SHOWN = 5;

/** The person's credit: balance, until when it can be used, and how it came and went. */
export function CreditosCard() {
  const { data, isError, isFetching, refetch } = useCreditosQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('Meus créditos')}>
      {data ? (
        <Saldo creditos={data} />
      ) : isError ? (
        <ErrorState
          title={t('Não conseguimos abrir seus créditos')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('Carregando seus créditos')} count={2} />
      )}
    </Card>
  );
}

function Saldo({ creditos: { saldoCentavos, validades, lancamentos } }: { creditos: Creditos }) {
  if (lancamentos.length === 0) {
    return (
      <Text tone="quiet">
        {t('Você não tem crédito. O que você receber ao cancelar uma passagem fica aqui para usar.')}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Text size="2xl" weight="bold" figures>
        {formatCentavos(saldoCentavos)}
      </Text>
      <Stack gap={1}>
        {validades.map((validade) => (
          <Text key={validade.validoAte} tone="quiet">
            {textoDaValidade(validade, validades.length === 1)}
          </Text>
        ))}
        {validades.length === 0 && <Text tone="quiet">{t('Não há crédito para usar agora.')}</Text>}
      </Stack>
      <Lancamentos lancamentos={lancamentos} />
    </Stack>
  );
}

function Lancamentos({ lancamentos }: Pick<Creditos, 'lancamentos'>) {
  const [all, setAll] = useState(false);
  const shown = all ? lancamentos : lancamentos.slice(0, SHOWN);
  return (
    <>
      <List gap={3} lines="between" label={t('Lançamentos do crédito')}>
        {shown.map((lancamento, i) => {
          const { nome, sobre, valor } = linhaDoLancamento(lancamento);
          return (
            <li key={`${lancamento.em} ${lancamentos.length - i}`}>
              <ListRow
                name={nome}
                about={sobre}
                action={
                  <Text as="span" figures wrap="never">
                    {valor}
                  </Text>
                }
              />
            </li>
          );
        })}
      </List>
      {!all && lancamentos.length > SHOWN && (
        <div>
          <Button variant="quiet" size="small" flush onClick={() => setAll(true)}>
            {t('Ver todos os lançamentos')}
          </Button>
        </div>
      )}
    </>
  );
}
