import type { Plano } from '../plano/plan';
import { chaves, type CatalogoAtual, type Linhas, type Tabela } from '../plano/tabelas';

/** A catalogue without a row. */
export const emptyCatalogo: CatalogoAtual = {
  linhas: {
    localidade: [],
    layout: [],
    layout_poltrona: [],
    layout_recurso: [],
    linha: [],
    linha_parada: [],
    linha_par: [],
    tarifa: [],
    horario: [],
    horario_excecao: [],
  },
  origens: [],
  substituidos: new Map(),
};

/** Carries a plan out in memory, as the repositories do. */
export function applyPlano({ linhas, origens, substituidos }: CatalogoAtual, plano: Plano): CatalogoAtual {
  const gone: Partial<Linhas> = plano.apagar;
  const keyOf = (tabela: Tabela, row: object) =>
    chaves[tabela].map((coluna) => String(Reflect.get(row, coluna))).join(' ');
  const tables = Object.keys(chaves).map((name) => {
    const tabela = name as Tabela;
    const rows = new Map<string, object>(linhas[tabela].map((row) => [keyOf(tabela, row), row]));
    for (const row of plano.gravar[tabela]) rows.set(keyOf(tabela, row), row);
    for (const row of gone[tabela] ?? []) rows.delete(keyOf(tabela, row));
    return [tabela, [...rows.values()]];
  });
  return { linhas: Object.fromEntries(tables) as Linhas, origens: [...origens, ...plano.origens], substituidos };
}
