import { classeDeCodigo, type Classe } from '../../../src/domain/viagens/classe';
import { coversTrecho } from '../../../src/domain/viagens/tarifas/regrasValidas';
import type { RegraTarifa, TrechoTarifado } from '../../../src/domain/viagens/tarifas/regraTarifa';
import type { Reader } from '../../platform/database/database';
import type { Catalogue, Trecho } from '../catalogue';
import { listRegrasEmVigor, type RegraTarifaRow } from './regraTarifaRepository';

const toId = (id: number | null): string | null => (id === null ? null : String(id));

/** A rule as the rule of prices knows it. */
const toRegraTarifa = (row: RegraTarifaRow): RegraTarifa => ({
  id: row.id,
  nome: row.nome,
  etapa: row.etapa,
  medida: row.medida,
  valor: row.valor,
  vigenteDe: row.vigente_de,
  vigenteAte: row.vigente_ate,
  linha: row.linha,
  origem: toId(row.origem_id),
  destino: toId(row.destino_id),
  classe: row.classe === null ? null : classeDeCodigo(row.classe),
  dias: row.dias,
  periodos: row.periodos,
  antecedenciaMin: row.antecedencia_min,
  antecedenciaMax: row.antecedencia_max,
  ocupacaoMin: row.ocupacao_min,
  ocupacaoMax: row.ocupacao_max,
  cota: row.cota,
});

/** A part of a line in a class, as rules of fares name it. */
const toTrechoTarifado = ({ linha, origem, destino, km }: Trecho, classe: Classe): TrechoTarifado => ({
  linha: linha.codigo,
  origem: origem.localidade.id,
  destino: destino.localidade.id,
  classe,
  km,
});

/** Every rule in force. */
export const listRegras = async (db: Reader): Promise<RegraTarifa[]> =>
  (await listRegrasEmVigor(db)).map(toRegraTarifa);

/** Reads every rule in force. The rules of a part of a line are chosen when it is first priced, and kept with it. */
export async function loadRegras(db: Reader): Promise<Catalogue['regrasDe']> {
  const all = await listRegras(db);
  const known = new WeakMap<Trecho, Map<Classe, readonly RegraTarifa[]>>();
  return (trecho, classe) => {
    const byClasse = known.get(trecho) ?? new Map<Classe, readonly RegraTarifa[]>();
    known.set(trecho, byClasse);
    const found = byClasse.get(classe) ?? all.filter((regra) => coversTrecho(regra, toTrechoTarifado(trecho, classe)));
    byClasse.set(classe, found);
    return found;
  };
}
