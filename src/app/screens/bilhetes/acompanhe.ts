import { AcompanheViagem } from '../../../features/bilhetes/acompanhe/AcompanheViagem';
import { compartilharAcompanhamento } from '../../../sagas/bilhetes/compartilharAcompanhamento';
import { installReads } from '../../installReads';

export const Screen = AcompanheViagem;
export const install = installReads;
export const workflows = [compartilharAcompanhamento];
