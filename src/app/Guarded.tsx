import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { decideLugar } from '../domain/acesso';
import type { Rota } from '../domain/rotas';
import { useAppSelector } from '../store/hooks';
import { selectAnonymous } from '../store/sessao';
import { selectVisitante } from '../store/visitante';
import { LoadingPage } from './lazyScreen';
import { lazyStep } from './lazyStep';

const login = lazyStep(
  'Entrar',
  () => import(/* webpackChunkName: "login-necessario" */ './lazy/loginNecessario'),
  'page',
);

/**
 * Shows a page only to whom the guard's table lets in. What happens to the others (the warning, the way home) is the
 * guard workflow's matter; here nothing of the page flashes by meanwhile. Where the guard lets an address of the chatbot
 * pass and nobody is signed in, the page's place asks for the sign-in: its own calls could only fail.
 */
export function Guarded({ rota, children }: { rota: Rota; children: ReactNode }) {
  const visitante = useAppSelector(selectVisitante);
  const anonymous = useAppSelector(selectAnonymous);
  const { search } = useLocation();
  switch (decideLugar(rota, search, visitante)) {
    case 'pagina':
      return children;
    case 'login':
      return anonymous ? <login.Step titulo={rota.titulo} /> : <LoadingPage titulo={rota.titulo} />;
    case 'espera':
      return <LoadingPage titulo={rota.titulo} />;
  }
}
