import { TermosDeUsoPage } from '../../features/cadastro/TermosDeUsoPage';
import { installReads } from '../installReads';

export const Screen = TermosDeUsoPage;
export const install = installReads;
