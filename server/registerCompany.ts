import { deleteExpired } from './company/applications';
import type { App } from './http/appTypes';
import { registerCandidaturas } from './routes/candidaturas';
import { registerEmpresa } from './routes/empresa';
import { registerManifestacoes } from './routes/manifestacoes';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

/** The company itself: fleet, destinations, applications, letters, and the promise to forget them in time. */
export function registerCompany(app: App, services: Services): void {
  registerEmpresa(app, services);
  registerCandidaturas(app, services);
  registerManifestacoes(app, services);
  services.scheduler.add({
    nome: 'empresa-retencao',
    everyMs: HOUR_MS,
    run: () => deleteExpired(services.database.db),
  });
}
