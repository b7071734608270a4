import type { Politica } from '../../../src/domain/posVenda/posVenda';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import { findPoliticaIdDeHoje, findPoliticaRow } from './politicaRepository';

const INTERESTADUAL = 'ANTT';
/** The jurisdiction of states without a policy of their own. */
const ESTADUAL = 'ESTADUAL';

/** A policy with its id. */
export interface PoliticaRow extends Politica {
  id: number;
}

interface Stops {
  partida: Pick<Parada, 'localidade'>;
  chegada: Pick<Parada, 'localidade'>;
}

/** The jurisdiction of these trips: the state that none of them leaves, else the federal agency. */
export function jurisdicaoDe(trechos: readonly Stops[]): string {
  const ufs = new Set(trechos.flatMap(({ partida, chegada }) => [partida.localidade.uf, chegada.localidade.uf]));
  const [uf] = ufs;
  return ufs.size === 1 && uf !== undefined ? uf : INTERESTADUAL;
}

/** The policy valid today for these trips; its id is frozen on the order. */
export async function politicaDeHoje(reader: Reader, trechos: readonly Stops[]): Promise<number> {
  const wanted = jurisdicaoDe(trechos);
  const jurisdicoes = wanted === INTERESTADUAL ? [wanted] : [wanted, ESTADUAL];
  return findPoliticaIdDeHoje(reader, jurisdicoes, ESTADUAL);
}

/** The policy of an order; null stands for an order from before policies were dated, which follows today's. */
export async function findPolitica(reader: Reader, id: number | null, trechos: readonly Stops[]): Promise<PoliticaRow> {
  const row = await findPoliticaRow(reader, id ?? (await politicaDeHoje(reader, trechos)));
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

/** The numbers of a policy that a person is told in words. */
export const toNumeros = ({ horasMinimas, diasArrependimento, diasValidade, minutosAtraso }: Politica) => ({
  horasMinimas,
  diasArrependimento,
  diasValidade,
  minutosAtraso,
});
