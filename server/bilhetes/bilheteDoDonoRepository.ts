/**
 * Reads `pedido`, `pedido_item`, `politica`, `mudanca_poltrona`, `pix_recebido`, `cobranca_cartao`, `boleto_recebido` and `recebimento_balcao` of
 * other rooms: a ticket shows its seat, its price and how it was paid.
 */
import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';
import type { MeioCartao } from './meioCartao';

/** The policy of orders that were made before policies were dated. */
const PRIMEIRA_POLITICA = 1;

/** Tickets with their seats, payments, replaced tickets and policies. */
const selectBilhetes = (reader: Reader) =>
  reader
    .selectFrom('bilhete')
    .innerJoin('pedido_item as item', (join) =>
      join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
    )
    .innerJoin('pedido', 'pedido.id', 'bilhete.pedido_id')
    .innerJoin('politica', (join) =>
      join.on((on) => on('politica.id', '=', on.fn.coalesce('pedido.politica_id', on.val(PRIMEIRA_POLITICA)))),
    )
    .leftJoin('bilhete as antigo', 'antigo.id', 'bilhete.substitui_id')
    .selectAll('item')
    .select(['bilhete.id', 'bilhete.serie', 'bilhete.numero', 'bilhete.chave_bpe', 'bilhete.codigo_embarque'])
    .select(['bilhete.codigo_catraca', 'bilhete.situacao', 'bilhete.emitido_em', 'bilhete.emitente'])
    .select(['pedido.localizador', 'pedido.comprador_nome', 'pedido.canal', 'pedido.credito_centavos'])
    .select(['pedido.credito_usado_centavos', 'pedido.tomador'])
    .select(['politica.horas_minimas', 'politica.pct_multa', 'politica.pct_remarcacao', 'politica.base_legal'])
    .select(['politica.dias_arrependimento', 'politica.dias_validade', 'antigo.chave_bpe as chave_substituida'])
    .select(
      sql<number | null>`(select nullif(m.original, item.poltrona) from mudanca_poltrona m
        where m.pedido_id = item.pedido_id and m.n = item.n and m.para = item.poltrona
        order by m.em desc limit 1)`.as('poltrona_anterior'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('pix_recebido as pix')
            .select('pix.e2eid')
            .whereRef('pix.pedido_id', '=', 'pedido.id')
            .where('pix.destino', '=', 'aceito'),
        )
        .as('pago_pix'),
    )
    .select((eb) =>
      eb
        .selectFrom('cobranca_cartao as cartao')
        .select(sql<MeioCartao>`coalesce(cartao.carteira, cartao.tipo)`.as('meio'))
        .whereRef('cartao.pedido_id', '=', 'pedido.id')
        .where('cartao.destino', '=', 'aceito')
        .as('pago_cartao'),
    )
    .select(
      sql<boolean>`exists (select 1 from boleto_recebido b where b.pedido_id = pedido.id and b.destino = 'aceito')`.as(
        'pago_boleto',
      ),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('recebimento_balcao as balcao')
            .select('balcao.id')
            .whereRef('balcao.pedido_id', '=', 'pedido.id')
            .where('balcao.destino', '=', 'aceito'),
        )
        .as('pago_dinheiro'),
    );

/** The tickets of an owner's orders. */
const selectOwn = (reader: Reader, dono: string) => selectBilhetes(reader).where('pedido.dono', '=', dono);

export type BilheteRow = Awaited<ReturnType<ReturnType<typeof selectBilhetes>['executeTakeFirstOrThrow']>>;

/** One ticket of an owner; undefined where there is none or it is another's. `id` must be a UUID. */
export const findBilheteRow = (reader: Reader, dono: string, id: string): Promise<BilheteRow | undefined> =>
  selectOwn(reader, dono).where('bilhete.id', '=', id).executeTakeFirst();

/** All tickets of an owner, newest first. */
export const listBilheteRows = (reader: Reader, dono: string): Promise<BilheteRow[]> =>
  selectOwn(reader, dono).orderBy('bilhete.emitido_em', 'desc').orderBy('bilhete.numero').execute();

/** All tickets of an order in the order of its seats, whoever owns it. */
export const listPedidoBilheteRows = (reader: Reader, pedidoId: string): Promise<BilheteRow[]> =>
  selectBilhetes(reader).where('pedido.id', '=', pedidoId).orderBy('item.n').execute();
