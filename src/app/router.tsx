import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CALLBACK_PATH, type NomeRota, type NomeTela, type Rota, rotas } from '../domain/base/rotas';
import { HomePage } from '../features/viagens/home/HomePage';
import { beginBilhete } from './bilhete';
import { beginEtapa } from './etapasCompra';
import { Guarded } from './Guarded';
import { lazyPart } from './lazyPart';
import { lazyScreen, LoadingPage } from './lazyScreen';

const Feed = lazyPart(() => import(/* webpackChunkName: "localidades" */ './lazy/localidades'));
const Recentes = lazyPart(() => import(/* webpackChunkName: "recentes" */ './lazy/buscasRecentes'));

/** Home's markup is also served at `/`, for a cached page or the shell; the address is then corrected. */
function Home() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HomePage Feed={Feed} Recentes={Recentes} />
      {pathname !== rotas.home.path && <Navigate to={rotas.home.path + search} replace />}
    </>
  );
}

/** Home is part of the entry, since it is on screen before the entry runs. All other screens load on demand. */
const screens: Record<NomeTela, ComponentType> = {
  home: Home,
  resultadoBusca: lazyScreen(
    rotas.resultadoBusca.titulo,
    () => import(/* webpackChunkName: "resultado" */ './lazy/resultado'),
  ),
  comprarViagem: lazyScreen(rotas.comprarViagem.titulo, () => {
    // Loads the page and its step in parallel.
    beginEtapa(window.location.search);
    return import(/* webpackChunkName: "compra" */ './lazy/compra');
  }),
  trabalheConosco: lazyScreen(
    rotas.trabalheConosco.titulo,
    () => import(/* webpackChunkName: "trabalhe-conosco" */ './lazy/trabalheConosco'),
  ),
  quemSomos: lazyScreen(rotas.quemSomos.titulo, () => import(/* webpackChunkName: "quem-somos" */ './lazy/quemSomos')),
  termosDeUso: lazyScreen(
    rotas.termosDeUso.titulo,
    () => import(/* webpackChunkName: "termos-de-uso" */ './lazy/termosDeUso'),
  ),
  nossaFrota: lazyScreen(rotas.nossaFrota.titulo, () => import(/* webpackChunkName: "frota" */ './lazy/nossaFrota')),
  atendimentoAjuda: lazyScreen(
    rotas.atendimentoAjuda.titulo,
    () => import(/* webpackChunkName: "ajuda" */ './lazy/ajuda'),
  ),
  destinos: lazyScreen(rotas.destinos.titulo, () => import(/* webpackChunkName: "destinos" */ './lazy/destinos')),
  aplicativoItape: lazyScreen(
    rotas.aplicativoItape.titulo,
    () => import(/* webpackChunkName: "aplicativo" */ './lazy/aplicativo'),
  ),
  minhasViagens: lazyScreen(rotas.minhasViagens.titulo, () => {
    beginBilhete(window.location.search);
    return import(/* webpackChunkName: "minhas-viagens" */ './lazy/minhasViagens');
  }),
  minhaConta: lazyScreen(
    rotas.minhaConta.titulo,
    () => import(/* webpackChunkName: "minha-conta" */ './lazy/minhaConta'),
  ),
  pagamentoPix: lazyScreen(rotas.pagamentoPix.titulo, () => import(/* webpackChunkName: "pix" */ './lazy/pix')),
  cancelarAvisos: lazyScreen(
    rotas.cancelarAvisos.titulo,
    () => import(/* webpackChunkName: "cancelar-avisos" */ './lazy/cancelarAvisos'),
  ),
  encomendas: lazyScreen(
    rotas.encomendas.titulo,
    () => import(/* webpackChunkName: "encomendas" */ './lazy/encomendas'),
  ),
  rastreioEncomenda: lazyScreen(
    rotas.rastreioEncomenda.titulo,
    () => import(/* webpackChunkName: "rastreio" */ './lazy/rastreio'),
  ),
  pedidos: lazyScreen(rotas.pedidos.titulo, () => import(/* webpackChunkName: "pedidos" */ './lazy/pedidos')),
  pagamentoExterno: lazyScreen(
    rotas.pagamentoExterno.titulo,
    () => import(/* webpackChunkName: "pagamento-externo" */ './lazy/pagamentoExterno'),
  ),
  embarque: lazyScreen(rotas.embarque.titulo, () => import(/* webpackChunkName: "embarque" */ './lazy/embarque')),
  operadores: lazyScreen(
    rotas.operadores.titulo,
    () => import(/* webpackChunkName: "operadores" */ './lazy/operadores'),
  ),
  relatorioFechamento: lazyScreen(
    rotas.relatorioFechamento.titulo,
    () => import(/* webpackChunkName: "fechamento" */ './lazy/relatorioFechamento'),
  ),
  informacaoViagem: lazyScreen(
    rotas.informacaoViagem.titulo,
    () => import(/* webpackChunkName: "informacao" */ './lazy/informacaoViagem'),
  ),
};

const names = Object.keys(rotas) as NomeRota[];
const hasTela = (name: NomeRota): name is NomeTela => name in screens;
const ToHome = () => <Navigate to={rotas.home.path} replace />;

/**
 * The routes of spec §2, spelt exactly so, each behind its guard. `/`, a route without a screen, and any other path
 * redirect to `/home`.
 */
export function AppRoutes() {
  return (
    <Routes>
      {names.map((name) => {
        const rota: Rota = rotas[name];
        const Screen = hasTela(name) ? screens[name] : ToHome;
        const path = name === 'home' ? `${rota.path}?` : rota.path;
        return (
          <Route
            key={name}
            path={path}
            caseSensitive
            element={
              <Guarded rota={rota}>
                <Screen />
              </Guarded>
            }
          />
        );
      })}
      <Route path={CALLBACK_PATH} element={<LoadingPage titulo="Entrando" />} />
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
}
