import { filtrarSecao } from '../../../sagas/administracao/filtrarSecao';
import { triarCandidaturas } from '../../../sagas/administracao/triarCandidaturas';
import { installReads } from '../../installReads';

export { CandidaturasPage as Screen } from '../../../features/administracao/candidaturas/CandidaturasPage';
export const install = installReads;
export const workflows = [filtrarSecao, triarCandidaturas];
