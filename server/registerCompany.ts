import type { App } from './http/appTypes';
import { registerCandidaturas } from './routes/candidaturas';
import { registerEmpresa } from './routes/empresa';
import { registerManifestacoes } from './routes/manifestacoes';
import type { Services } from './services';

/** The company itself: fleet, destinations, applications and letters. */
export function registerCompany(app: App, services: Services): void {
  registerEmpresa(app, services);
  registerCandidaturas(app, services);
  registerManifestacoes(app, services);
}
