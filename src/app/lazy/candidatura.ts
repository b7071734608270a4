import { CandidaturaPage } from '../../features/empresa/trabalheConosco/CandidaturaPage';
import { candidatar } from '../../sagas/empresa/candidatar';
import type { AppInstance } from '../createStore';

export const Screen = CandidaturaPage;

export function install(app: AppInstance): void {
  app.runWorkflow(candidatar);
}
