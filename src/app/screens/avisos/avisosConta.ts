import { AvisosCard } from '../../../features/conta/minhaConta/AvisosCard';
import { avisosAparelho } from '../../../sagas/avisos/avisosAparelho';
import { escolherLembretes } from '../../../sagas/avisos/lembretes';
import { installReads } from '../../installReads';

export const Screen = AvisosCard;

export const install = installReads;
export const workflows = [avisosAparelho, escolherLembretes];
