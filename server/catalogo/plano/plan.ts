import type { Desejado } from '../composicao/desejado';
import { assignIds } from './assignIds';
import type { Contagem, Resumo } from './resumo';
import { chaves, type CatalogoAtual, type Linhas, type Origem, type Tabela } from './tabelas';

/** All that an import writes, and what it means to a person. */
export interface Plano {
  /** Rows that are new or change. */
  gravar: Linhas;
  /** Rows that go. Lines, coaches and places never do: they are marked, for the departures that were sold. */
  apagar: Pick<Linhas, 'tarifa' | 'horario' | 'horario_excecao'>;
  origens: Origem[];
  resumo: Resumo;
  linhasNovas: Linhas['linha'];
  linhasEncerradas: Linhas['linha'];
}

interface Diferenca<R> {
  novas: R[];
  mudadas: R[];
  sobrando: R[];
}

/** The way from the catalogue as it stands to the one that a feed asks for. Pure. */
export function planImport(atual: CatalogoAtual, desejado: Desejado): Plano {
  const { linhas, novas: origens } = assignIds(desejado, atual);
  const diffOf = <T extends Tabela>(tabela: T): Diferenca<Linhas[T][number]> =>
    diff<Linhas[T][number]>(atual.linhas[tabela], linhas[tabela], chaves[tabela]);
  const localidade = diffOf('localidade');
  const linha = diffOf('linha');
  const tarifa = diffOf('tarifa');
  const horario = diffOf('horario');
  const excecao = diffOf('horario_excecao');
  const [parada, par, layout] = [diffOf('linha_parada'), diffOf('linha_par'), diffOf('layout')];
  const ended = linha.sobrando.filter(({ encerrada }) => !encerrada).map((row) => ({ ...row, encerrada: true }));
  const unused = localidade.sobrando.filter(({ inativa }) => !inativa).map((row) => ({ ...row, inativa: true }));
  // An ended line keeps its fares; exceptions go with their timetable entry.
  const stays = new Set(linhas.linha.map(({ id }) => id));
  const tarifasFora = tarifa.sobrando.filter(({ linha_id }) => stays.has(linha_id));
  const excecoesFora = excecao.sobrando;
  return {
    gravar: {
      localidade: [...written(localidade), ...unused],
      layout: written(layout),
      layout_poltrona: written(diffOf('layout_poltrona')),
      layout_recurso: written(diffOf('layout_recurso')),
      linha: [...written(linha), ...ended],
      linha_parada: written(parada),
      linha_par: written(par),
      tarifa: written(tarifa),
      horario: written(horario),
      horario_excecao: written(excecao),
    },
    apagar: { tarifa: tarifasFora, horario: horario.sobrando, horario_excecao: excecoesFora },
    origens,
    resumo: {
      linhas: contagem(linha, ended),
      paradas: contagem(parada),
      trechos: contagem(par),
      tarifas: contagem(tarifa, tarifasFora),
      horarios: contagem(horario, horario.sobrando),
      excecoes: contagem(excecao, excecoesFora),
      localidades: contagem(localidade, unused),
      onibus: contagem(layout),
    },
    linhasNovas: linha.novas,
    linhasEncerradas: ended,
  };
}

const written = <R>({ novas, mudadas }: Diferenca<R>): R[] => [...novas, ...mudadas];

const contagem = <R>({ novas, mudadas }: Diferenca<R>, encerradas: readonly unknown[] = []): Contagem => ({
  novas: novas.length,
  mudadas: mudadas.length,
  encerradas: encerradas.length,
});

/** Compares rows by their key; columns that the wanted row does not name do not count. */
function diff<R extends object>(atuais: readonly R[], desejadas: readonly R[], chave: readonly string[]): Diferenca<R> {
  const keyOf = (row: R): string => chave.map((coluna) => String(Reflect.get(row, coluna))).join(' ');
  const known = new Map(atuais.map((row) => [keyOf(row), row]));
  const novas: R[] = [];
  const mudadas: R[] = [];
  for (const row of desejadas) {
    const key = keyOf(row);
    const before = known.get(key);
    known.delete(key);
    if (!before) novas.push(row);
    else if (!isSame(before, row)) mudadas.push(row);
  }
  return { novas, mudadas, sobrando: [...known.values()] };
}

function isSame<R extends object>(before: R, after: R): boolean {
  for (const coluna in after) if (before[coluna] !== after[coluna]) return false;
  return true;
}
