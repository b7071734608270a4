import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paginaModelo } from '../domain/aplicativo/modeloPagina';
import { type NomeTela, rotaDaTela } from '../domain/aplicativo/telas';
import type { Pagina } from '../domain/wire/base/config';
import { rotas } from '../domain/base/rotas';
import { PageFocus } from '../ui/Page/pageFocus';
import { App, Frame } from './App';
import { createApp } from './createStore';
import { noPorts } from './noPorts';
import { TelaDesenhada } from './TelaDesenhada';

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
  telas: readonly NomeTela[],
  pagina: Pagina = paginaModelo,
): { html: ReadonlyMap<NomeTela, string>; css: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = new Map(telas.map((tela) => [tela, renderTela(tela, pagina, cache)]));
  const all = [...html.values()].join('');
  return { html, css: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(all)) };
}

const renderTela = (tela: NomeTela, pagina: Pagina, cache: EmotionCache): string =>
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={rotas[rotaDaTela(tela)].path}>
        <Frame app={createApp(noPorts, { preloadedState: { pagina } })}>
          <PageFocus value={false}>
            <TelaDesenhada tela={tela} />
          </PageFocus>
        </Frame>
      </StaticRouter>
    </CacheProvider>,
  );
