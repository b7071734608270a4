import { TrabalheConoscoPage } from '../../features/empresa/trabalheConosco/TrabalheConoscoPage';
import { lazyScreen } from '../lazyScreen';

/** Loaded on demand, since reading the positions needs no form. */
const Candidatura = lazyScreen('Candidatura', () => import(/* webpackChunkName: "candidatura" */ './candidatura'));

export const Screen = () => <TrabalheConoscoPage Candidatura={Candidatura} />;
