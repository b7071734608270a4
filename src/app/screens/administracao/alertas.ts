import { tratarAlertas } from '../../../sagas/administracao/tratarAlertas';
import { installReads } from '../../installReads';

export { AlertasPage as Screen } from '../../../features/administracao/alertas/AlertasPage';
export const install = installReads;
export const workflows = [tratarAlertas];
