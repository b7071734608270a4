import { AvisosCard } from '../../features/conta/minhaConta/AvisosCard';
import { avisosAparelho } from '../../sagas/avisos/avisosAparelho';
import { escolherLembretes } from '../../sagas/avisos/lembretes';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = AvisosCard;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(avisosAparelho);
  app.runWorkflow(escolherLembretes);
}
