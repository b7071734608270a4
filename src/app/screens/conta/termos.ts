import { TermosDialog } from '../../../features/conta/cadastro/TermosDialog';
import { installReads } from '../../installReads';

export const Screen = TermosDialog;
export const install = installReads;
