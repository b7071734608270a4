import type { CatalogueRows, CatalogueSource } from '../viagens/seedCatalogue';
import { horarios } from './horarios';
import { layoutPoltronas, layoutRecursos, layouts } from './layouts';
import { linhas, paresDe } from './linhas';
import { localidades } from './localidades';
import { regrasTarifa } from './regrasTarifa';
import { buildTarifas } from './tarifas';

const rows = (): CatalogueRows => ({
  localidade: localidades,
  linha: linhas.map(({ id, codigo, nome, operadora }) => ({ id, codigo, nome, operadora })),
  linha_parada: linhas.flatMap(({ paradas }) => paradas),
  linha_par: linhas.flatMap(paresDe),
  tarifa: buildTarifas(),
  layout: layouts,
  layout_poltrona: layoutPoltronas,
  layout_recurso: layoutRecursos,
  horario: horarios,
  tarifa_regra: regrasTarifa,
});

/** The seeded catalogue. `versao` is the fingerprint of the rows; a test says the new one when they change. */
export const catalogo: CatalogueSource = { versao: '6682737cc38a', rows };
