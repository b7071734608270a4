import { sql } from 'kysely';
import { diaEm } from '../../src/domain/data';
import type { Reader } from '../platform/database/database';
import { databaseNow } from '../platform/database/databaseNow';
import type { RegraBeneficio, VagasLivres } from './grantBenefits';
import type { CouponFacts } from './judgeCoupon';
import type { PriceFacts } from './priceOrder';

/** Which order is priced; what it has taken already is its own and counts as free. */
export interface WhatIsPriced {
  reservaId: string;
  dono: string;
  partidaIds: readonly string[];
  cupom: string | null;
  seguro: boolean;
}

/** All that a price depends on beside the seats themselves, as it stands now by the database's clock. */
export async function readPriceFacts(reader: Reader, what: WhatIsPriced): Promise<PriceFacts & { cobertura: string }> {
  const agora = await databaseNow(reader);
  const hoje = diaEm(agora, 'America/Sao_Paulo');
  const seguro = await reader
    .selectFrom('seguro_viagem')
    .select(['valor_centavos', 'cobertura'])
    .where('vigente_de', '<=', hoje)
    .orderBy('vigente_de', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    agora,
    regras: await readRegras(reader, hoje),
    livres: await readVagas(reader, what),
    cupom: what.cupom === null ? null : await readCupom(reader, what, what.cupom, hoje),
    seguro: seguro ? { valorCentavos: seguro.valor_centavos, contratado: what.seguro } : null,
    cobertura: seguro?.cobertura ?? '',
  };
}

/** Of each gratuity's degrees, the latest rule in force. */
export const readRegras = (reader: Reader, hoje: string): Promise<RegraBeneficio[]> =>
  reader
    .selectFrom('beneficio_regra as regra')
    .selectAll()
    .where('vigente_de', '=', (eb) =>
      eb
        .selectFrom('beneficio_regra as outra')
        .select(sql<string>`max(outra.vigente_de)`.as('desde'))
        .whereRef('outra.beneficio', '=', 'regra.beneficio')
        .whereRef('outra.faixa', '=', 'regra.faixa')
        .where('outra.vigente_de', '<=', hoje),
    )
    .orderBy('beneficio')
    .orderBy('faixa')
    .execute();

async function readVagas(reader: Reader, { reservaId, partidaIds }: WhatIsPriced): Promise<VagasLivres> {
  const taken = await reader
    .selectFrom('beneficio_vaga')
    .select(['partida_id', 'beneficio', 'faixa', sql<number>`count(*)::int`.as('dadas')])
    .where('partida_id', 'in', [...partidaIds])
    .where('reserva_id', '<>', reservaId)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .groupBy(['partida_id', 'beneficio', 'faixa'])
    .execute();
  return (partidaId, { beneficio, faixa, vagas }) => {
    if (vagas === null) return Infinity;
    const row = taken.find((one) => one.partida_id === partidaId && one.beneficio === beneficio && one.faixa === faixa);
    return vagas - (row?.dadas ?? 0);
  };
}

async function readCupom(
  reader: Reader,
  { reservaId, dono }: WhatIsPriced,
  codigo: string,
  hoje: string,
): Promise<CouponFacts> {
  const cupom = await reader.selectFrom('cupom').selectAll().where('codigo', '=', codigo).executeTakeFirst();
  const { usos, da_pessoa } = await reader
    .selectFrom('cupom_uso')
    .select([
      sql<number>`count(*)::int`.as('usos'),
      sql<number>`(count(*) filter (where dono = ${dono}))::int`.as('da_pessoa'),
    ])
    .where('codigo', '=', codigo)
    .where('reserva_id', '<>', reservaId)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow();
  const bilhete = await reader
    .selectFrom('bilhete')
    .innerJoin('pedido', 'pedido.id', 'bilhete.pedido_id')
    .select('bilhete.id')
    .where('pedido.dono', '=', dono)
    .limit(1)
    .executeTakeFirst();
  return { cupom: cupom ?? null, hoje, usos, usosDaPessoa: da_pessoa, jaComprou: bilhete !== undefined };
}
