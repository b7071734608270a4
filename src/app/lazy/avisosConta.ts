import { AvisosCard } from '../../features/minhaConta/AvisosCard';
import { avisosAparelho } from '../../sagas/avisosAparelho';
import { escolherLembretes } from '../../sagas/lembretes';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = AvisosCard;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(avisosAparelho);
  app.runWorkflow(escolherLembretes);
}
