import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paginaModelo } from '../domain/aplicativo/modeloPagina';
import type { Pagina } from '../domain/wire/base/config';
import { rotas } from '../domain/base/rotas';
import { App } from './App';
import { createApp } from './createStore';
import { noPorts } from './noPorts';

/**
 * Renders home as its first paint: the markup, with the places that the server fills in, and style tags with the rules in
 * use.
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
