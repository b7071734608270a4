import { sql } from 'kysely';
import { provedores } from '../../../src/domain/provedor';
import type { Database } from '../../database/database';
import { recordPixRefunds } from './recordSale';

/** Refunds that nobody at the counter asked for, such as of a seat that could not be issued, go into the books too. */
export async function recordLateRefunds({ db, transaction }: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from pedido p join estorno s on s.pedido_id = p.id
    where p.canal = ${provedores.agencia} and s.meio = 'pix' and s.criado_em > now() - interval '2 days'
      and exists (select 1 from caixa_movimento m where m.chave = 'venda/' || p.id)
      and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
      and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)
    limit 50`.execute(db);
  for (const { id } of rows) await transaction((tx) => recordPixRefunds(tx, [id]));
}
