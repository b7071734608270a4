import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import { registerFeeds } from './routes/feeds';
import { keptCidades, registerPaginas } from './routes/paginas';
import { registerRobots } from './routes/robots';
import { registerSitemap } from './routes/sitemap';

interface Options extends Platform {
  catalogue: LiveCatalogue;
  companhia: LiveCompanhia;
}

/** The company's lines, timetable and operations for other applications, and its pages for search engines. */
export const publicacao = subject<Options>('publicacao', ['companhia', 'viagens'], (app, options) => {
  const cidades = keptCidades(options.catalogue);
  registerFeeds(app, options);
  registerPaginas(app, { ...options, cidades, viagens: app.viagens });
  registerRobots(app, options);
  registerSitemap(app, { ...options, cidades });
});
