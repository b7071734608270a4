import { msg } from '../../../src/words/t';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { AcompanhamentoDoBilhete, LinkDeAcompanhamento } from '../../../src/domain/wire/bilhetes/bilhetes';
import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { createAparencia } from '../../companhia/aparencia';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { rodapeOf } from '../../companhia/rodape';
import { ownerOfBilhete } from '../../pedidos/alcance/ownerOfPedido';
import type { Identity } from '../../platform/http/access/identity';
import type { App } from '../../platform/http/appTypes';
import { conflict, notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Platform } from '../../platform/platform';
import { renderPagina, type Pagina } from '../../publicacao/paginas/moldura';
import type { Viagens } from '../../viagens/busca/viagens';
import {
  closeLink,
  findTrechoDoDono,
  findTrechoDoLink,
  openLink,
  type TrechoDoDono,
} from '../acompanhamento/acompanhamentoRepository';
import { ACOMPANHAR, paginaDeLinkEncerrado, toPaginaAcompanhamento } from '../acompanhamento/paginaAcompanhamento';
import { TOKEN } from '../acompanhamento/token';

const tags = ['bilhetes'];
const config = { access: 'autenticado' } as const;
const params = closed({ id: Id });

/** A link ends so long after the planned arrival, and later by the delay. */
const LINK_DEPOIS_MS = 6 * 3_600_000;

interface Services extends Pick<Platform, 'database' | 'publicUrl'> {
  companhia: LiveCompanhia;
  viagens: Pick<Viagens, 'follow'>;
}

/** How the trip of a ticket goes: for its owner, and by a link for whoever they give it to (ADR 104). */
export function registerAcompanhamento(app: App, services: Services): void {
  registerDoDono(app, services);
  registerPagina(app, services);
}

function registerDoDono(app: App, { database, viagens }: Services): void {
  const find = async (identity: Identity, id: string): Promise<TrechoDoDono> => {
    const dono = await ownerOfBilhete(database.db, identity, id);
    const found = isUuid(id) ? await findTrechoDoDono(database.db, dono, id) : undefined;
    if (!found) throw notFound('BILHETE_NAO_ENCONTRADO', msg('Bilhete não encontrado.'));
    return found;
  };
  const url = '/api/Bilhetes/:id/Acompanhamento';

  app.get(
    url,
    { config, schema: { tags, summary: 'Como vai a viagem', params, response: responses(AcompanhamentoDoBilhete) } },
    async ({ identity, params: { id } }, reply) => {
      const { viagemId, compartilhado, ...trecho } = await find(identity, id);
      void reply.header('cache-control', 'no-store');
      return { data: { ...(await viagens.follow(viagemId, trecho)), compartilhado } };
    },
  );

  const link = { summary: 'O link para acompanhar a viagem sem conta; repetir dá o mesmo' };
  app.post(
    url,
    { config, schema: { tags, ...link, params, response: responses(LinkDeAcompanhamento) } },
    async ({ identity, params: { id } }, reply) => {
      const { situacao, chegada } = await find(identity, id);
      const ate = new Date(Date.parse(chegada.instante) + LINK_DEPOIS_MS);
      const isValid = situacao === 'emitido' || situacao === 'embarcado';
      if (ate < new Date()) throw conflict('VIAGEM_ENCERRADA', msg('Esta viagem já terminou.'));
      if (!isValid)
        throw conflict('BILHETE_ENCERRADO', msg('Este bilhete não vale mais, então não há viagem para acompanhar.'));
      const token = await database.transaction((tx) => openLink(tx, id, ate));
      void reply.header('cache-control', 'no-store');
      return { data: { caminho: `${ACOMPANHAR}/${token}`, ate: ate.toISOString() } };
    },
  );

  const back = { summary: 'Encerra esse link', response: { 204: Type.Null(), '4xx': Problema } };
  app.delete(url, { config, schema: { tags, params, ...back } }, async ({ identity, params: { id } }, reply) => {
    await find(identity, id);
    await closeLink(database.db, id);
    return reply.code(204).send(null);
  });
}

/** The page of a link. It says where a coach is, so neither caches nor search engines nor other sites get to know it. */
function registerPagina(app: App, { database, companhia, viagens, publicUrl }: Services): void {
  const aparenciaOf = createAparencia(companhia);
  const send = (reply: FastifyReply, pagina: Pagina): FastifyReply => {
    const dados = companhia.dados();
    const moldura = { nome: palavrasDaMarca(dados).nome, rodape: rodapeOf(dados), aparencia: aparenciaOf(), publicUrl };
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(renderPagina(moldura, pagina));
  };
  app.get(
    `${ACOMPANHAR}/:token`,
    {
      config: { access: 'publico' },
      attachValidation: true,
      schema: {
        tags,
        hide: false,
        summary: 'A viagem de quem compartilhou este link',
        params: Type.Object({ token: Type.String({ pattern: TOKEN }) }),
      },
    },
    async (request, reply) => {
      const trecho = request.validationError ? undefined : await findTrechoDoLink(database.db, request.params.token);
      if (!trecho) return send(reply.code(404), paginaDeLinkEncerrado());
      return send(reply, toPaginaAcompanhamento(await viagens.follow(trecho.viagemId, trecho)));
    },
  );
}
