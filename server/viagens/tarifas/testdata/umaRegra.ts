import { v7 } from 'uuid';
import { TODOS_OS_DIAS } from '../../../../src/domain/viagens/tarifas/regraTarifa';
import type { Server } from '../../../createServer';
import { endRegra, insertRegra, type NewRegraTarifa, type RegraTarifaRow } from '../regraTarifaRepository';

/** A new rule of fares: 10 % off every fare. */
export const novaRegra = (fields: Partial<NewRegraTarifa> = {}): NewRegraTarifa => ({
  id: v7(),
  nome: 'Baixa temporada',
  etapa: 'temporada',
  medida: 'percentual',
  valor: -1_000,
  vigente_de: '2020-01-01',
  dias: TODOS_OS_DIAS,
  periodos: '[]',
  observacao: '',
  criado_por: 'admin',
  ...fields,
});

/** The same in a server, without the catalogue in memory being told. */
export const umaRegra = ({ services }: Server, fields: Partial<NewRegraTarifa> = {}): Promise<RegraTarifaRow> =>
  services.database.transaction((tx) => insertRegra(tx, novaRegra(fields)));

/** Ends a rule, as `umaRegra` makes it. */
export const endUmaRegra = ({ services }: Server, id: string): Promise<unknown> =>
  services.database.transaction((tx) => endRegra(tx, id, 'admin'));
