import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLBACK_PATH, rotaOf, rotas } from '../../../src/domain/base/rotas';
import { aparenciaPadrao, paginaVazia } from '../../../src/domain/aplicativo/modeloPagina';
import { addVary } from '../http/addVary';
import type { App } from '../http/appTypes';
import { sendNotFound } from '../http/errors';
import { createFilledPage, type Site } from './filledPages';
import { chooseLanguage, inEachLanguage, isPlainChoice } from './pageLanguage';
import { createPreloads } from './preloads';
import { createTelas } from './telas';

/** Home as it was rendered at build time, and the shell of every other screen. */
const HOME = 'index.html';
const SHELL = 'app.html';

const SITE_VAZIO: Site = { pagina: () => paginaVazia, aparencia: () => aparenciaPadrao };

const YEAR_S = 31_536_000;
/** The build puts the hash of the content into the name: such a file never changes. */
const isHashed = (path: string): boolean => /[.-][0-9a-f]{6,}\.[\w.]+$/.test(path);

/**
 * Serves the built web: its files precompressed, home ready made, any other address of a screen the shell, both with the
 * company's data in them.
 */
export async function registerWeb(app: App, distDir: string, site: Site = SITE_VAZIO): Promise<void> {
  if (!existsSync(join(distDir, HOME))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const shell = existsSync(join(distDir, SHELL)) ? SHELL : HOME;
  await app.register(fastifyStatic, {
    root: distDir,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = `public, max-age=${YEAR_S}, immutable`;
      reply.header('cache-control', isHashed(path) ? forever : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } }, ({ url }, reply) => reply.redirect(rotas.home.path + queryOf(url)));
  const home = inEachLanguage((language) => createFilledPage(distDir, HOME, site, language));
  const { 'pt-BR': keptHome } = home;
  if (keptHome)
    app.kept.add(rotas.home.path, (url, headers) => (isPlainChoice(url, headers) ? keptHome.kept() : undefined));
  const shells = inEachLanguage((language) => createFilledPage(distDir, shell, site, language));
  const send = (pages: typeof home, file: string) => (request: FastifyRequest, reply: FastifyReply) => {
    addVary(reply, 'cookie');
    const page = pages[chooseLanguage(request, reply)];
    return page ? page.send(request, reply) : reply.sendFile(file);
  };
  app.get(rotas.home.path, { schema: { hide: true } }, send(home, HOME));
  const sendShell = send(shells, shell);
  const telas = createTelas(distDir, site);
  const preloadsOf = createPreloads(distDir);
  const sendTela = (tela: ReturnType<typeof telas.plain>, request: FastifyRequest, reply: FastifyReply) => {
    const preloads = preloadsOf(request.url);
    if (preloads) void reply.header('link', preloads);
    if (tela) return send(tela, shell)(request, reply.code(200));
    // The shell leads a person home from an address that no screen has; a machine reads that there is none.
    return sendShell(request, reply.code(isScreen(request) ? 200 : 404));
  };
  // Routes of their own: what such a page reads is counted, and over its ceiling the page comes without it.
  for (const path of Object.keys(site.servidos ?? {}))
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      sendTela(request.isOverLimit ? telas.plain(request.url) : await telas.find(request.url), request, reply),
    );
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendTela(telas.plain(request.url), request, reply) : sendNotFound(request, reply),
  );
}

/** The query of an address with its question mark; empty where there is none. */
const queryOf = (url: string): string => /\?.*$/s.exec(url)?.[0] ?? '';

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** True for the address of a screen, as the router of the web reads it. */
const isScreen = (request: FastifyRequest): boolean => {
  const path = pathOf(request);
  return rotaOf(path) !== null || path.replace(/\/+$/, '') === CALLBACK_PATH;
};

/** True where a person may have come by the address: not the API, not a missing file, and not a program that wants none. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const { method, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|_idp|_sandbox)(\/|$)/.test(path) || last.includes('.'))
    return false;
  return isScreen(request) || (headers.accept ?? '').includes('text/html');
}
