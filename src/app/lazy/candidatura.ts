import { CandidaturaPage } from '../../features/trabalheConosco/CandidaturaPage';
import { candidatar } from '../../sagas/candidatar';
import type { AppInstance } from '../createStore';

export const Screen = CandidaturaPage;

export function install(app: AppInstance): void {
  app.runWorkflow(candidatar);
}
