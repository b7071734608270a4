import { BuscaForm, type BuscaFormProps } from '../../../features/viagens/home/BuscaForm';
import { Calendario } from './Calendario';
import { Feed } from './Feed';

/** Home's search form on the results, filled with their search. */
export const Screen = ({ inicial }: Pick<BuscaFormProps, 'inicial'>) => (
  <BuscaForm inicial={inicial} Feed={Feed} Calendario={Calendario} />
);
