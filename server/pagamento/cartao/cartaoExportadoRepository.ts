/** Reads `pedido` of another room: an attempt belongs to the person who made its pedido. */
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import type { Reader } from '../../platform/database/database';

/** Every attempt of somebody to pay by card, the oldest first; of the card only what is stored: brand and last digits. */
export async function listOwnCartoes(reader: Reader, sub: string): Promise<Exportacao['cartoes']> {
  const rows = await reader
    .selectFrom('cobranca_cartao as c')
    .innerJoin('pedido as p', 'p.id', 'c.pedido_id')
    .select(['c.pedido_id', 'c.criado_em', 'c.situacao', 'c.tipo', 'c.parcelas', 'c.valor_centavos'])
    .select(['c.bandeira', 'c.final4', 'c.carteira'])
    .where('p.dono', '=', sub)
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    pedidoId: row.pedido_id,
    em: row.criado_em.toISOString(),
    situacao: row.situacao,
    tipo: row.tipo,
    parcelas: row.parcelas,
    valorCentavos: row.valor_centavos,
    bandeira: row.bandeira,
    final4: row.final4,
    carteira: row.carteira,
  }));
}
