import { type NomeRota, type Rota, rotas } from '../../domain/base/rotas';
import { beginBilhete } from '../screens/bilhetes/bilhete';
import { beginEtapa } from '../screens/compra/etapasCompra';
import type { LazyModule } from '../loading/lazyModule';
import { together } from '../loading/together';

/** A route with everything that it shows; its module names the workflows that run for it. */
export interface LazyRoute extends Rota {
  /** Loads the screen's chunk. */
  load: () => Promise<LazyModule>;
  /** Starts loading what the address needs besides the screen, in parallel with it. */
  begin?: (search: string) => void;
}

/** The routes of spec §2 whose screens load on demand: path, title and access of the specification, and their chunk. */
export const routes: Record<Exclude<NomeRota, 'home'>, LazyRoute> = {
  resultadoBusca: {
    ...rotas.resultadoBusca,
    load: () => import(/* webpackChunkName: "resultado" */ '../screens/viagens/resultado'),
  },
  comprarViagem: {
    ...rotas.comprarViagem,
    load: together('compra', () => import(/* webpackChunkName: "compra" */ '../screens/compra/compra')),
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
  acessibilidade: {
    ...rotas.acessibilidade,
    load: () => import(/* webpackChunkName: "acessibilidade" */ '../screens/empresa/acessibilidade'),
  },
  privacidade: {
    ...rotas.privacidade,
    load: () => import(/* webpackChunkName: "privacidade" */ '../screens/empresa/privacidade'),
  },
  nossaFrota: {
    ...rotas.nossaFrota,
    load: () => import(/* webpackChunkName: "frota" */ '../screens/empresa/nossaFrota'),
  },
  atendimentoAjuda: {
    ...rotas.atendimentoAjuda,
    load: () => import(/* webpackChunkName: "ajuda" */ '../screens/empresa/ajuda'),
  },
  viagemEmGrupo: {
    ...rotas.viagemEmGrupo,
    load: () => import(/* webpackChunkName: "viagem-em-grupo" */ '../screens/empresa/viagemEmGrupo'),
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
  pagamentoPix: {
    ...rotas.pagamentoPix,
    load: together('pix', () => import(/* webpackChunkName: "pix" */ '../screens/pagamento/pix')),
  },
  pagamentoBoleto: {
    ...rotas.pagamentoBoleto,
    load: () => import(/* webpackChunkName: "boleto" */ '../screens/pagamento/boleto'),
  },
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
  encontrarBilhete: {
    ...rotas.encontrarBilhete,
    load: () => import(/* webpackChunkName: "encontrar-bilhete" */ '../screens/bilhetes/encontrarBilhete'),
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
  agencias: {
    ...rotas.agencias,
    load: () => import(/* webpackChunkName: "administracao-agencias" */ '../screens/administracao/agencias'),
  },
  administracao: {
    ...rotas.administracao,
    load: () => import(/* webpackChunkName: "administracao-visao" */ '../screens/administracao/visaoGeral'),
  },
  administracaoEmpresa: {
    ...rotas.administracaoEmpresa,
    load: () => import(/* webpackChunkName: "administracao-empresa" */ '../screens/administracao/empresa'),
  },
  cupons: {
    ...rotas.cupons,
    load: () => import(/* webpackChunkName: "administracao-cupons" */ '../screens/administracao/cupons'),
  },
  tarifas: {
    ...rotas.tarifas,
    load: () => import(/* webpackChunkName: "administracao-tarifas" */ '../screens/administracao/tarifas'),
  },
  administracaoOperacao: {
    ...rotas.administracaoOperacao,
    load: () => import(/* webpackChunkName: "administracao-operacao" */ '../screens/administracao/operacao'),
  },
  administracaoAtendimentos: {
    ...rotas.administracaoAtendimentos,
    load: () => import(/* webpackChunkName: "administracao-atendimentos" */ '../screens/administracao/atendimentos'),
  },
  administracaoManifestacoes: {
    ...rotas.administracaoManifestacoes,
    load: () => import(/* webpackChunkName: "administracao-manifestacoes" */ '../screens/administracao/manifestacoes'),
  },
  administracaoCandidaturas: {
    ...rotas.administracaoCandidaturas,
    load: () => import(/* webpackChunkName: "administracao-candidaturas" */ '../screens/administracao/candidaturas'),
  },
  administracaoCatalogo: {
    ...rotas.administracaoCatalogo,
    load: () => import(/* webpackChunkName: "administracao-catalogo" */ '../screens/administracao/catalogo'),
  },
  administracaoLinhas: {
    ...rotas.administracaoLinhas,
    load: () => import(/* webpackChunkName: "administracao-linhas" */ '../screens/administracao/linhas'),
  },
  administracaoOnibus: {
    ...rotas.administracaoOnibus,
    load: () => import(/* webpackChunkName: "administracao-onibus" */ '../screens/administracao/frota'),
  },
  administracaoAlertas: {
    ...rotas.administracaoAlertas,
    load: () => import(/* webpackChunkName: "administracao-alertas" */ '../screens/administracao/alertas'),
  },
  administracaoAcessos: {
    ...rotas.administracaoAcessos,
    load: () => import(/* webpackChunkName: "administracao-acessos" */ '../screens/administracao/acessos'),
  },
  administracaoDesempenho: {
    ...rotas.administracaoDesempenho,
    load: () => import(/* webpackChunkName: "administracao-desempenho" */ '../screens/administracao/desempenho'),
  },
};
