import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Tx } from '../../platform/database/database';
import { refuseClash } from '../../platform/database/uniqueClash';
import type { TipoTroca } from '../../pedidos/tables';
import { toTomadorColumn } from '../../pedidos/novo/pedidoColumns';
import { insertPedido } from '../../pedidos/novo/writePedido';
import type { ItemRow } from '../../pedidos/pedidoRepository';
import { insertPedidoItens } from '../../pedidos/pedidoItemRepository';
import { exchangedMeanwhile } from './openExchange';
import type { SoldBilhete } from '../soldBilhete';

/** The order that replaces a ticket, as far as it differs from the ticket's own order. */
export interface Replacement {
  reservaId: string;
  expiraEm: Date;
  situacao: SituacaoPedido;
  troca: TipoTroca;
  totalCentavos: number;
  creditoCentavos: number;
  multaCentavos: number;
  /** The new ticket gives no money back when it is cancelled. */
  semReembolso: boolean;
  /** The columns of the new seat that differ from the old one's. */
  item: Partial<Omit<ItemRow, 'pedido_id' | 'n' | 'trecho' | 'beneficio' | 'adicionais_cancelados'>>;
}

/** Inserts the order that replaces a ticket: same buyer, company and policy, one seat, and the old ticket's money as credit. */
export async function insertReplacement(tx: Tx, old: SoldBilhete, replacement: Replacement): Promise<string> {
  const { pedido, item, politica, seguroViagemCentavos } = old;
  const { id } = await insertPedido(tx, {
    dono: pedido.dono,
    canal: pedido.canal,
    idioma: pedido.idioma,
    comprador_nome: pedido.comprador_nome,
    comprador_cpf: pedido.comprador_cpf,
    comprador_email: pedido.comprador_email,
    comprador_celular: pedido.comprador_celular,
    tomador: toTomadorColumn(pedido.tomador),
    politica_id: politica.id,
    seguro_viagem_centavos: seguroViagemCentavos,
    desconto_centavos: replacement.item.desconto ?? item.desconto,
    reserva_id: replacement.reservaId,
    expira_em: replacement.expiraEm,
    situacao: replacement.situacao,
    total_centavos: replacement.totalCentavos,
    credito_centavos: replacement.creditoCentavos,
    multa_centavos: replacement.multaCentavos,
    sem_reembolso: replacement.semReembolso,
    remarca_bilhete_id: old.id,
    troca: replacement.troca,
  }).catch(refuseClash('pedido_sucessor', exchangedMeanwhile));
  const { avisos_desde, avisos_por, ...seat } = item;
  // The consent goes with its phone: another passenger's is given anew, with the phone that is written down for them.
  const consent = 'celular' in replacement.item ? {} : { avisos_desde, avisos_por };
  const poltrona = { ...seat, ...replacement.item, ...consent };
  await insertPedidoItens(tx, id, [
    {
      ...poltrona,
      n: 0,
      trecho: 0,
      viagem: JSON.stringify(poltrona.viagem),
      adicionais: JSON.stringify(poltrona.adicionais),
      // Those that were given back stay with the order that sold them.
      adicionais_cancelados: '[]',
    },
  ]);
  return id;
}
