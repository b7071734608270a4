import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { hoje } from '../../../src/domain/base/data';
import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import { enderecoEm, ONIBUS } from '../../../src/domain/viagens/enderecoRota';
import { type Language, LANGUAGES } from '../../../src/words/language';
import { createAparencia } from '../../companhia/aparencia';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { rodapeOf } from '../../companhia/rodape';
import type { App } from '../../platform/http/appTypes';
import { inLanguage } from '../../platform/language/language';
import type { LiveCatalogue } from '../../viagens/liveCatalogue';
import type { Viagens } from '../../viagens/busca/viagens';
import { etagOf } from '../gtfs/publishedGtfs';
import { indexCidadesPublicadas, type CidadePublicada, type CidadesPublicadas } from '../paginas/cidades';
import { FOLHA_PAGINAS, folhaDasPaginas } from '../paginas/folha';
import { renderPagina, type Pagina } from '../paginas/moldura';
import { toPaginaCidade, type Ligacoes } from '../paginas/paginaCidade';
import { toPaginaIndice } from '../paginas/paginaIndice';
import { toPaginaRota } from '../paginas/paginaRota';
import { readRota, type RotaPublicada } from '../paginas/rota';

const config = { access: 'publico' } as const;
const tags = ['publicação'];
/** A city in an address, as `toSlug` writes it. */
const Slug = Type.String({ pattern: '^[a-z0-9-]+$' });
/** A page may be this old: the search and the hold have the last word on prices and seats. */
const KEPT_S = 600;
const MAX_ROTAS = 1_000;
/** Origins of a destination whose price its page tells, those with the most destinations; each is a search of its own. */
const MAX_PRECOS = 12;

interface Options {
  catalogue: Pick<LiveCatalogue, 'versao'>;
  cidades: () => CidadesPublicadas;
  companhia: LiveCompanhia;
  viagens: Pick<Viagens, 'calendar' | 'search'>;
  publicUrl: string;
}

/** The language's name after what a page is, in the description of the API. */
const EM: Readonly<Record<Language, string>> = { 'pt-BR': '', en: ', em inglês', es: ', em espanhol' };

/** The pages of destinations and routes, drawn before any script: for search engines and for links in messages. */
export function registerPaginas(app: App, options: Options): void {
  app.get(FOLHA_PAGINAS, { config, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', `public, max-age=${KEPT_S}`).send(folhaDasPaginas),
  );
  const rotaOf = keptRotas(options);
  for (const language of LANGUAGES) registerEm(language, app, rotaOf, options);
}

/**
 * The pages of a language. Routes are read in Portuguese, since they are kept for every language; a page is drawn in
 * its own.
 */
function registerEm(language: Language, app: App, rotaOf: RotaOf, options: Options): void {
  const { cidades, publicUrl } = options;
  const send = sender(language, options);
  const indice = keptIndice(options);
  const path = enderecoEm(language, ONIBUS);
  const schemaOf = (summary: string) => ({ tags, hide: false, summary: summary + EM[language] });
  app.get(path, { config, schema: schemaOf('O índice das rotas') }, (request, reply) => send(request, reply, indice));
  app.get(
    `${path}/:destino`,
    {
      config,
      attachValidation: true,
      schema: { ...schemaOf('A página de um destino'), params: Type.Object({ destino: Slug }) },
    },
    async (request, reply) => {
      if (request.validationError) return notFoundPage(reply);
      const destino = cidades().cidade(request.params.destino);
      if (!destino) return notFoundPage(reply);
      const ligacoes = await readLigacoes(cidades(), destino, rotaOf);
      return send(request, reply, () => toPaginaCidade(destino, ligacoes, publicUrl));
    },
  );
  app.get(
    `${path}/:origem/:destino`,
    {
      config,
      attachValidation: true,
      schema: { ...schemaOf('A página de uma rota'), params: Type.Object({ origem: Slug, destino: Slug }) },
    },
    async (request, reply) => {
      if (request.validationError) return notFoundPage(reply);
      const origem = cidades().cidade(request.params.origem);
      const destinos = cidades().destinosDe(request.params.origem);
      const destino = destinos.find(({ slug }) => slug === request.params.destino);
      if (!origem || !destino) return notFoundPage(reply);
      const outras = destinos.filter((other) => other !== destino);
      const rota = await rotaOf(origem, destino);
      return send(request, reply, () => toPaginaRota(rota, outras, publicUrl));
    },
  );
}

/** The web's own answer: the shell with 404, where the client takes pages. */
const notFoundPage = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

type RotaOf = (origem: CidadePublicada, destino: CidadePublicada) => Promise<RotaPublicada>;

/** The cities that a coach joins with a city, and the prices that its page tells. */
async function readLigacoes(cidades: CidadesPublicadas, cidade: CidadePublicada, rotaOf: RotaOf): Promise<Ligacoes> {
  const todas = cidades.origensDe(cidade.slug);
  const reach = ({ slug }: CidadePublicada): number => cidades.destinosDe(slug).length;
  const priced = new Set([...todas].sort((a, b) => reach(b) - reach(a)).slice(0, MAX_PRECOS));
  const origens: { cidade: CidadePublicada; menorPrecoCentavos: number | null }[] = [];
  for (const origem of todas) {
    const menorPrecoCentavos = priced.has(origem) ? (await rotaOf(origem, cidade)).menorPrecoCentavos : null;
    origens.push({ cidade: origem, menorPrecoCentavos });
  }
  return { origens, destinos: cidades.destinosDe(cidade.slug) };
}

/** The cities of the catalogue in force, indexed once for each of its versions. */
export function keptCidades(catalogue: LiveCatalogue): () => CidadesPublicadas {
  let kept: { versao: string; cidades: CidadesPublicadas } | undefined;
  return () => {
    const versao = catalogue.versao();
    if (kept?.versao !== versao) kept = { versao, cidades: indexCidadesPublicadas(catalogue) };
    return kept.cidades;
  };
}

/** The index of the cities in force in one language, made once for each version of the catalogue. */
function keptIndice({ cidades, publicUrl }: Options): () => Pagina {
  let kept: { of: CidadesPublicadas; pagina: Pagina } | undefined;
  return () => {
    const of = cidades();
    if (kept?.of !== of) kept = { of, pagina: toPaginaIndice(of, publicUrl) };
    return kept.pagina;
  };
}

/** Routes as they were read some minutes ago at most; concurrent requests share one read. */
function keptRotas({ catalogue, viagens }: Pick<Options, 'catalogue' | 'viagens'>): RotaOf {
  const kept = new LRUCache<string, Promise<RotaPublicada>>({ max: MAX_ROTAS, ttl: KEPT_S * 1000 });
  return (origem, destino) => {
    const now = new Date();
    const key = [catalogue.versao(), hoje(now), origem.slug, destino.slug].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const read = readRota(viagens, origem, destino, now);
    kept.set(key, read);
    // A failure is not kept: the next request reads again.
    read.catch(() => kept.delete(key));
    return read;
  };
}

/** Draws and sends pages in a language, in the company's name and looks. */
function sender(language: Language, { companhia, publicUrl }: Pick<Options, 'companhia' | 'publicUrl'>) {
  const aparenciaOf = createAparencia(companhia);
  return (request: FastifyRequest, reply: FastifyReply, draw: () => Pagina): FastifyReply => {
    const dados = companhia.dados();
    const { nome } = palavrasDaMarca(dados);
    const body = inLanguage(language, () =>
      renderPagina({ nome, rodape: rodapeOf(dados), aparencia: aparenciaOf(), publicUrl }, draw()),
    );
    const etag = etagOf(Buffer.from(body));
    void reply.header('cache-control', `public, max-age=${KEPT_S}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(body);
  };
}
