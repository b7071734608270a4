import type { CodigoClasse } from '../../../src/domain/viagens/classe';
import { groupBy } from '../../viagens/groupBy';
import type { TarifaDesejada } from '../composicao/desejado';
import type { ParadaDoPadrao } from '../composicao/padrao';
import type { CatalogoAtual, Linhas } from '../plano/tabelas';
import type { Nomes } from './nomes';
import type { OnibusExportado } from './onibusExportados';

export type Preco = Pick<TarifaDesejada, 'vigente_de' | 'centavos' | 'pedagio' | 'embarque' | 'seguro'>;

/** A line for sale with all that belongs to it. */
export interface LinhaInteira {
  linha: Linhas['linha'][number];
  horarios: Linhas['horario'][number][];
  /** The zone that its times count in. */
  fuso: string;
  /** Its stops, where one may get on and off everywhere, and where some part that is sold begins or ends. */
  paradas: { livres: ParadaDoPadrao[]; vendidas: ParadaDoPadrao[] };
  km: number[];
  /** Classes of its coaches. */
  classes: CodigoClasse[];
  precosOf: (seqO: number, seqD: number, classe: CodigoClasse) => Preco[];
}

/** The lines that have a timetable, in the order of their ids. */
export function listLinhasInteiras(
  { linhas: rows }: CatalogoAtual,
  onibus: readonly OnibusExportado[],
  nomes: Nomes,
): LinhaInteira[] {
  const fusos = new Map(rows.localidade.map(({ id, tz }) => [id, tz]));
  const classesOf = new Map(onibus.map(({ id, poltronas }) => [id, poltronas.map(({ classe }) => classe)]));
  const [horarios, paradas] = [groupBy(rows.horario, linhaId), groupBy(rows.linha_parada, linhaId)];
  const [pares, tarifas] = [groupBy(rows.linha_par, linhaId), groupBy(rows.tarifa, linhaId)];
  return rows.linha
    .filter(({ id, encerrada }) => !encerrada && horarios.has(id))
    .sort((a, b) => a.id - b.id)
    .map((linha) => {
      const own = (paradas.get(linha.id) ?? []).sort((a, b) => a.seq - b.seq);
      const entries = (horarios.get(linha.id) ?? []).sort((a, b) => a.id - b.id);
      const precos = groupBy(tarifas.get(linha.id) ?? [], ({ seq_o, seq_d, classe }) => keyOf(seq_o, seq_d, classe));
      return {
        linha,
        horarios: entries,
        fuso: entries[0]?.fuso ?? fusos.get(own[0]?.localidade_id ?? 0) ?? 'UTC',
        paradas: toParadas(own, pares.get(linha.id) ?? [], nomes),
        km: own.map(({ km }) => km),
        classes: [...new Set(entries.flatMap(({ layout_id }) => classesOf.get(layout_id) ?? []))].sort((a, b) => a - b),
        precosOf: (seqO, seqD, classe) => (precos.get(keyOf(seqO, seqD, classe)) ?? []).map(toPreco).sort(byDia),
      };
    });
}

const linhaId = ({ linha_id }: { linha_id: number }): number => linha_id;
const keyOf = (...parts: number[]): string => parts.join(' ');
const byDia = (a: Preco, b: Preco): number => a.vigente_de.localeCompare(b.vigente_de);
const toPreco = ({ vigente_de, centavos, pedagio, embarque, seguro }: Linhas['tarifa'][number]): Preco => ({
  vigente_de,
  centavos,
  pedagio,
  embarque,
  seguro,
});

function toParadas(
  own: readonly Linhas['linha_parada'][number][],
  pares: readonly Linhas['linha_par'][number][],
  nomes: Nomes,
): LinhaInteira['paradas'] {
  const [origens, destinos] = [new Set(pares.map(({ seq_o }) => seq_o)), new Set(pares.map(({ seq_d }) => seq_d))];
  const livres = own.map(({ localidade_id, minutos, parada_min }): ParadaDoPadrao => {
    const lugar = nomes.nameOf('localidade', localidade_id);
    return { lugar, parada: lugar, chega: minutos, sai: minutos + parada_min, embarca: true, desembarca: true };
  });
  const vendidas = livres.map((parada, seq) => ({
    ...parada,
    embarca: origens.has(seq),
    desembarca: destinos.has(seq),
  }));
  return { livres, vendidas };
}
