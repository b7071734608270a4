import { answerInPortuguese } from '../platform/language/language';
import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import { hasPedidas } from '../viagens/posicao/posicaoRepository';
import { readPosicoes } from './posicoes/readPosicoes';
import type { PosicoesPort } from './posicoes/posicoesPort';
import { registerFeeds } from './routes/feeds';
import { keptCidades, registerPaginas } from './routes/paginas';
import { registerRobots } from './routes/robots';
import { registerSitemap } from './routes/sitemap';

interface Options extends Platform {
  catalogue: LiveCatalogue;
  companhia: LiveCompanhia;
  /** The operator's feed of its coaches; null where there is none. */
  posicoes: PosicoesPort | null;
}

/** As often as the pages that show a trip ask. */
const POSICOES_MS = 30_000;

/** The company's lines, timetable and operations for other applications, and its pages for search engines. */
export const publicacao = subject<Options>('publicacao', ['companhia', 'viagens'], (app, options) => {
  const cidades = keptCidades(options.catalogue);
  const { viagens } = app;
  answerInPortuguese(app, (scope) => {
    registerFeeds(scope, options);
    registerPaginas(scope, { ...options, cidades, viagens });
    registerRobots(scope, options);
    registerSitemap(scope, { ...options, cidades });
  });
  followCoaches(options);
});

/** Reads where coaches are while somebody wants to know it; without a feed there is no job. */
function followCoaches({ database, scheduler, posicoes }: Options): void {
  if (posicoes === null) return;
  const run = () => readPosicoes(database, posicoes);
  scheduler.add({ nome: 'posicoes', everyMs: POSICOES_MS, due: hasPedidas, run });
}
