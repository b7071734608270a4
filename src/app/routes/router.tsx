import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { isAdministracao } from '../../domain/administracao/isAdministracao';
import { CALLBACK_PATH, isDaAgencia, type Rota, rotas } from '../../domain/base/rotas';
import { DeAgencia } from '../screens/agencia/DeAgencia';
import { Guarded } from './Guarded';
import { Home } from './Home';
import { lazyModule } from '../loading/lazyModule';
import { LoadingPage } from '../loading/LoadingPage';
import { type LazyRoute, routes } from './routes';
import { t } from '../../words/t';

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
