import { PosVendaDialogs } from '../../../features/posVenda/PosVendaDialogs';

export const Screen = PosVendaDialogs;
