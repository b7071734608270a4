import type { PassosEncomenda } from '../../../features/encomendas/EncomendasPage';
import { rotas } from '../../../domain/base/rotas';
import { lazyModule } from '../../loading/lazyModule';

const { titulo } = rotas.encomendas;

/** Steps of sending a parcel after the quote, one chunk each. */
export const passos = {
  pessoas: lazyModule(
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-pessoas" */ '../../../features/encomendas/PessoasPage'))
        .PessoasPage,
    }),
    { kind: 'page', titulo, largura: 'form' },
  ),
  documento: lazyModule(
    async () => ({
      Screen: (
        await import(/* webpackChunkName: "encomendas-documento" */ '../../../features/encomendas/DocumentoPage')
      ).DocumentoPage,
    }),
    { kind: 'page', titulo, largura: 'form' },
  ),
  revisao: lazyModule(
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-revisao" */ '../../../features/encomendas/RevisaoPage'))
        .RevisaoPage,
    }),
    { kind: 'page', titulo, largura: 'form' },
  ),
  pronta: lazyModule(
    async () => ({
      Screen: (await import(/* webpackChunkName: "encomendas-pronta" */ '../../../features/encomendas/ProntaPage'))
        .ProntaPage,
    }),
    { kind: 'page', titulo, largura: 'form' },
  ),
} satisfies PassosEncomenda;
