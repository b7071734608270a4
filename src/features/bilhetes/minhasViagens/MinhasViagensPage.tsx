import { useEffect, useState } from 'react';
import { abasPedidos, pedidosDaAba, rotulosAba, type AbaPedidos } from '../../../domain/agencia/abasPedidos';
import { palavrasTelas } from '../../../domain/aplicativo/palavrasTelas';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useBilhetesAvaliaveisQuery } from '../../../store/api/bilhetes';
import { usePedidosQuery } from '../../../store/api/pedidos';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NoTicketsIllustration } from '../../../ui/Illustration/NoTicketsIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Tabs } from '../../../ui/Tabs/Tabs';
import { PedidoCard } from './PedidoCard';
import { msg, t, translated } from '../../../words/t';

const vazias: Record<AbaPedidos, string> = {
  proximas: msg('Nenhuma viagem marcada'),
  passadas: msg('Nenhuma viagem feita ainda'),
  canceladas: msg('Nenhum pedido cancelado ou expirado'),
  pendentes: msg('Nenhum pagamento pendente'),
};

/** All orders, grouped by what can be done with them. */
export function MinhasViagensPage() {
  const { data, error, isFetching, refetch } = usePedidosQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const emit = useEmit();
  const clock = useClock();
  useEffect(() => {
    const next = data ? pedidosDaAba(data, 'proximas', clock.now()) : [];
    const bilheteIds = next.flatMap(({ itens }) => itens.flatMap(({ bilheteId }) => bilheteId ?? []));
    if (bilheteIds.length > 0) emit('ViagensListadas', { bilheteIds });
  }, [emit, clock, data]);
  return (
    <Page title={translated(rotas.minhasViagens.titulo)}>
      {data && <Pedidos pedidos={data} />}
      {!data && error && (
        <ErrorState
          title={t('Não conseguimos buscar suas viagens')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Stack gap={6}>
          <p>{translated(palavrasTelas.minhasViagens)}</p>
          <Skeleton label={t('Carregando suas viagens')} shape="card" count={3} />
        </Stack>
      )}
    </Page>
  );
}

function Pedidos({ pedidos }: { pedidos: readonly Pedido[] }) {
  const [aba, setAba] = useState<AbaPedidos>('proximas');
  const now = useClock().now();
  // Known before the cards that ask for it are shown, so that no button comes between theirs.
  useBilhetesAvaliaveisQuery(undefined, {
    skip: pedidosDaAba(pedidos, 'passadas', now).length === 0,
  });
  const isAba = (id: string): id is AbaPedidos => abasPedidos.some((one) => one === id);
  return (
    <Tabs
      label={t('Minhas viagens')}
      value={aba}
      onChange={(id) => isAba(id) && setAba(id)}
      tabs={abasPedidos.map((id) => {
        const some = pedidosDaAba(pedidos, id, now);
        return {
          id,
          label: translated(rotulosAba[id]),
          ...(some.length > 0 && { count: some.length }),
          content: <Aba aba={id} pedidos={some} now={now} />,
        };
      })}
    />
  );
}

function Aba({ aba, pedidos, now }: { aba: AbaPedidos; pedidos: readonly Pedido[]; now: Date }) {
  if (pedidos.length === 0) {
    return (
      <EmptyState
        title={translated(vazias[aba])}
        illustration={<NoTicketsIllustration />}
        action={<LinkButton href={rotas.home.path}>{t('Buscar viagens')}</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {pedidos.map((pedido) => (
        <PedidoCard key={pedido.id} pedido={pedido} now={now} />
      ))}
    </Stack>
  );
}
