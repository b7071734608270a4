/** Reads `pedido` of another room, and joins the part of a statement that moves it, which that room lends. */
import { sql } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { inSeconds } from '../../platform/database/inSeconds';
import type { Ctes, Read } from '../../platform/http/idempotency/atOnce';
import { advanceAsRead, AVANCADO } from '../../pedidos/pedidoAtOnceRepository';
import type { NewCobranca } from './cobrancaPixRepository';

/** A pedido that is to be charged. */
export interface PedidoToCharge {
  dono: string;
  situacao: SituacaoPedido;
  total_centavos: number;
  versao: number;
  /** Until its hold ends, by the database's clock; negative after its end. */
  seconds: number;
  /** How many cobranças it has had. */
  tentativas: number;
}

/** A pedido with the number of its cobranças. */
export const readPedidoToCharge = (pedidoId: string): Read<PedidoToCharge> => ({
  columns: ['dono', 'situacao', 'total_centavos', 'versao', 'seconds', 'tentativas'],
  rows: sql`
    select p.dono, p.situacao, p.total_centavos, p.versao, extract(epoch from p.expira_em - now())::float8 as seconds,
      (select count(*) from cobranca_pix c where c.pedido_id = p.id)::int as tentativas
    from pedido p where p.id = ${pedidoId}::uuid`,
});

/** Writes the first cobrança of a pedido that is still as it was read, and moves it on; nothing where it is not. */
export const writeFirstCobranca = (
  { txid, pedido_id, tentativa, valor_centavos, expiresInSeconds, pollInSeconds }: NewCobranca,
  { dono, versao }: Pick<PedidoToCharge, 'dono' | 'versao'>,
): Ctes => sql`
  ${advanceAsRead({ id: pedido_id, dono, versao }, 'aguardando_pagamento')},
  nova as (
    insert into cobranca_pix(txid, pedido_id, tentativa, valor_centavos, expira_em, consultar_em)
    select ${txid}, ${pedido_id}::uuid, ${tentativa}::int, ${valor_centavos}::int, ${inSeconds(expiresInSeconds)},
      ${inSeconds(pollInSeconds)}
    from ${AVANCADO} returning 1 as sim),
  feita as materialized (select sim from nova)`;
