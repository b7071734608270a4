import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';
import { affected, inBatches, LOTE } from './batches';

/** Empties messages that were sent of recipient and text; the row stays, so that the same fact is not told twice. */
export const forgetSentEmails = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update caixa_saida set corpo = '{}' where id in (
        select id from caixa_saida
        where topico in ('email', 'push') and publicado_em < now() - make_interval(days => ${dias}::int)
          and criado_em < now() - make_interval(days => ${dias}::int) and corpo <> '{}'
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Deletes the rows themselves, also those of messages that could never be sent. */
export const deleteOldMessages = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      delete from caixa_saida where id in (
        select id from caixa_saida where criado_em < now() - make_interval(days => ${dias}::int)
        limit ${LOTE}::int)`.execute(db),
    ),
  );

/** Orders with a ticket or money: fiscal law asks who bought and who travelled. */
const fiscal = sql`(
  exists (select 1 from bilhete b where b.pedido_id = p.id)
  or exists (select 1 from pix_recebido x where x.pedido_id = p.id)
  or exists (select 1 from cobranca_cartao c where c.pedido_id = p.id and c.destino is not null)
  or exists (select 1 from recebimento_balcao r where r.pedido_id = p.id))`;

/** The people in orders that are over: buyer, passengers, children on laps. The order and its amounts stay. */
const forgetPeople = (db: Reader, condition: ReturnType<typeof sql>): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql`
      with gone as (
        update pedido set comprador_nome = 'Dados apagados', comprador_cpf = '', comprador_email = '',
          comprador_celular = '', esquecido_em = now()
        where id in (
          select p.id from pedido p
          where p.esquecido_em is null
            and p.situacao not in ('reservado', 'aguardando_pagamento', 'pago', 'emitindo', 'pago_sem_poltrona',
              'estorno_em_processamento')
            and ${condition}
          limit ${LOTE}::int)
        returning id), people as (
        update pedido_item set passageiro_nome = 'Passageiro', documento = '', data_nascimento = '1900-01-01',
          celular = null, credencial = null, colo_nome = null, colo_documento_tipo = null, colo_documento = null,
          colo_nascimento = null
        where pedido_id in (select id from gone))
      select id from gone`.execute(db);
    return rows.length;
  });

export const forgetUnpaidOrders = (db: Reader, dias: number): Promise<void> =>
  forgetPeople(db, sql`p.criado_em < now() - make_interval(days => ${dias}::int) and not ${fiscal}`);

export const forgetOldOrders = (db: Reader, anos: number): Promise<void> =>
  forgetPeople(db, sql`p.criado_em < now() - make_interval(years => ${anos}::int)`);

/** What the browser told of itself for the bank's check of a card. */
export const forgetCardDevices = (db: Reader, dias: number): Promise<void> =>
  inBatches(() =>
    affected(
      sql`
      update cobranca_cartao set dispositivo = null where id in (
        select id from cobranca_cartao
        where dispositivo is not null and criado_em < now() - make_interval(days => ${dias}::int)
          and situacao not in ('criada', 'desafio', 'autorizando')
        limit ${LOTE}::int)`.execute(db),
    ),
  );

export const forgetEmailChanges = (db: Reader): Promise<unknown> =>
  sql`delete from conta_troca_email where expira_em < now() - interval '1 day'`.execute(db);

/** A client that is still trying after a week has other troubles; the answers hold personal data. */
export const forgetAnswers = (db: Reader, dias: number): Promise<unknown> =>
  sql`delete from idempotencia where criado_em < now() - make_interval(days => ${dias}::int)`.execute(db);
