import { AplicativoPage } from '../../../features/aplicativo/instalacao/AplicativoPage';
import { instalarAplicativo } from '../../../sagas/aplicativo/instalarAplicativo';

export const Screen = AplicativoPage;

export const workflows = [instalarAplicativo];
