import type { Desejado } from '../composicao/desejado';
import type { TipoOrigem } from '../tables';
import type { CatalogoAtual, Linhas, Origem } from './tabelas';

/** Rows with our ids, and the ids that were given just now. */
export interface ComIds {
  linhas: Linhas;
  novas: Origem[];
}

/** Gives the rows of a feed the ids that they had, and new ones to those that are new. */
export function assignIds(desejado: Desejado, atual: CatalogoAtual): ComIds {
  const { idOf, novas } = createIds(atual);
  const linhas = {
    localidade: desejado.localidades.map(({ externo, ...row }) => ({
      id: idOf('localidade', externo),
      ...row,
      inativa: false,
    })),
    ...layoutRows(desejado, idOf),
    ...linhaRows(desejado, idOf),
    ...horarioRows(desejado, idOf, (id) => atual.substituidos.get(id) ?? id),
  };
  return { linhas, novas };
}

type IdOf = (tipo: TipoOrigem, externo: string) => number;

function createIds({ linhas, origens }: CatalogoAtual): { idOf: IdOf; novas: Origem[] } {
  const keyOf = (tipo: TipoOrigem, externo: string): string => `${tipo} ${externo}`;
  const known = new Map(origens.map(({ tipo, externo, id }) => [keyOf(tipo, externo), id]));
  const rows = { localidade: linhas.localidade, linha: linhas.linha, layout: linhas.layout, horario: linhas.horario };
  const last: Record<TipoOrigem, number> = { localidade: 0, linha: 0, layout: 0, horario: 0 };
  // Rows of a seed have ids without an origin.
  for (const { tipo, id } of origens) last[tipo] = Math.max(last[tipo], id);
  for (const tipo of ['localidade', 'linha', 'layout', 'horario'] as const) {
    for (const { id } of rows[tipo]) last[tipo] = Math.max(last[tipo], id);
  }
  const novas: Origem[] = [];
  const idOf: IdOf = (tipo, externo) => {
    const found = known.get(keyOf(tipo, externo));
    if (found !== undefined) return found;
    last[tipo] += 1;
    known.set(keyOf(tipo, externo), last[tipo]);
    novas.push({ tipo, externo, id: last[tipo] });
    return last[tipo];
  };
  return { idOf, novas };
}

const layoutRows = (
  { layouts }: Desejado,
  idOf: IdOf,
): Pick<Linhas, 'layout' | 'layout_poltrona' | 'layout_recurso'> => ({
  layout: layouts.map(({ externo, nome, andares, poltronas }) => ({
    id: idOf('layout', externo),
    nome,
    andares,
    capacidade: poltronas.length,
  })),
  layout_poltrona: layouts.flatMap(({ externo, poltronas }) =>
    poltronas.map((poltrona) => ({ layout_id: idOf('layout', externo), ...poltrona })),
  ),
  layout_recurso: layouts.flatMap(({ externo, recursos }) =>
    recursos.map((recurso) => ({ layout_id: idOf('layout', externo), ...recurso })),
  ),
});

function linhaRows({ linhas }: Desejado, idOf: IdOf): Pick<Linhas, 'linha' | 'linha_parada' | 'linha_par' | 'tarifa'> {
  return {
    linha: linhas.map(({ externo, codigo, nome, operadora }) => ({
      id: idOf('linha', externo),
      codigo,
      nome,
      operadora,
      encerrada: false,
    })),
    linha_parada: linhas.flatMap(({ externo, paradas }) =>
      paradas.map(({ localidade, km, minutos, parada_min }, seq) => ({
        linha_id: idOf('linha', externo),
        seq,
        localidade_id: idOf('localidade', localidade),
        km,
        minutos,
        parada_min,
      })),
    ),
    linha_par: linhas.flatMap(({ externo, paradas, pares }) =>
      pares.flatMap(({ seq_o, seq_d }) => {
        const [origem, destino] = [paradas[seq_o], paradas[seq_d]];
        if (!origem || !destino) return [];
        return {
          linha_id: idOf('linha', externo),
          seq_o,
          seq_d,
          origem_id: idOf('localidade', origem.localidade),
          destino_id: idOf('localidade', destino.localidade),
          min_o: origem.minutos + origem.parada_min,
          min_d: destino.minutos,
          km: destino.km - origem.km,
        };
      }),
    ),
    tarifa: linhas.flatMap(({ externo, tarifas }) =>
      tarifas.map((tarifa) => ({ linha_id: idOf('linha', externo), ...tarifa })),
    ),
  };
}

/** The entries with their days. Where staff drew another coach in the place of the feed's, they go with that one. */
const horarioRows = (
  { horarios }: Desejado,
  idOf: IdOf,
  newestOf: (layoutId: number) => number,
): Pick<Linhas, 'horario' | 'horario_excecao'> => ({
  horario: horarios.map(({ externo, linha, layout, hora_min, fuso, servico }) => ({
    id: idOf('horario', externo),
    linha_id: idOf('linha', linha),
    dias: servico.dias,
    hora_min,
    layout_id: newestOf(idOf('layout', layout)),
    vigente_de: servico.vigente_de,
    vigente_ate: servico.vigente_ate,
    fuso,
  })),
  horario_excecao: horarios.flatMap(({ externo, servico }) =>
    servico.excecoes.map((excecao) => ({ horario_id: idOf('horario', externo), ...excecao })),
  ),
});
