import { useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { decideLugar } from '../../domain/sessao/acesso';
import { isSoPortugues, type Rota } from '../../domain/base/rotas';
import { useAppSelector } from '../../store/hooks';
import { selectAnonymous } from '../../store/sessao/sessao';
import { selectVisitante } from '../../store/sessao/visitante';
import { PageLanguage } from '../../ui/Page/pageLanguage';
import { activeWords } from '../../words/active';
import { type Language, PORTUGUESE } from '../../words/language';
import { lazyModule } from '../loading/lazyModule';
import { LoadingPage } from '../loading/LoadingPage';
import { msg } from '../../words/t';

const LoginNecessario = lazyModule(
  () => import(/* webpackChunkName: "login-necessario" */ '../screens/sessao/loginNecessario'),
  {
    kind: 'page',
    titulo: msg('Entrar'),
  },
);

/** Language of a page where it is not the document's. */
const languageOf = (rota: Rota): Language | undefined =>
  isSoPortugues(rota) && activeWords().language !== PORTUGUESE ? PORTUGUESE : undefined;

/**
 * Renders a page only for visitors admitted by the guard's table, so that nothing of it flashes up. Redirects and
 * warnings are the guard workflow's. An anonymous visitor of a chatbot address, which the guard exempts, sees the
 * sign-in prompt in place of the page, whose calls would fail.
 */
export function Guarded({ rota, children }: { rota: Rota; children: ReactNode }) {
  const visitante = useAppSelector(selectVisitante);
  const anonymous = useAppSelector(selectAnonymous);
  const { search } = useLocation();
  const lugar = decideLugar(rota, search, visitante);
  // A page that is admitted while its placeholder stands is drawn in steps that give way to presses.
  const isDrawable = useDeferredValue(lugar === 'pagina');
  switch (lugar) {
    case 'pagina':
      return isDrawable ? <PageLanguage value={languageOf(rota)}>{children}</PageLanguage> : <LoadingPage {...rota} />;
    case 'login':
      return anonymous ? <LoginNecessario titulo={rota.titulo} /> : <LoadingPage {...rota} />;
    case 'espera':
      return <LoadingPage {...rota} />;
  }
}
