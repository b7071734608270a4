import type { App } from './platform/http/appTypes';
import { registerCandidaturas } from './empresa/routes/candidaturas';
import { registerEmpresa } from './empresa/routes/empresa';
import { registerManifestacoes } from './empresa/routes/manifestacoes';
import type { Services } from './services';

/** The company itself: fleet, destinations, applications and letters. */
export function registerCompany(app: App, services: Services): void {
  registerEmpresa(app, services);
  registerCandidaturas(app, services);
  registerManifestacoes(app, services);
}
