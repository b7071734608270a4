import { subject } from '../platform/http/subject';
import type { NameStaff } from '../platform/http/access/staffNames';
import { createNudge } from '../platform/jobs/nudge';
import type { Platform } from '../platform/platform';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import type { Municipio } from './composicao/desejado';
import { hasImportacoes } from './importacoes/importacaoRepository';
import { runImportacoes } from './importacoes/runImportacoes';
import { registerFrota } from './routes/frota';
import { registerImportacoes } from './routes/importacoes';

/** Feeds that a process left when it ended are found by the next one. */
const LOOK_MS = 10_000;

interface Options extends Platform {
  catalogue: LiveCatalogue;
  municipios: readonly Municipio[];
  nameStaff: NameStaff;
  /** True where the catalogue comes from the operator's system, whose next answer would undo an import. */
  daOperadora: boolean;
}

/** A company's lines, timetable, coaches and fares, brought in the back office. */
export const catalogo = subject<Options>('catalogo', ['viagens'], (app, options) => {
  const { database, catalogue, log, municipios, scheduler } = options;
  const work = () => runImportacoes({ database, municipios, log, refresh: () => catalogue.refresh() });
  const { nudge, settled } = createNudge(work, (error) => log.error({ err: error }, 'feeds not imported'));
  app.addHook('onClose', settled);
  registerImportacoes(app, { ...options, nudge });
  registerFrota(app, options);
  scheduler.add({
    nome: 'catalogos-a-importar',
    everyMs: LOOK_MS,
    due: hasImportacoes(database.db),
    run: async () => {
      nudge();
      await settled();
    },
  });
});
