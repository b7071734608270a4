import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ERRO_SESSAO } from '../../adapters/praxio/praxioWire';
import { isMood, moods, type Moods } from './mood';
import type { EntradaVenda, Operadora } from './operadora';

interface Services {
  operadora: Operadora;
  moods: Moods;
}

/** Sessions outlive this process, as the operator's outlive ours: any that was made here is known by its form. */
const SESSION = /^itape-[0-9a-f-]{36}$/;
const ESTABELECIMENTO_ID = 1;

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

/** The operator's system in the spelling of its public integrations, below `/Autumn`. */
export function registerPraxioSandbox(app: FastifyInstance, { operadora, moods: kept }: Services): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.includes('/Autumn/')) return;
    const { modo, atrasoMs } = await kept.read();
    if (modo === 'fora') return reply.code(503).send({ Sucesso: false, IdErro: 99, Mensagem: 'Fora do ar.' });
    if (atrasoMs > 0) await sleep(atrasoMs);
  });

  app.post<Route>('/Autumn/Login/efetualogin', ({ body }, reply) =>
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

  const known = (sessao: string | undefined, reply: FastifyReply): boolean => {
    if (sessao !== undefined && SESSION.test(sessao)) return true;
    void reply.send({ Sucesso: false, IdErro: ERRO_SESSAO, Mensagem: 'Sessão inválida.' });
    return false;
  };

  app.post<Route>('/Autumn/VendaPassagem/VendaPassagem', async ({ body }, reply) => {
    const entradas = body?.listVendasXmlEnvio ?? [];
    if (!known(entradas[0]?.IdSessaoOp, reply)) return reply;
    const { modo } = await kept.read();
    const ListaPassagem = await operadora.sell(entradas, modo);
    // The sale exists, but its answer is lost: the gateway timeout of a proxy.
    if (modo === 'mudo') return reply.code(504).send({ Mensagem: 'Gateway Timeout' });
    return reply.send({ Sucesso: ListaPassagem.every(({ Sucesso }) => Sucesso), IdErro: 0, ListaPassagem });
  });

  app.post<Route>('/Autumn/VendaPassagem/ConsultaVenda', async ({ body }, reply) =>
    known(body?.IdSessaoOp, reply) ? reply.send(await operadora.find(body?.ChaveExterna ?? '')) : reply,
  );
  app.post<Route>('/Autumn/VendaPassagem/VerificaDevolucao', async ({ body }, reply) =>
    known(body?.IdSessaoOp, reply) ? reply.send(await operadora.check(Number(body?.NumPassagem))) : reply,
  );
  app.post<Route>('/Autumn/VendaPassagem/GravaDevolucao', async ({ body }, reply) =>
    known(body?.IdSessaoOp, reply)
      ? reply.send(await operadora.giveBack(Number(body?.Passagem?.NumeroPassagem)))
      : reply,
  );

  app.get('/humor', async () => ({ ...(await kept.read()), modos: moods }));
  app.put<{ Body: { modo?: string; atrasoMs?: number } | undefined }>('/humor', async ({ body }, reply) => {
    if (!body?.modo || !isMood(body.modo)) return reply.code(400).send({ mensagem: 'Modo desconhecido.' });
    await kept.write(body.modo, body.atrasoMs);
    return kept.read();
  });
}
