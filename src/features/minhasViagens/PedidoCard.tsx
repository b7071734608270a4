import { isPagavel, rotulosSituacao } from '../../domain/abasPedidos';
import { nomeLocalidade } from '../../domain/camposBusca';
import { listar } from '../../domain/compra';
import { formatCentavos } from '../../domain/dinheiro';
import { isPendenteDeConclusao } from '../../domain/pedido';
import { rotas } from '../../domain/rotas';
import { diaDaSemana, mesCurto, rotulosClasse } from '../../domain/viagem';
import type { ItemPedido, Pedido, SituacaoPedido } from '../../domain/wire/pedidos';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { OrderCard, type OrderCardProps } from '../../ui/OrderCard/OrderCard';

type Kind = OrderCardProps['situacao']['kind'];

const kinds: Partial<Record<SituacaoPedido, Kind>> = {
  emitido: 'success',
  reservado: 'warning',
  aguardando_pagamento: 'warning',
  pago: 'info',
  emitindo: 'info',
  pago_sem_poltrona: 'danger',
  estorno_em_processamento: 'info',
  estornado: 'info',
};

/** An order in the list: enough to know it again, and what can be done with it. */
export function PedidoCard({ pedido, now }: { pedido: Pedido; now: Date }) {
  const [first] = pedido.itens;
  if (!first) return null;
  const ida = pedido.itens.filter(({ trecho }) => trecho === first.trecho);
  const { partida, chegada } = first;
  return (
    <OrderCard
      origem={nomeLocalidade(partida.localidade)}
      destino={nomeLocalidade(chegada.localidade)}
      dia={{
        numero: partida.dia.slice(8),
        mes: mesCurto(partida.dia),
        semana: `${diaDaSemana(partida.dia).slice(0, 3)}.`,
      }}
      hora={partida.hora}
      terminal={partida.localidade.terminal}
      detalhe={detailOf(ida, pedido.itens.length > ida.length)}
      localizador={pedido.localizador}
      total={formatCentavos(pedido.totalCentavos)}
      situacao={{ texto: rotulosSituacao[pedido.situacao], kind: kinds[pedido.situacao] ?? 'neutral' }}
    >
      <Action pedido={pedido} now={now} />
    </OrderCard>
  );
}

function detailOf(itens: readonly ItemPedido[], hasVolta: boolean): string {
  const seats = itens.map(({ poltrona }) => poltrona);
  const classes = [...new Set(itens.map(({ classe }) => rotulosClasse[classe]))];
  const volta = hasVolta ? ['ida e volta'] : [];
  return [`${seats.length === 1 ? 'Poltrona' : 'Poltronas'} ${listar(seats)}`, ...classes, ...volta].join(' · ');
}

/** The one thing to do next; an order that is over has none. */
function Action({ pedido, now }: { pedido: Pedido; now: Date }) {
  const emit = useEmit();
  const { id, situacao } = pedido;
  if (situacao === 'emitido') {
    return (
      <LinkButton variant="secondary" href={`${rotas.minhasViagens.path}?pedido=${id}`}>
        Ver bilhete
      </LinkButton>
    );
  }
  if (isPagavel(pedido, now)) {
    return <LinkButton href={`${rotas.pagamentoPix.path}?pedido=${id}`}>Continuar pagamento</LinkButton>;
  }
  if (!isPendenteDeConclusao(situacao)) return null;
  return (
    <Button variant="secondary" onClick={() => emit('dockConcluirPedido', { pedidoId: id })}>
      Atualizar pedido
    </Button>
  );
}
