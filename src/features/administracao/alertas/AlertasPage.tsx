import { useState } from 'react';
import { filtrarAlertas } from '../../../domain/administracao/alertas';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { AlertasAbertos } from '../../../domain/wire/administracao/alertas';
import { useAlertasAbertosQuery } from '../../../store/api/administracao/administracao';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { UmAlerta } from './UmAlerta';

/** Interval at which the list is read anew; the server looks for alerts once a minute. */
const ATUALIZAR_MS = 30_000;

/** Open alerts and broken invariants, with their meaning, advice and the person who has seen them. */
export function AlertasPage() {
  const { data, error, isFetching, refetch } = useAlertasAbertosQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: ATUALIZAR_MS,
  });
  return (
    <Page title={rotas.administracaoAlertas.titulo} lede="O que o servidor não termina sozinho, o mais grave antes.">
      {data && <Lista {...data} />}
      {!data && error && (
        <ErrorState title="Não conseguimos buscar os alertas" retrying={isFetching} onRetry={() => void refetch()}>
          {'erros' in error ? mensagemDaRecusa(error) : undefined}
        </ErrorState>
      )}
      {!data && !error && <Skeleton label="Carregando os alertas" shape="card" count={3} />}
    </Page>
  );
}

function Lista({ total, alertas }: AlertasAbertos) {
  const [texto, setTexto] = useState('');
  if (alertas.length === 0) {
    return (
      <EmptyState title="Nenhum alerta aberto">
        O servidor confere pedidos, bilhetes, dinheiro e mensagens a cada minuto.
      </EmptyState>
    );
  }
  const shown = filtrarAlertas(alertas, texto);
  return (
    <Stack gap={5}>
      <TextInput
        name="procurar"
        type="search"
        label="Procurar por localizador ou palavra"
        value={texto}
        onChange={setTexto}
      />
      <Text tone="quiet" announce="status">
        {shown.length === total ? quantos(total) : `${shown.length} de ${quantos(total)}`}
      </Text>
      {shown.length === 0 ? (
        <EmptyState title="Nada encontrado">Nenhum alerta tem essas palavras.</EmptyState>
      ) : (
        <Card>
          <List lines="between" gap={3} label="Alertas abertos">
            {shown.map((alerta) => (
              <li key={alerta.id}>
                <UmAlerta alerta={alerta} />
              </li>
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}

const quantos = (total: number): string => (total === 1 ? '1 alerta' : `${total} alertas`);
