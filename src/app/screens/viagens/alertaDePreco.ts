import { AlertaPrecoDialog } from '../../../features/viagens/alerta/AlertaPrecoDialog';
import { alertasDePreco } from '../../../sagas/avisos/alertasDePreco';
import { installReads } from '../../installReads';

export const Screen = AlertaPrecoDialog;

export const install = installReads;
export const workflows = [alertasDePreco];
