import { CandidaturaPage } from '../../../features/empresa/trabalheConosco/CandidaturaPage';
import { candidatar } from '../../../sagas/empresa/candidatar';

export const Screen = CandidaturaPage;

export const workflows = [candidatar];
