import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { registerFeeds } from './routes/feeds';
import { registerSitemap } from './routes/sitemap';

interface Options extends Platform {
  catalogue: Catalogue;
}

/** The company's lines, timetable and operations for other applications, and its pages for search engines. */
export const publicacao = subject<Options>('publicacao', ['viagens'], (app, options) => {
  registerFeeds(app, options);
  registerSitemap(app, options);
});
