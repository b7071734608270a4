import { sql } from 'kysely';
import type { FatosBilhete } from '../../src/domain/posVenda';
import type { SituacaoBilhete } from '../../src/domain/wire/pedidos';
import type { Reader, Tx } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { findPedido, lockPedido, type ItemRow, type PedidoRow } from '../pedidos/orderRepository';
import { PAID_SUCCESSOR, UNPAID_SUCCESSOR } from '../pedidos/situacoesSucessor';
import { findSuccessor, lockTicket, type Successor } from '../pedidos/sucessorRepository';
import { isUuid } from '../platform/http/uuid';
import { findPolitica, type PoliticaRow } from '../pedidos/policies';
import { paidFor } from '../pedidos/seatMoney';

/** A ticket that was sold, with all that decides what may still be done with it. */
export interface SoldTicket {
  id: string;
  situacao: SituacaoBilhete;
  pedido: PedidoRow;
  item: ItemRow;
  /** Its share of the insurance bought with the order. */
  seguroViagemCentavos: number;
  politica: PoliticaRow;
  fatos: FatosBilhete;
  /** An order that replaces it and is paid, but not issued yet. */
  hasPaidExchange: boolean;
  /** An order that would replace it and is not paid. */
  openExchange: Successor | null;
}

const missing = () => notFound('BILHETE_NAO_ENCONTRADO', 'Bilhete não encontrado.');

/** Somebody's own ticket; another's does not exist for them. */
export async function findSoldTicket(reader: Reader, dono: string, id: string): Promise<SoldTicket> {
  const row = isUuid(id) ? await findBilhete(reader, id) : undefined;
  const pedido = row && (await findPedido(reader, row.pedido_id));
  if (!row || pedido?.dono !== dono) throw missing();
  return load(reader, row, pedido);
}

/** The same, and nobody else decides about it or its order until the transaction ends. */
export async function lockSoldTicket(tx: Tx, dono: string, id: string): Promise<SoldTicket> {
  const row = isUuid(id) ? await findBilhete(tx, id) : undefined;
  const pedido = row && (await lockPedido(tx, row.pedido_id));
  if (!row || pedido?.dono !== dono) throw missing();
  const held = { ...row, ...(await lockTicket(tx, id)) };
  await holdDeparture(tx, row);
  return load(tx, held, pedido);
}

const findBilhete = (reader: Reader, id: string) =>
  reader.selectFrom('bilhete').select(['id', 'pedido_id', 'n', 'situacao']).where('id', '=', id).executeTakeFirst();

/** What the departure's status opens stays so until the transaction ends: nobody takes it back meanwhile. */
const holdDeparture = (tx: Tx, { pedido_id, n }: { pedido_id: string; n: number }) =>
  sql`
    select p.id from partida p join pedido_item i on i.viagem_id = p.id
    where i.pedido_id = ${pedido_id}::uuid and i.n = ${n}::int for share of p`.execute(tx);

interface BilheteRow {
  id: string;
  n: number;
  situacao: SituacaoBilhete;
}

async function load(reader: Reader, { id, n, situacao }: BilheteRow, pedido: PedidoRow): Promise<SoldTicket> {
  const itens = await reader.selectFrom('pedido_item').selectAll().where('pedido_id', '=', pedido.id).execute();
  const item = itens.find((one) => one.n === n);
  if (!item) throw new Error(`ticket ${id} has no seat`);
  const paid = paidFor(item, pedido, itens.length);
  const successor = await findSuccessor(reader, id);
  const { agora, compradoEm, atrasoMinutos, viagemCancelada } = await readFacts(reader, id, item.viagem_id);
  return {
    id,
    situacao,
    pedido,
    item,
    seguroViagemCentavos: paid.seguroViagemCentavos,
    politica: await findPolitica(reader, pedido.politica_id, [item.viagem]),
    hasPaidExchange: successor !== undefined && PAID_SUCCESSOR.includes(successor.situacao),
    openExchange: successor && UNPAID_SUCCESSOR.includes(successor.situacao) ? successor : null,
    fatos: {
      situacao,
      tarifaCentavos: Math.max(0, item.tarifa - item.desconto),
      pagoCentavos: paid.totalCentavos,
      compradoEm,
      partidaEm: new Date(item.viagem.partida.instante),
      atrasoMinutos,
      viagemCancelada,
      semReembolso: pedido.sem_reembolso,
      agora,
    },
  };
}

interface Facts {
  agora: Date;
  compradoEm: Date;
  atrasoMinutos: number;
  viagemCancelada: boolean;
}

/** The database's clock, when the first of a chain of exchanges was bought, and how the departure keeps to its time. */
async function readFacts(reader: Reader, bilheteId: string, viagemId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with recursive cadeia(id, substitui_id, pedido_id) as (
      select id, substitui_id, pedido_id from bilhete where id = ${bilheteId}::uuid
      union all
      select b.id, b.substitui_id, b.pedido_id from bilhete b join cadeia c on b.id = c.substitui_id)
    select now() as agora, min(p.criado_em) as "compradoEm",
      coalesce((select atraso_min from partida_status where partida_id = ${viagemId}::bigint), 0) as "atrasoMinutos",
      exists (select 1 from partida where id = ${viagemId}::bigint and situacao = 'cancelada')
        or exists (select 1 from partida_status where partida_id = ${viagemId}::bigint and situacao = 'cancelada')
        as "viagemCancelada"
    from cadeia join pedido p on p.id = cadeia.pedido_id`.execute(reader);
  const [facts] = rows;
  if (!facts) throw new Error(`ticket ${bilheteId} vanished`);
  return facts;
}
