import { groupBy } from '../../viagens/groupBy';
import type { Servico } from '../composicao/desejado';
import type { CatalogoAtual } from '../plano/tabelas';

/** The days of some timetable entries, under the id that they have in the file. */
export interface ServicoExportado extends Servico {
  id: string;
}

export interface ServicosExportados {
  todos: ServicoExportado[];
  idOf: (horarioId: number) => string;
}

/** The last day in the file of a timetable entry that has none. */
const SEM_FIM = '2099-12-31';

/** The days of the timetable, each list of them once. */
export function exportServicos({ linhas }: CatalogoAtual, horarios: ReadonlySet<number>): ServicosExportados {
  const excecoesOf = groupBy(linhas.horario_excecao, ({ horario_id }) => horario_id);
  const byDias = new Map<string, ServicoExportado>();
  const ids = new Map<number, string>();
  for (const { id, dias, vigente_de, vigente_ate } of linhas.horario.filter((one) => horarios.has(one.id))) {
    const excecoes = (excecoesOf.get(id) ?? [])
      .map(({ data, acao }) => ({ data, acao }))
      .sort((a, b) => a.data.localeCompare(b.data));
    const servico: Servico = { dias, vigente_de, vigente_ate: vigente_ate ?? SEM_FIM, excecoes };
    const key = JSON.stringify(servico);
    const known = byDias.get(key) ?? { id: `s${byDias.size + 1}`, ...servico };
    byDias.set(key, known);
    ids.set(id, known.id);
  }
  return { todos: [...byDias.values()], idOf: (horarioId) => ids.get(horarioId) ?? '' };
}
