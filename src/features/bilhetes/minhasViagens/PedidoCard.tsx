import { itensVivos, rotuloDoPedido } from '../../../domain/agencia/abasPedidos';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { joinItems } from '../../../domain/base/itens';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { isEmitido } from '../../../domain/compra/pedido';
import { diaDaSemana, mesCurto, rotulosClasse } from '../../../domain/viagens/viagem';
import type { ItemPedido, Pedido, SituacaoPedido } from '../../../domain/wire/compra/pedidos';
import { OrderCard, type OrderCardProps } from '../../../ui/OrderCard/OrderCard';
import { AcoesPedido } from './AcoesPedido';
import { Devolucoes } from './Devolucoes';

type Kind = OrderCardProps['situacao']['kind'];

const kinds: Partial<Record<SituacaoPedido, Kind>> = {
  emitido: 'success',
  emitido_parcial: 'warning',
  reservado: 'warning',
  aguardando_pagamento: 'warning',
  pago: 'info',
  emitindo: 'info',
  pago_sem_poltrona: 'danger',
  estorno_em_processamento: 'info',
  estornado: 'info',
};

/** An order in the list with its actions. */
export function PedidoCard({ pedido, now }: { pedido: Pedido; now: Date }) {
  // Shows the valid tickets; an order without any is shown as it was.
  const vivos = itensVivos(pedido);
  const itens = vivos.length > 0 ? vivos : pedido.itens;
  const [first] = itens;
  if (!first) return null;
  const ida = itens.filter(({ trecho }) => trecho === first.trecho);
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
      detalhe={detailOf(ida, itens.length > ida.length)}
      localizador={pedido.localizador}
      total={formatCentavos(pedido.totalCentavos)}
      situacao={{ texto: rotuloDoPedido(pedido), kind: kindOf(pedido) }}
    >
      <Devolucoes pedido={pedido} />
      <AcoesPedido pedido={pedido} now={now} />
    </OrderCard>
  );
}

function detailOf(itens: readonly ItemPedido[], hasVolta: boolean): string {
  const seats = itens.map(({ poltrona }) => poltrona);
  const classes = [...new Set(itens.map(({ classe }) => rotulosClasse[classe]))];
  const volta = hasVolta ? ['ida e volta'] : [];
  return [`${seats.length === 1 ? 'Poltrona' : 'Poltronas'} ${joinItems(seats)}`, ...classes, ...volta].join(' · ');
}

const kindOf = (pedido: Pedido): Kind =>
  isEmitido(pedido.situacao) && itensVivos(pedido).length === 0 ? 'neutral' : (kinds[pedido.situacao] ?? 'neutral');
