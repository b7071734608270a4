import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ERRO_SESSAO } from '../../adapters/praxio/praxioWire';
import type { Database } from '../../platform/database/database';
import type { Balcao } from './balcao';
import { isMood, moods, type Mood, type Moods } from './mood';
import type { EntradaVenda, Operadora } from './operadora';
import { registerPartidasSandbox } from './partidasRoutes';

interface Services {
  database: Database;
  operadora: Operadora;
  moods: Moods;
  balcao: Balcao;
}

/** Sessions outlive this process, as the operator's outlive ours: any that was made here is known by its form. */
const SESSION = /^itape-[0-9a-f-]{36}$/;
const ESTABELECIMENTO_ID = 1;
/** The mood in which a request is answered, read once. */
const MODO = 'modo';

interface Body {
  Nome?: string;
  Senha?: string;
  IdSessaoOp?: string;
  ChaveExterna?: string;
  NumPassagem?: string;
  Passagem?: { NumeroPassagem?: string };
  listVendasXmlEnvio?: (EntradaVenda & { IdSessaoOp?: string })[];
}
type Route = { Body: Body | undefined };

/** The operator's system in the spelling of its public integrations, below `/Autumn`, and how it is told to behave. */
export function registerPraxioSandbox(app: FastifyInstance, services: Services): void {
  app.register(
    (scope, _options, done) => {
      scope.decorateRequest(MODO);
      scope.addHook('preHandler', async (request, reply) => {
        const { modo, atrasoMs } = await services.moods.read();
        request.setDecorator(MODO, modo);
        if (modo === 'fora') return reply.code(503).send({ Sucesso: false, IdErro: 99, Mensagem: 'Fora do ar.' });
        if (atrasoMs > 0) await sleep(atrasoMs);
      });
      registerLogin(scope);
      scope.register((inSession, _none, ready) => {
        inSession.addHook<Route>('preHandler', async ({ body }, reply) => {
          const sessao = body?.IdSessaoOp ?? body?.listVendasXmlEnvio?.[0]?.IdSessaoOp;
          if (sessao !== undefined && SESSION.test(sessao)) return;
          return reply.send({ Sucesso: false, IdErro: ERRO_SESSAO, Mensagem: 'Sessão inválida.' });
        });
        registerVendas(inSession, services);
        registerPartidasSandbox(inSession, services);
        ready();
      });
      done();
    },
    { prefix: '/Autumn' },
  );
  registerControls(app, services);
}

function registerLogin(app: FastifyInstance): void {
  app.post<Route>('/Login/efetualogin', ({ body }, reply) =>
    reply.send(
      body?.Nome === 'itape' && body.Senha === 'itape'
        ? {
            Sucesso: true,
            IdErro: 0,
            IdSessaoOp: `itape-${randomUUID()}`,
            EstabelecimentoXml: { IDEstabelecimento: ESTABELECIMENTO_ID },
          }
        : { Sucesso: false, IdErro: 2, Mensagem: 'Usuário ou senha inválidos.' },
    ),
  );
}

function registerVendas(app: FastifyInstance, { operadora }: Services): void {
  app.post<Route>('/VendaPassagem/VendaPassagem', async (request, reply) => {
    const { body } = request;
    const modo = request.getDecorator<Mood>(MODO);
    const ListaPassagem = await operadora.sell(body?.listVendasXmlEnvio ?? [], modo);
    // The sale exists, but its answer is lost: the gateway timeout of a proxy.
    if (modo === 'mudo') return reply.code(504).send({ Mensagem: 'Gateway Timeout' });
    return reply.send({ Sucesso: ListaPassagem.every(({ Sucesso }) => Sucesso), IdErro: 0, ListaPassagem });
  });
  app.post<Route>('/VendaPassagem/ConsultaVenda', ({ body }) => operadora.find(body?.ChaveExterna ?? ''));
  app.post<Route>('/VendaPassagem/VerificaDevolucao', ({ body }) => operadora.check(Number(body?.NumPassagem)));
  app.post<Route>('/VendaPassagem/GravaDevolucao', ({ body }) =>
    operadora.giveBack(Number(body?.Passagem?.NumeroPassagem)),
  );
}

/** The moods of the operator and its own counter, for demonstrations and tests. */
function registerControls(app: FastifyInstance, { moods: kept, balcao }: Services): void {
  app.post<{ Body: { idViagem?: string; poltrona?: number } | undefined }>('/balcao', async ({ body }, reply) => {
    const sold = await balcao.sell(body?.idViagem, body?.poltrona);
    return sold ?? reply.code(409).send({ mensagem: 'Nada a vender.' });
  });
  app.get('/humor', async () => ({ ...(await kept.read()), modos: moods }));
  app.put<{ Body: { modo?: string; atrasoMs?: number } | undefined }>('/humor', async ({ body }, reply) => {
    if (!body?.modo || !isMood(body.modo)) return reply.code(400).send({ mensagem: 'Modo desconhecido.' });
    await kept.write(body.modo, body.atrasoMs);
    return kept.read();
  });
}
