import { EncontrarBilhetePage } from '../../../features/bilhetes/encontrar/EncontrarBilhetePage';
import { enviarEncontrados } from '../../../sagas/bilhetes/enviarEncontrados';
import { installReads } from '../../installReads';

export const Screen = EncontrarBilhetePage;
export const install = installReads;
export const workflows = [enviarEncontrados];
