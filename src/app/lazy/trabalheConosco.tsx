import { TrabalheConoscoPage } from '../../features/trabalheConosco/TrabalheConoscoPage';
import { lazyScreen } from '../lazyScreen';

/** Who only reads the openings does without the form. */
const Candidatura = lazyScreen('Candidatura', () => import(/* webpackChunkName: "candidatura" */ './candidatura'));

export const Screen = () => <TrabalheConoscoPage Candidatura={Candidatura} />;
