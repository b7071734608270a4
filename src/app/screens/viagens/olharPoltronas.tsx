import { OlharPoltronas, type OlharPoltronasProps } from '../../../features/compra/poltronas/OlharPoltronas';
import { acompanharPoltronas } from '../../../sagas/compra/poltronas/acompanharPoltronas';
import { ClassesDaPlanta } from './Classes';

export const Screen = (props: Omit<OlharPoltronasProps, 'Classes'>) => (
  <OlharPoltronas {...props} Classes={ClassesDaPlanta} />
);

export const workflows = [acompanharPoltronas];
