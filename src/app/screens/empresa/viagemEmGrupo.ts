import { manifestar } from '../../../sagas/empresa/manifestar';

export { ViagemEmGrupoPage as Screen } from '../../../features/empresa/grupo/ViagemEmGrupoPage';
export const workflows = [manifestar];
