import type { PassosEncomenda } from '../features/encomendas/EncomendasPage';
import { rotas } from '../domain/base/rotas';
import { lazyStep } from './lazyStep';

const { titulo } = rotas.encomendas;

/** Steps of sending a parcel after the quote, one chunk each. */
export const passos = {
  pessoas: lazyStep(
    titulo,
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-pessoas" */ '../features/encomendas/PessoasPage'))
        .PessoasPage,
    }),
    'page',
  ),
  documento: lazyStep(
    titulo,
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-documento" */ '../features/encomendas/DocumentoPage'))
        .DocumentoPage,
    }),
    'page',
  ),
  revisao: lazyStep(
    titulo,
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-revisao" */ '../features/encomendas/RevisaoPage'))
        .RevisaoPage,
    }),
    'page',
  ),
  pronta: lazyStep(
    titulo,
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-pronta" */ '../features/encomendas/ProntaPage'))
        .ProntaPage,
    }),
    'page',
  ),
};

export const telas: PassosEncomenda = {
  pessoas: passos.pessoas.Step,
  documento: passos.documento.Step,
  revisao: passos.revisao.Step,
  pronta: passos.pronta.Step,
};
