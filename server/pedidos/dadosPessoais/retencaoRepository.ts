/** Reads `bilhete`, `pix_recebido`, `cobranca_cartao`, `boleto_recebido`, `recebimento_balcao` of other rooms: they make a pedido fiscal. */
import { sql } from 'kysely';
import { inBatches, LOTE } from '../../platform/database/batches';
import type { Reader } from '../../platform/database/database';

/** SQL: the pedido has a ticket or money, so fiscal law asks for its buyer and its passengers. */
const fiscal = sql`(
  exists (select 1 from bilhete b where b.pedido_id = p.id)
  or exists (select 1 from pix_recebido x where x.pedido_id = p.id)
  or exists (select 1 from cobranca_cartao c where c.pedido_id = p.id and c.destino is not null)
  or exists (select 1 from boleto_recebido x where x.pedido_id = p.id)
  or exists (select 1 from recebimento_balcao r where r.pedido_id = p.id))`;

/** Anonymises buyer, company, passengers and children on laps of pedidos that are over. The pedido and its amounts stay. */
const forgetPeople = (db: Reader, condition: ReturnType<typeof sql>): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql`
      with gone as (
        update pedido set comprador_nome = 'Dados apagados', comprador_cpf = '', comprador_email = '',
          comprador_celular = '', tomador = null, esquecido_em = now()
        where id in (
          select p.id from pedido p
          where p.esquecido_em is null
            and p.situacao not in ('reservado', 'aguardando_pagamento', 'pago', 'emitindo', 'pago_sem_poltrona',
              'estorno_em_processamento')
            and ${condition}
          limit ${LOTE}::int)
        returning id), people as (
        update pedido_item set passageiro_nome = 'Passageiro', documento = '', data_nascimento = '1900-01-01',
          celular = null, avisos_desde = null, avisos_por = null, credencial = null, colo_nome = null, colo_documento_tipo = null, colo_documento = null,
          colo_nascimento = null
        where pedido_id in (select id from gone))
      select id from gone`.execute(db);
    return rows.length;
  });

/** Anonymises pedidos without a ticket or money, this many days after they were made. */
export const forgetUnpaidPedidos = (db: Reader, dias: number): Promise<void> =>
  forgetPeople(db, sql`p.criado_em < now() - make_interval(days => ${dias}::int) and not ${fiscal}`);

/** Anonymises all pedidos, this many years after they were made. */
export const forgetOldPedidos = (db: Reader, anos: number): Promise<void> =>
  forgetPeople(db, sql`p.criado_em < now() - make_interval(years => ${anos}::int)`);
