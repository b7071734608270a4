import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import { groupBy } from '../viagens/groupBy';
import { VIGENTE_DE, horarios } from './horarios';
import { classesDoLayout } from './layouts';
import { linhas, localidadeDe, paresDe, type Linha } from './linhas';
import { tarifaDe } from './tarifa';
import type { LinhaParRow, TarifaRow } from './types';

const horariosDaLinha = groupBy(horarios, ({ linha_id }) => linha_id);

/** The classes that some coach of the line has. */
function classesDe({ id }: Linha): Classe[] {
  const layouts = horariosDaLinha.get(id) ?? [];
  return [...new Set(layouts.flatMap(({ layout_id }) => classesDoLayout.get(layout_id) ?? []))];
}

function tarifaOf(par: LinhaParRow, classe: Classe): TarifaRow {
  const ufOrigem = localidadeDe(par.origem_id).uf;
  const ufDestino = localidadeDe(par.destino_id).uf;
  const preco = tarifaDe({ km: par.km, classe, ufOrigem, ufDestino });
  return {
    linha_id: par.linha_id,
    seq_o: par.seq_o,
    seq_d: par.seq_d,
    classe: codigoDeClasse[classe],
    vigente_de: VIGENTE_DE,
    centavos: preco.tarifaCentavos,
    pedagio: preco.pedagioCentavos,
    embarque: preco.taxaEmbarqueCentavos,
    seguro: preco.seguroCentavos,
  };
}

/** A fare for every part of every line, in every class that runs on it. */
export const buildTarifas = (): TarifaRow[] =>
  linhas.flatMap((linha) => {
    const classes = classesDe(linha);
    return paresDe(linha).flatMap((par) => classes.map((classe) => tarifaOf(par, classe)));
  });
