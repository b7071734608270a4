import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { isAdministracao } from '../../domain/administracao/isAdministracao';
import { CALLBACK_PATH, isDaAgencia, type Rota, rotas } from '../../domain/base/rotas';
import { HomePage } from '../../features/viagens/home/HomePage';
import { DeAgencia } from '../screens/agencia/DeAgencia';
import { Calendario } from '../screens/viagens/Calendario';
import { Guarded } from './Guarded';
import { lazyModule } from '../loading/lazyModule';
import { LoadingPage } from '../loading/LoadingPage';
import { type LazyRoute, routes } from './routes';
import { t } from '../../words/t';

const Feed = lazyModule(() => import(/* webpackChunkName: "localidades" */ '../screens/lugares/localidades'), {
  kind: 'quiet',
});
const Recentes = lazyModule(() => import(/* webpackChunkName: "recentes" */ '../screens/viagens/buscasRecentes'), {
  kind: 'quiet',
});
const SemCatalogo = lazyModule(() => import(/* webpackChunkName: "sem-catalogo" */ '../screens/viagens/semCatalogo'), {
  kind: 'quiet',
});

/** Home's markup is also served at `/`, for a cached page or the shell; the address is then corrected. */
function Home() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HomePage Feed={Feed} Calendario={Calendario} Recentes={Recentes} SemCatalogo={SemCatalogo} />
      {pathname !== rotas.home.path && <Navigate to={rotas.home.path + search} replace />}
    </>
  );
}

/** Home is part of the entry, since it is on screen before the entry runs. All other screens load on demand. */
function screenOf({ load, begin, ...rota }: LazyRoute): ComponentType {
  return lazyModule(
    () => {
      begin?.(window.location.search);
      return load();
    },
    { kind: 'page', ...rota },
  );
}

/** Loads its code beside that of the section at the address. */
const MolduraAdministracao = lazyModule(
  () => {
    const secao = Object.values(routes).find(({ path }) => path === window.location.pathname);
    // A failure is left to the section's own load.
    void secao?.load().catch(() => undefined);
    return import(/* webpackChunkName: "administracao" */ '../screens/administracao/moldura');
  },
  { kind: 'page', titulo: rotas.administracao.titulo },
);

const screens = Object.values(routes).map((route) => ({ route, Screen: screenOf(route) }));
const ToHome = () => <Navigate to={rotas.home.path} replace />;

const guarded = (rota: Rota, Screen: ComponentType) => (
  <Guarded rota={rota}>
    {isDaAgencia(rota) ? (
      <DeAgencia>
        <Screen />
      </DeAgencia>
    ) : (
      <Screen />
    )}
  </Guarded>
);

const routesOf = (belongs: (rota: Rota) => boolean) =>
  screens
    .filter(({ route }) => belongs(route))
    .map(({ route, Screen }) => (
      <Route key={route.path} path={route.path} caseSensitive element={guarded(route, Screen)} />
    ));

/**
 * The routes of spec §2, spelt exactly so, each behind its guard. `/` and any other path redirect to
 * `/home`.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={`${rotas.home.path}?`} caseSensitive element={guarded(rotas.home, Home)} />
      {routesOf(({ path }) => !isAdministracao(path))}
      <Route element={guarded(rotas.administracao, MolduraAdministracao)}>
        {routesOf(({ path }) => isAdministracao(path))}
      </Route>
      <Route path={CALLBACK_PATH} element={<LoadingPage titulo={t('Entrando')} />} />
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
}
