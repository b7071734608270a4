import { subject } from '../../platform/http/subject';
import type { Platform } from '../../platform/platform';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';
import type { Municipio } from '../composicao/desejado';
import { createSync } from './syncOperadora';

/** Between two turns of reading; what is due in a turn depends on its age. */
const SYNC_MS = 10_000;
/** Between two imports. */
const IMPORT_MS = 5 * 60_000;

interface Options extends Platform {
  operadora: PartidasOperadora;
  municipios: readonly Municipio[];
  /** Replaces the catalogue in the memory of this process after an import. */
  refresh: () => Promise<unknown>;
}

/** The catalogue of a company whose departures stand in the operator's system. */
export const catalogoOperadora = subject<Options>('catalogoOperadora', ['viagens'], (_app, options) => {
  const { database, operadora, municipios, scheduler, log, refresh } = options;
  let told = '';
  const warn = (avisos: readonly string[]): void => {
    if (avisos.join() !== told) log.warn({ avisos }, 'the operator lists what is not sold here');
    told = avisos.join();
  };
  const sync = createSync({ database, operadora, municipios, warn }, IMPORT_MS);
  scheduler.add({
    nome: 'catalogo-da-operadora',
    everyMs: SYNC_MS,
    run: async () => {
      await sync();
      await refresh();
    },
  });
});
