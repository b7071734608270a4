import { sql } from 'kysely';
import { RETENCAO_PRE_POSTADA_DIAS } from '../../src/domain/encomenda';
import type { Database } from '../platform/database/database';
import { today } from './tariff';

/** Forgets in time: parcels that nobody brought, those whose day has come, quotes that became nothing, old guesses. */
export async function forgetParcels({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .deleteFrom('encomenda')
    .where((eb) =>
      eb.or([
        eb('apagar_em', '<', today),
        eb.and([
          eb('postar_ate', '<', sql<string>`${today} - ${RETENCAO_PRE_POSTADA_DIAS}::int`),
          eb.not(
            eb.exists(
              eb
                .selectFrom('encomenda_evento')
                .select('ordem')
                .whereRef('encomenda_evento.encomenda_id', '=', 'encomenda.id')
                .where('ordem', '>', 0),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('encomenda_cotacao')
    .where('valida_ate', '<', sql<Date>`now()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('encomenda').select('id').whereRef('encomenda.cotacao_id', '=', 'encomenda_cotacao.id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('encomenda_palpite')
    .where('em', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
