import { decidirImportacao } from '../../../sagas/administracao/decidirImportacao';
import { importarCatalogo } from '../../../sagas/administracao/importarCatalogo';
import { installReads } from '../../installReads';

export { CatalogoPage as Screen } from '../../../features/administracao/catalogo/CatalogoPage';
export const install = installReads;
export const workflows = [importarCatalogo, decidirImportacao];
