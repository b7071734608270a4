import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { hoje } from '../../../src/domain/base/data';
import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import { ONIBUS } from '../../../src/domain/viagens/enderecoRota';
import { createAparencia } from '../../companhia/aparencia';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { rodapeOf } from '../../companhia/rodape';
import type { App } from '../../platform/http/appTypes';
import type { LiveCatalogue } from '../../viagens/liveCatalogue';
import type { Viagens } from '../../viagens/busca/viagens';
import { etagOf } from '../gtfs/publishedGtfs';
import { indexCidadesPublicadas, type CidadePublicada, type CidadesPublicadas } from '../paginas/cidades';
import { FOLHA_PAGINAS, folhaDasPaginas } from '../paginas/folha';
import { renderPagina, type Pagina } from '../paginas/moldura';
import { toPaginaCidade } from '../paginas/paginaCidade';
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

/** The pages of destinations and routes, drawn before any script: for search engines and for links in messages. */
export function registerPaginas(app: App, options: Options): void {
  const { cidades } = options;
  const rotaOf = keptRotas(options);
  const send = sender(options);
  app.get(FOLHA_PAGINAS, { config, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', `public, max-age=${KEPT_S}`).send(folhaDasPaginas),
  );
  const indice = keptIndice(options);
  app.get(ONIBUS, { config, schema: { tags, hide: false, summary: 'O índice das rotas' } }, (request, reply) =>
    send(request, reply, indice()),
  );
  app.get(
    `${ONIBUS}/:destino`,
    {
      config,
      attachValidation: true,
      schema: { tags, hide: false, summary: 'A página de um destino', params: Type.Object({ destino: Slug }) },
    },
    async (request, reply) => {
      if (request.validationError) return notFoundPage(reply);
      const destino = cidades().cidade(request.params.destino);
      if (!destino) return notFoundPage(reply);
      return send(request, reply, await paginaCidade(cidades(), destino, rotaOf, options.publicUrl));
    },
  );
  app.get(
    `${ONIBUS}/:origem/:destino`,
    {
      config,
      attachValidation: true,
      schema: {
        tags,
        hide: false,
        summary: 'A página de uma rota',
        params: Type.Object({ origem: Slug, destino: Slug }),
      },
    },
    async (request, reply) => {
      if (request.validationError) return notFoundPage(reply);
      const origem = cidades().cidade(request.params.origem);
      const destinos = cidades().destinosDe(request.params.origem);
      const destino = destinos.find(({ slug }) => slug === request.params.destino);
      if (!origem || !destino) return notFoundPage(reply);
      const outras = destinos.filter((other) => other !== destino);
      return send(request, reply, toPaginaRota(await rotaOf(origem, destino), outras, options.publicUrl));
    },
  );
}

/** The web's own answer: the shell with 404, where the client takes pages. */
const notFoundPage = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

type RotaOf = (origem: CidadePublicada, destino: CidadePublicada) => Promise<RotaPublicada>;

async function paginaCidade(
  cidades: CidadesPublicadas,
  cidade: CidadePublicada,
  rotaOf: RotaOf,
  publicUrl: string,
): Promise<Pagina> {
  const todas = cidades.origensDe(cidade.slug);
  const reach = ({ slug }: CidadePublicada): number => cidades.destinosDe(slug).length;
  const priced = new Set([...todas].sort((a, b) => reach(b) - reach(a)).slice(0, MAX_PRECOS));
  const origens: { cidade: CidadePublicada; menorPrecoCentavos: number | null }[] = [];
  for (const origem of todas) {
    const menorPrecoCentavos = priced.has(origem) ? (await rotaOf(origem, cidade)).menorPrecoCentavos : null;
    origens.push({ cidade: origem, menorPrecoCentavos });
  }
  return toPaginaCidade(cidade, { origens, destinos: cidades.destinosDe(cidade.slug) }, publicUrl);
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

/** The index of the cities in force, made once for each version of the catalogue. */
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

/** Sends pages in the company's name and looks. */
function sender({ companhia, publicUrl }: Pick<Options, 'companhia' | 'publicUrl'>) {
  const aparenciaOf = createAparencia(companhia);
  return (request: FastifyRequest, reply: FastifyReply, pagina: Pagina): FastifyReply => {
    const dados = companhia.dados();
    const moldura = {
      nome: palavrasDaMarca(dados).nome,
      rodape: rodapeOf(dados),
      aparencia: aparenciaOf(),
      publicUrl,
    };
    const body = renderPagina(moldura, pagina);
    const etag = etagOf(Buffer.from(body));
    void reply.header('cache-control', `public, max-age=${KEPT_S}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(body);
  };
}
