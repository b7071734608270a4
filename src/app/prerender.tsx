import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { rotas } from '../domain/rotas';
import { App } from './App';
import { createApp } from './createStore';
import { noPorts } from './noPorts';

/** Home as the browser will first see it: its markup, and the style tags with the rules it uses. */
export function renderHome(): { html: string; css: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const nothing = (): void => undefined;
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={rotas.home.path}>
        <App app={createApp(noPorts)} bindNavigation={nothing} onHydrated={nothing} onAlive={nothing} />
      </StaticRouter>
    </CacheProvider>,
  );
  return { html, css: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) };
}
