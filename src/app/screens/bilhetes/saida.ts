import { QuandoSair } from '../../../features/bilhetes/saida/QuandoSair';
import { lembrarTrajetos } from '../../../sagas/bilhetes/lembrarTrajetos';
import { installReads } from '../../installReads';

export const Screen = QuandoSair;
export const install = installReads;
export const workflows = [lembrarTrajetos];
