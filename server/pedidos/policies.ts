import { sql } from 'kysely';
import type { Politica } from '../../src/domain/posVenda';
import type { Parada } from '../../src/domain/wire/viagens';
import type { Reader } from '../platform/database/database';

const INTERESTADUAL = 'ANTT';
/** States without rules of their own. */
const ESTADUAL = 'ESTADUAL';

export interface PoliticaRow extends Politica {
  id: number;
}

interface Stops {
  partida: Pick<Parada, 'localidade'>;
  chegada: Pick<Parada, 'localidade'>;
}

/** Who makes the rules for these trips: the state that none of them leaves, else the federal agency. */
export function jurisdicaoDe(trechos: readonly Stops[]): string {
  const ufs = new Set(trechos.flatMap(({ partida, chegada }) => [partida.localidade.uf, chegada.localidade.uf]));
  const [uf] = ufs;
  return ufs.size === 1 && uf !== undefined ? uf : INTERESTADUAL;
}

/** The rules that hold today for what is bought: their id is frozen on the order. */
export async function politicaDeHoje(reader: Reader, trechos: readonly Stops[]): Promise<number> {
  const wanted = jurisdicaoDe(trechos);
  const { id } = await reader
    .selectFrom('politica')
    .select('id')
    .where('jurisdicao', 'in', wanted === INTERESTADUAL ? [wanted] : [wanted, ESTADUAL])
    .where('vigente_de', '<=', sql<string>`current_date`)
    .where((eb) => eb.or([eb('vigente_ate', 'is', null), eb('vigente_ate', '>=', sql<string>`current_date`)]))
    .orderBy((eb) => eb('jurisdicao', '=', ESTADUAL))
    .orderBy('vigente_de', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The rules by their id; an order from before they were dated goes by today's. */
export async function findPolitica(reader: Reader, id: number | null, trechos: readonly Stops[]): Promise<PoliticaRow> {
  const row = await reader
    .selectFrom('politica')
    .selectAll()
    .where('id', '=', id ?? (await politicaDeHoje(reader, trechos)))
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    horasMinimas: row.horas_minimas,
    pctMulta: row.pct_multa,
    pctRemarcacao: row.pct_remarcacao,
    diasArrependimento: row.dias_arrependimento,
    diasValidade: row.dias_validade,
    minutosAtraso: row.minutos_atraso,
    baseLegal: row.base_legal,
  };
}

/** The rule's numbers that a person is told in words. */
export const toNumeros = ({ horasMinimas, diasArrependimento, diasValidade, minutosAtraso }: Politica) => ({
  ...{ horasMinimas, diasArrependimento, diasValidade, minutosAtraso },
});
