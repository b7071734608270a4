import { createElement } from 'react';
import { rotas } from '../../domain/base/rotas';
import { useApp } from '../AppContext';
import { lazyModule } from '../loading/lazyModule';

/** Home's code, which the entry waits for where the served page shows home, and other pages do without. */
export const home = lazyModule(() => import(/* webpackChunkName: "home" */ '../screens/viagens/home'), {
  kind: 'page',
  ...rotas.home,
});

/** Without a Suspense boundary once the code is there: React would bring its markup to life later than the page. */
export const Home = () => createElement(home.ready(useApp()) ?? home);
