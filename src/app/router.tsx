import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CALLBACK_PATH, type NomeRota, rotas } from '../domain/rotas';
import { HomePage } from '../features/home/HomePage';
import { Guarded } from './Guarded';
import { lazyPart } from './lazyPart';
import { lazyScreen, LoadingPage } from './lazyScreen';

const Feed = lazyPart(() => import(/* webpackChunkName: "localidades" */ './lazy/localidades'));
const Home = () => <HomePage Feed={Feed} />;

/** Home is in the entry, because it is already on screen when the entry comes. Everything else comes when asked for. */
const screens: Record<NomeRota, ComponentType> = {
  home: Home,
  resultadoBusca: lazyScreen(
    rotas.resultadoBusca.titulo,
    () => import(/* webpackChunkName: "resultado" */ './lazy/resultado'),
  ),
  comprarViagem: lazyScreen(rotas.comprarViagem.titulo, () => import(/* webpackChunkName: "compra" */ './lazy/compra')),
  minhasViagens: lazyScreen(
    rotas.minhasViagens.titulo,
    () => import(/* webpackChunkName: "minhas-viagens" */ './lazy/minhasViagens'),
  ),
  pagamentoPix: lazyScreen(rotas.pagamentoPix.titulo, () => import(/* webpackChunkName: "pix" */ './lazy/pix')),
  informacaoViagem: lazyScreen(
    rotas.informacaoViagem.titulo,
    () => import(/* webpackChunkName: "informacao" */ './lazy/informacaoViagem'),
  ),
};

const names = Object.keys(rotas) as NomeRota[];

/** The routes of spec §2. `/` and `/home` are one page; any other path leads there. */
export function AppRoutes() {
  return (
    <Routes>
      {names.map((name) => {
        const Screen = screens[name];
        const path = name === 'home' ? `${rotas.home.path}?` : rotas[name].path;
        return (
          <Route
            key={name}
            path={path}
            element={
              <Guarded rota={rotas[name]}>
                <Screen />
              </Guarded>
            }
          />
        );
      })}
      <Route path={CALLBACK_PATH} element={<LoadingPage titulo="Entrando" />} />
      <Route path="*" element={<Navigate to={rotas.home.path} replace />} />
    </Routes>
  );
}
