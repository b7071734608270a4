import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { registerAdministrarCandidaturas } from './routes/administrarCandidaturas';
import { registerAdministrarManifestacoes } from './routes/administrarManifestacoes';
import { registerCandidaturas } from './routes/candidaturas';
import { registerEmpresa } from './routes/empresa';
import { registerGrupos } from './routes/grupos';
import { registerManifestacoes } from './routes/manifestacoes';

interface Options extends Platform {
  catalogue: Catalogue;
}

/** The company itself: fleet, destinations, applications and letters. */
export const empresa = subject<Options>('empresa', ['viagens'], (app, options) => {
  registerEmpresa(app, options);
  registerCandidaturas(app, options);
  registerManifestacoes(app, options);
  registerGrupos(app, options);
  registerAdministrarCandidaturas(app, options);
  registerAdministrarManifestacoes(app, options);
});
