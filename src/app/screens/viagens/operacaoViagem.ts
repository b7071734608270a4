import { PainelOperacao } from '../../../features/viagens/informacao/PainelOperacao';
import { operarViagem } from '../../../sagas/viagens/operarViagem';

export const Screen = PainelOperacao;

export const workflows = [operarViagem];
