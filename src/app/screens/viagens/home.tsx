import { Navigate, useLocation } from 'react-router-dom';
import { rotas } from '../../../domain/base/rotas';
import { HomePage } from '../../../features/viagens/home/HomePage';
import { lazyModule } from '../../loading/lazyModule';
import { Calendario } from './Calendario';
import { Feed } from './Feed';

const Recentes = lazyModule(() => import(/* webpackChunkName: "recentes" */ './buscasRecentes'), { kind: 'quiet' });
const SemCatalogo = lazyModule(() => import(/* webpackChunkName: "recentes" */ './semCatalogo'), { kind: 'quiet' });

/** Home's markup is also served at `/`, for a cached page or the shell; the address is then corrected. */
export function Screen() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HomePage Feed={Feed} Calendario={Calendario} Recentes={Recentes} SemCatalogo={SemCatalogo} />
      {pathname !== rotas.home.path && <Navigate to={rotas.home.path + search} replace />}
    </>
  );
}
