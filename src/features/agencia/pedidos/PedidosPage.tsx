import { type ComponentType, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FiltroEndereco, parseFiltroPedidos, toConsulta } from '../../../domain/agencia/pedidosAgencia';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectAgencia } from '../../../store/agencia/agencia';
import { usePedidosDaAgenciaQuery } from '../../../store/api/agenciaPedidos';
import { useHoje } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { BarraPedidos, type FormularioPedidos } from './BarraPedidos';
import type { DetalheDrawerProps } from './DetalheDrawer';
import type { FormulariosPedidosProps } from './FormulariosPedidos';
import { ListaPedidos } from './ListaPedidos';
import { TotaisPedidos } from './TotaisPedidos';

export interface PedidosPageProps {
  /** Form to open a customer's order, and the filters; loaded after the list, because of their many fields. */
  Formularios: ComponentType<FormulariosPedidosProps>;
  /** Order details; loaded after the list. */
  Detalhe: ComponentType<DetalheDrawerProps>;
}

/** An agency's orders. Filters are in the address, except the CPF. */
export function PedidosPage({ Formularios, Detalhe }: PedidosPageProps) {
  const { search } = useLocation();
  const emit = useEmit();
  const { cpf } = useAppSelector(selectAgencia);
  const filtro = parseFiltroPedidos(search);
  const primeira = toConsulta({ ...filtro, cursor: null }, useHoje(), cpf);
  // Totals and names come with the first page, which is loaded even when the address starts at a later one.
  const { data, isFetching } = usePedidosDaAgenciaQuery(primeira);
  // Stays mounted after the first order, so that closing is animated.
  const [detalhado, setDetalhado] = useState(false);
  if (filtro.pedido !== null && !detalhado) setDetalhado(true);
  const painel = useId();
  const [aberto, setAberto] = useState<FormularioPedidos | null>(null);
  // The forms stay mounted after the first was opened, so that folding loses nothing that was typed.
  const [formularios, setFormularios] = useState(false);
  if (aberto !== null && !formularios) setFormularios(true);
  return (
    <Page title={rotas.pedidos.titulo} dense>
      <Stack gap={4}>
        <BarraPedidos
          filtro={filtro}
          cpf={cpf}
          consulta={primeira}
          aberto={aberto}
          painel={painel}
          onAbrir={setAberto}
        />
        {formularios && (
          <div id={painel} hidden={aberto === null}>
            <Formularios filtro={filtro} cpf={cpf} operadores={data?.operadores ?? []} aberto={aberto} />
          </div>
        )}
        <TotaisPedidos totais={data?.totais ?? null} loading={isFetching && !data} />
        <Resultado filtro={filtro} primeira={primeira} />
      </Stack>
      {detalhado && (
        <Detalhe
          pedidoId={filtro.pedido}
          onClose={() => emit('PedidosFiltrados', { filtro: { ...filtro, pedido: null } })}
        />
      )}
    </Page>
  );
}

interface ResultadoProps {
  filtro: FiltroEndereco;
  primeira: Record<string, string>;
}

/** The page of the list named by the address. */
function Resultado({ filtro, primeira }: ResultadoProps) {
  const emit = useEmit();
  const consulta = filtro.cursor === null ? primeira : { ...primeira, cursor: filtro.cursor };
  const { currentData, error, isFetching, refetch } = usePedidosDaAgenciaQuery(consulta, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  if (error && !isFetching && !currentData) {
    return <ErrorState title="Não conseguimos buscar os pedidos" onRetry={() => void refetch()} />;
  }
  return (
    <ListaPedidos
      pedidos={currentData?.pedidos ?? []}
      loading={isFetching && !currentData}
      proximo={currentData?.proximo ?? null}
      naPrimeira={filtro.cursor === null}
      onOpen={(pedido) => emit('PedidosFiltrados', { filtro: { ...filtro, pedido } })}
      onPage={(cursor) => emit('PedidosFiltrados', { filtro: { ...filtro, cursor } })}
    />
  );
}
