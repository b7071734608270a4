import { groupBy } from '../../viagens/groupBy';
import type { LayoutDesejado } from '../composicao/desejado';
import { classeDeCodigo, codigoDeClasse } from '../../../src/domain/viagens/classe';
import { nameLayout } from '../composicao/onibus';
import type { CatalogoAtual } from '../plano/tabelas';
import { readExterno } from './externo';
import { ownName, type Nomes } from './nomes';

/** A coach, and its `layout_id` in the file. */
export interface OnibusExportado extends LayoutDesejado {
  id: number;
  layoutId: string;
}

/** The coaches that the timetable goes with. */
export function exportOnibus({ linhas }: CatalogoAtual, nomes: Nomes): OnibusExportado[] {
  const driven = new Set(linhas.horario.map(({ layout_id }) => layout_id));
  const poltronasOf = groupBy(linhas.layout_poltrona, ({ layout_id }) => layout_id);
  const recursosOf = groupBy(linhas.layout_recurso, ({ layout_id }) => layout_id);
  const used = new Set<string>();
  return linhas.layout
    .filter(({ id }) => driven.has(id))
    .sort((a, b) => a.id - b.id)
    .map(({ id, nome }) => {
      const told = nomes
        .knownOf('layout', id)
        .flatMap((externo) => readExterno(externo)?.[0] ?? [])
        .find((one) => !used.has(one));
      const layoutId = told ?? ownName(id);
      used.add(layoutId);
      const layout = nameLayout(layoutId, {
        nome,
        poltronas: (poltronasOf.get(id) ?? []).map((poltrona) => ({
          ...poltrona,
          classe: codigoDeClasse[classeDeCodigo(poltrona.classe)],
        })),
        recursos: recursosOf.get(id) ?? [],
      });
      nomes.keep('layout', layout.externo, id);
      return { id, layoutId, ...layout };
    });
}
