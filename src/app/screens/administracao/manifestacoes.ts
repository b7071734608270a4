import { filtrarSecao } from '../../../sagas/administracao/filtrarSecao';
import { responderManifestacao } from '../../../sagas/administracao/responderManifestacao';
import { installReads } from '../../installReads';

export { ManifestacoesPage as Screen } from '../../../features/administracao/manifestacoes/ManifestacoesPage';
export const install = installReads;
export const workflows = [filtrarSecao, responderManifestacao];
