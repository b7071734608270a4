import { BuscaForm, type BuscaFormProps } from '../../../features/viagens/home/BuscaForm';
import { LocalidadesFeed } from '../../../features/viagens/home/LocalidadesFeed';
import { Calendario } from './Calendario';

/** Home's search form on the results, filled with their search. */
export const Screen = ({ inicial }: Pick<BuscaFormProps, 'inicial'>) => (
  <BuscaForm inicial={inicial} Feed={LocalidadesFeed} Calendario={Calendario} />
);
