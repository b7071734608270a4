import { OlharPoltronas } from '../../../features/compra/poltronas/OlharPoltronas';
import { acompanharPoltronas } from '../../../sagas/compra/poltronas/acompanharPoltronas';

export const Screen = OlharPoltronas;

export const workflows = [acompanharPoltronas];
