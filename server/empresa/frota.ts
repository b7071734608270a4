import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import type { CarroFrota } from '../../src/domain/wire/empresa/frota';
import type { Catalogue, Layout } from '../viagens/catalogue';
import type { Reader } from '../platform/database/database';
import { countPartidasByLayout } from './frotaRepository';

/** The coaches in use within the next seven days, the most used first; coaches without departures are left out. */
export async function listFrota(reader: Reader, catalogue: Catalogue): Promise<CarroFrota[]> {
  const rows = await countPartidasByLayout(reader);
  return rows.flatMap(({ layout_id, partidas }) => {
    const layout = catalogue.layout(layout_id);
    return layout ? [toCarro(layout, partidas)] : [];
  });
}

/** Classes from plainest to best. */
export const byClasse = (a: Classe, b: Classe): number => codigoDeClasse[a] - codigoDeClasse[b];

const toCarro = (layout: Layout, partidasSemana: number): CarroFrota => ({
  id: String(layout.id),
  nome: layout.nome,
  andares: layout.andares,
  filas: layout.filas,
  colunas: layout.colunas,
  classes: [...layout.capacidade]
    .map(([classe, lugares]) => ({ classe, lugares }))
    .sort((a, b) => byClasse(a.classe, b.classe)),
  lugares: layout.poltronas.length,
  acessiveis: layout.poltronas.filter(({ acessivel }) => acessivel).length,
  poltronas: layout.poltronas,
  recursos: layout.recursos,
  partidasSemana,
});
