import { TermosDeUsoPage } from '../../../features/conta/cadastro/TermosDeUsoPage';
import { imprimir } from '../../../sagas/bilhetes/imprimir';
import { installReads } from '../../installReads';

export const Screen = TermosDeUsoPage;

export const install = installReads;
export const workflows = [imprimir];
