import { TrabalheConoscoPage } from '../../../features/empresa/trabalheConosco/TrabalheConoscoPage';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';
import { msg } from '../../../words/t';

/** Loaded on demand, since reading the positions needs no form. */
const Candidatura = lazyModule(() => import(/* webpackChunkName: "candidatura" */ './candidatura'), {
  kind: 'page',
  titulo: msg('Candidatura'),
  largura: 'form',
});

export const install = installReads;
export const Screen = () => <TrabalheConoscoPage Candidatura={Candidatura} />;
