import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isFree, type Steps } from '../../platform/jobs/steps';
import { PAID_NO_SALE, recordRefunds } from './recordSale';

/** Refunds that nobody at a counter asked for, such as of a seat that could not be issued, go into the books too. */
export async function recordLateRefunds({ db, transaction }: Database, steps: Steps): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select s.pedido_id as id from estorno s join caixa_movimento v on v.chave = 'venda/' || s.pedido_id
    where s.criado_em > now() - interval '30 days' and s.meio <> 'dinheiro' and v.modalidade <> 'dinheiro'
      and s.motivo not in (${sql.join(PAID_NO_SALE)})
      and not exists (select 1 from caixa_movimento m where m.chave = 'cancelamento/' || s.id)
      and not exists (select 1 from caixa_pendencia m where m.chave = 'cancelamento/' || s.id)
      and ${isFree('devolucao_balcao', sql`s.pedido_id::text`)}
    group by s.pedido_id order by min(s.criado_em) limit 50`.execute(db);
  await steps.each(
    'devolucao_balcao',
    rows,
    ({ id }) => ({ assunto: id, pedidoId: id }),
    ({ id }) => transaction((tx) => recordRefunds(tx, id)),
  );
}
