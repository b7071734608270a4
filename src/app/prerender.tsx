import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { buscaModelo, paginaModelo } from '../domain/aplicativo/modeloPagina';
import type { PaginaServida } from '../domain/aplicativo/metaPagina';
import type { Pagina } from '../domain/wire/base/config';
import { type NomeRota, type Rota, rotas } from '../domain/base/rotas';
import { PageFocus } from '../ui/Page/pageFocus';
import { App, Frame } from './App';
import { createApp } from './createStore';
import { LoadingPage } from './loading/LoadingPage';
import { noPorts } from './noPorts';

/**
 * Renders home as its first paint: the markup, with the places that the server fills in, and style tags with the rules in
 * use. Its code must be there before (`home.load`), as in the browser.
 */
export function renderHome(pagina: Pagina = paginaModelo): { html: string; css: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const nothing = (): void => undefined;
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={rotas.home.path}>
        <App
          app={createApp(noPorts, { preloadedState: { pagina } })}
          bindNavigation={nothing}
          onHydrated={nothing}
          onAlive={nothing}
        />
      </StaticRouter>
    </CacheProvider>,
  );
  return { html, css: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) };
}

/**
 * Renders pages as they look while their code loads: the markup of each, and style tags with the rules that any of them
 * uses, so that the policy of the page knows one text.
 */
export function renderTelas(
  nomes: readonly NomeRota[],
  pagina: Pagina = paginaModelo,
): { html: ReadonlyMap<NomeRota, string>; css: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = new Map(nomes.map((nome) => [nome, renderTela(rotas[nome], telaModelo(nome, pagina), cache)]));
  const all = [...html.values()].join('');
  return { html, css: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(all)) };
}

/** The results have a place for the heading of their search. */
const telaModelo = (nome: NomeRota, pagina: Pagina): PaginaServida =>
  nome === 'resultadoBusca' ? { ...pagina, busca: buscaModelo } : pagina;

const renderTela = (rota: Rota, pagina: PaginaServida, cache: EmotionCache): string =>
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={rota.path}>
        <Frame app={createApp(noPorts, { preloadedState: { pagina } })}>
          <PageFocus value={false}>
            <LoadingPage {...rota} />
          </PageFocus>
        </Frame>
      </StaticRouter>
    </CacheProvider>,
  );
