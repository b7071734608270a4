import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { LiveCompanhia } from './liveCompanhia';
import { registerAdministracaoEmpresa } from './routes/administracao';
import { registerAplicativos } from './routes/aplicativos';
import { registerEmpresaPublica } from './routes/empresa';

/** How long another process may show the data of before a change. */
const LOOK_MS = 15_000;

interface Options extends Platform {
  companhia: LiveCompanhia;
}

/** The company as data: its carriers, its words, its terms. */
export const companhia = subject<Options>('companhia', [], (app, options) => {
  registerEmpresaPublica(app, options);
  registerAdministracaoEmpresa(app, options);
  registerAplicativos(app, options);
  const { companhia: live, production, log, freshness } = options;
  if (production && live.versao() === 0) log.warn('the company has no data: npm run empresa -- importar FILE.json');
  // Every process looks for itself: a job runs in one of them.
  freshness.add('companhia', LOOK_MS, live.refresh);
});
