import { itensVivos, rotuloDoPedido } from '../../../domain/agencia/abasPedidos';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { describeAdicionais } from '../../../domain/compra/adicionais/describeAdicionais';
import { formatDia } from '../../../domain/base/data';
import { joinItems } from '../../../domain/base/itens';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { isEmitido } from '../../../domain/compra/pedido';
import { sentidosDoPedido } from '../../../domain/compra/sentidos/sentidosDoPedido';
import { diaDaSemanaCurto, mesCurto, rotulosClasse } from '../../../domain/viagens/viagem';
import type { ItemPedido, Pedido, SituacaoPedido } from '../../../domain/wire/compra/pedidos';
import { OrderCard, type OrderCardProps } from '../../../ui/OrderCard/OrderCard';
import { AcoesPedido } from './AcoesPedido';
import { Devolucoes } from './Devolucoes';
import { t, translated } from '../../../words/t';

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
  // The ways are those of the whole order, of which a part may be left.
  const { ida, volta } = sentidosDoPedido(pedido.itens);
  const [shown, other] = [ida, volta].map((way) => itensDo(way, itens)).filter((way) => way.length > 0);
  const [first, last] = [shown?.[0], shown?.at(-1)];
  if (!shown || !first || !last) return null;
  const { partida } = first;
  return (
    <OrderCard
      origem={nomeLocalidade(partida.localidade)}
      destino={nomeLocalidade(last.chegada.localidade)}
      dia={{
        numero: partida.dia.slice(8),
        mes: mesCurto(partida.dia),
        semana: diaDaSemanaCurto(partida.dia),
      }}
      hora={partida.hora}
      terminal={partida.localidade.terminal}
      detalhe={detailOf(shown, other !== undefined)}
      linhas={linesOf(pedido, itens)}
      localizador={pedido.localizador}
      total={formatCentavos(pedido.totalCentavos)}
      situacao={{ texto: translated(rotuloDoPedido(pedido)), kind: kindOf(pedido) }}
    >
      <Devolucoes pedido={pedido} />
      <AcoesPedido pedido={pedido} now={now} />
    </OrderCard>
  );
}

/** The seats that are shown of a way, trip by trip. */
const itensDo = (way: readonly ItemPedido[], itens: readonly ItemPedido[]): ItemPedido[] =>
  way.flatMap(({ trecho }) => itens.filter((item) => item.trecho === trecho));

/** The extras of the seats, those that were cancelled, and the due date of an open boleto. */
function linesOf({ boletoVence }: Pedido, itens: readonly ItemPedido[]): string[] {
  const adicionais = describeAdicionais(itens.flatMap((item) => item.adicionais ?? []));
  const cancelados = describeAdicionais(itens.flatMap((item) => item.adicionaisCancelados ?? []));
  return [
    ...(adicionais === '' ? [] : [t('Adicionais: {adicionais}', { adicionais })]),
    ...(cancelados === '' ? [] : [t('Cancelados: {adicionais}', { adicionais: cancelados })]),
    ...(boletoVence ? [t('Boleto: pague até {dia}', { dia: formatDia(boletoVence) })] : []),
  ];
}

/** `Poltrona 5 · Executivo · com 1 troca · ida e volta`; with a change, the seats of both its coaches. */
function detailOf(itens: readonly ItemPedido[], hasVolta: boolean): string {
  const trechos = [...new Set(itens.map(({ trecho }) => trecho))];
  const seats = trechos.map((trecho) =>
    joinItems(itens.filter((item) => item.trecho === trecho).map(({ poltrona }) => poltrona)),
  );
  const classes = [...new Set(itens.map(({ classe }) => translated(rotulosClasse[classe])))];
  const extras = [trechos.length > 1 && t('com 1 troca'), hasVolta && t('ida e volta')].filter(Boolean);
  const poltronas = seats.reduce((antes, depois) => t('{antes} e depois {depois}', { antes, depois }));
  const nome = t('{n, plural, =1 {Poltrona {poltronas}} other {Poltronas {poltronas}}}', {
    n: itens.length,
    poltronas,
  });
  return [nome, ...classes, ...extras].join(' · ');
}

const kindOf = (pedido: Pedido): Kind =>
  isEmitido(pedido.situacao) && itensVivos(pedido).length === 0 ? 'neutral' : (kinds[pedido.situacao] ?? 'neutral');
