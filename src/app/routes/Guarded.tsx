import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { decideLugar } from '../../domain/sessao/acesso';
import type { Rota } from '../../domain/base/rotas';
import { useAppSelector } from '../../store/hooks';
import { selectAnonymous } from '../../store/sessao/sessao';
import { selectVisitante } from '../../store/sessao/visitante';
import { lazyModule } from '../loading/lazyModule';
import { LoadingPage } from '../loading/LoadingPage';

const LoginNecessario = lazyModule(
  () => import(/* webpackChunkName: "login-necessario" */ '../screens/sessao/loginNecessario'),
  {
    kind: 'page',
    titulo: 'Entrar',
  },
);

/**
 * Renders a page only for visitors admitted by the guard's table, so that nothing of it flashes up. Redirects and
 * warnings are the guard workflow's. An anonymous visitor of a chatbot address, which the guard exempts, sees the
 * sign-in prompt in place of the page, whose calls would fail.
 */
export function Guarded({ rota, children }: { rota: Rota; children: ReactNode }) {
  const visitante = useAppSelector(selectVisitante);
  const anonymous = useAppSelector(selectAnonymous);
  const { search } = useLocation();
  switch (decideLugar(rota, search, visitante)) {
    case 'pagina':
      return children;
    case 'login':
      return anonymous ? <LoginNecessario titulo={rota.titulo} /> : <LoadingPage titulo={rota.titulo} />;
    case 'espera':
      return <LoadingPage titulo={rota.titulo} />;
  }
}
