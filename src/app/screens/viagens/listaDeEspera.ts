import { AvisoDeVaga } from '../../../features/viagens/resultado/AvisoDeVaga';
import { listaDeEspera } from '../../../sagas/avisos/listaDeEspera';
import { installReads } from '../../installReads';

export const Screen = AvisoDeVaga;

export const install = installReads;
export const workflows = [listaDeEspera];
