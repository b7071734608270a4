import { msg } from '../../../src/words/t';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { ownerOfBilhete } from '../../pedidos/alcance/ownerOfPedido';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Identity } from '../../platform/http/access/identity';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { fileNameOf } from '../anexos';
import { toCalendar } from '../calendar';
import { TIPO_PKPASS } from '../carteira/carteiraApple';
import type { Viagens } from '../../viagens/busca/viagens';
import type { Carteiras } from '../carteira/carteiras';
import { readAvaliacao } from '../avaliacao/avaliarViagem';
import { bilhetePdf } from '../papel/bilhetePdf';
import { findOwnBilhete, type BilheteOfDono } from '../ownBilhetes';

const tags = ['bilhetes'];
const config = { access: 'autenticado' } as const;
const params = closed({ id: Id });
const file = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

interface Parts {
  database: Database;
  carteiras: Carteiras;
  viagens: Pick<Viagens, 'pontualidade'>;
}

type Find = (request: { identity: Identity; params: { id: string } }) => Promise<BilheteOfDono>;

/** A ticket for its owner, and for the counter that sold it: as data, as paper, for the calendar and for a wallet. */
export function registerBilhetes(app: App, { database, carteiras, viagens }: Parts): void {
  const find: Find = async ({ identity, params: { id } }) => {
    const dono = await ownerOfBilhete(database.db, identity, id);
    const own = await findOwnBilhete(database.db, dono, id);
    if (!own) throw notFound('BILHETE_NAO_ENCONTRADO', msg('Bilhete não encontrado.'));
    return own;
  };

  app.get(
    '/api/Bilhetes/:id',
    { config, schema: { tags, summary: 'Um bilhete', params, response: responses(Bilhete) } },
    async (request) => {
      const { bilhete } = await find(request);
      const offered = await carteiras.offer(bilhete, request.headers['user-agent'] ?? '');
      const pontualidade = bilhete.situacao === 'emitido' ? await viagens.pontualidade(bilhete.viagemId) : undefined;
      const avaliacao = await readAvaliacao(database.db, request.identity.sub, bilhete.id);
      return {
        data: {
          ...bilhete,
          ...(offered && { carteiras: offered }),
          ...(pontualidade && { pontualidade }),
          ...(avaliacao && { avaliacao }),
        },
      };
    },
  );
  registerArquivos(app, find, carteiras);
}

/** A ticket as a file to save, which no cache may keep. */
function registerArquivos(app: App, find: Find, { passeApple }: Carteiras): void {
  const asFile = (reply: FastifyReply, tipo: string, nome: string) =>
    reply
      .type(tipo)
      .header('content-disposition', `attachment; filename="${nome}"`)
      .header('cache-control', 'no-store');

  app.get(
    '/api/Bilhetes/:id/Pdf',
    {
      config,
      schema: {
        tags,
        summary: 'O bilhete em PDF: A4, ou a bobina de 80 mm das agências',
        params,
        querystring: closed({ formato: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('bobina')])) }),
        response: { 200: file, '4xx': Problema },
      },
    },
    async (request, reply) => {
      const own = await find(request);
      const pdf = await bilhetePdf(own, request.query.formato);
      return asFile(reply, 'application/pdf', `${fileNameOf(own)}.pdf`).send(pdf);
    },
  );

  const calendario = { summary: 'A viagem para a agenda (.ics)', response: { 200: Type.String(), '4xx': Problema } };
  app.get(
    '/api/Bilhetes/:id/Calendario',
    { config, schema: { tags, params, ...calendario } },
    async (request, reply) => {
      const own = await find(request);
      return asFile(reply, 'text/calendar; charset=utf-8', `${fileNameOf(own)}.ics`).send(toCalendar(own.bilhete));
    },
  );

  const passe = { summary: 'O bilhete para a Carteira da Apple (.pkpass)', response: { 200: file, '4xx': Problema } };
  app.get('/api/Bilhetes/:id/CarteiraApple', { config, schema: { tags, params, ...passe } }, async (request, reply) => {
    const own = await find(request);
    const pass = await passeApple(own.bilhete);
    return asFile(reply, TIPO_PKPASS, `${fileNameOf(own)}.pkpass`).send(pass);
  });
}
