import { type NomeTela, type Rota, rotas } from '../../domain/base/rotas';
import { beginBilhete } from '../screens/bilhetes/bilhete';
import { beginEtapa } from '../screens/compra/etapasCompra';
import type { LazyModule } from '../loading/lazyModule';

/** A route with everything that it shows; its module names the workflows that run for it. */
export interface LazyRoute extends Rota {
  /** Loads the screen's chunk. */
  load: () => Promise<LazyModule>;
  /** Starts loading what the address needs besides the screen, in parallel with it. */
  begin?: (search: string) => void;
}

/** The routes of spec §2 whose screens load on demand: path, title and access of the specification, and their chunk. */
export const routes: Record<Exclude<NomeTela, 'home'>, LazyRoute> = {
  resultadoBusca: {
    ...rotas.resultadoBusca,
    load: () => import(/* webpackChunkName: "resultado" */ '../screens/viagens/resultado'),
  },
  comprarViagem: {
    ...rotas.comprarViagem,
    load: () => import(/* webpackChunkName: "compra" */ '../screens/compra/compra'),
    begin: beginEtapa,
  },
  trabalheConosco: {
    ...rotas.trabalheConosco,
    load: () => import(/* webpackChunkName: "trabalhe-conosco" */ '../screens/empresa/trabalheConosco'),
  },
  quemSomos: {
    ...rotas.quemSomos,
    load: () => import(/* webpackChunkName: "quem-somos" */ '../screens/empresa/quemSomos'),
  },
  termosDeUso: {
    ...rotas.termosDeUso,
    load: () => import(/* webpackChunkName: "termos-de-uso" */ '../screens/conta/termosDeUso'),
  },
  nossaFrota: {
    ...rotas.nossaFrota,
    load: () => import(/* webpackChunkName: "frota" */ '../screens/empresa/nossaFrota'),
  },
  atendimentoAjuda: {
    ...rotas.atendimentoAjuda,
    load: () => import(/* webpackChunkName: "ajuda" */ '../screens/empresa/ajuda'),
  },
  destinos: { ...rotas.destinos, load: () => import(/* webpackChunkName: "destinos" */ '../screens/empresa/destinos') },
  minhasViagens: {
    ...rotas.minhasViagens,
    load: () => import(/* webpackChunkName: "minhas-viagens" */ '../screens/bilhetes/minhasViagens'),
    begin: beginBilhete,
  },
  minhaConta: {
    ...rotas.minhaConta,
    load: () => import(/* webpackChunkName: "minha-conta" */ '../screens/conta/minhaConta'),
  },
  pagamentoPix: { ...rotas.pagamentoPix, load: () => import(/* webpackChunkName: "pix" */ '../screens/pagamento/pix') },
  aplicativoItape: {
    ...rotas.aplicativoItape,
    load: () => import(/* webpackChunkName: "aplicativo" */ '../screens/aplicativo/aplicativo'),
  },
  encomendas: {
    ...rotas.encomendas,
    load: () => import(/* webpackChunkName: "encomendas" */ '../screens/encomendas/encomendas'),
  },
  rastreioEncomenda: {
    ...rotas.rastreioEncomenda,
    load: () => import(/* webpackChunkName: "rastreio" */ '../screens/encomendas/rastreio'),
  },
  operadores: {
    ...rotas.operadores,
    load: () => import(/* webpackChunkName: "operadores" */ '../screens/agencia/operadores'),
  },
  relatorioFechamento: {
    ...rotas.relatorioFechamento,
    load: () => import(/* webpackChunkName: "fechamento" */ '../screens/agencia/relatorioFechamento'),
  },
  pagamentoExterno: {
    ...rotas.pagamentoExterno,
    load: () => import(/* webpackChunkName: "pagamento-externo" */ '../screens/pagamento/pagamentoExterno'),
  },
  pedidos: { ...rotas.pedidos, load: () => import(/* webpackChunkName: "pedidos" */ '../screens/agencia/pedidos') },
  cancelarAvisos: {
    ...rotas.cancelarAvisos,
    load: () => import(/* webpackChunkName: "cancelar-avisos" */ '../screens/avisos/cancelarAvisos'),
  },
  embarque: {
    ...rotas.embarque,
    load: () => import(/* webpackChunkName: "embarque" */ '../screens/bilhetes/embarque'),
  },
  informacaoViagem: {
    ...rotas.informacaoViagem,
    load: () => import(/* webpackChunkName: "informacao" */ '../screens/viagens/informacaoViagem'),
  },
};
