import type { FastifyInstance } from 'fastify';
import { createTokens } from '../pix/tokens';
import type { AvisosDeBoleto } from './avisosDeBoleto';
import type { BancoDeBoletos, BoletoSolicitado } from './bancoDeBoletos';
import { BoletoProblem } from './boletoProblem';

interface Services {
  banco: BancoDeBoletos;
  avisos: AvisosDeBoleto;
}

type Numero = { Params: { numero: string } };

/** The embedded bank of boletos, below the prefix where this plugin is registered. */
export function registerBoletoSandbox(app: FastifyInstance, { banco, avisos }: Services): void {
  const tokens = createTokens();

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BoletoProblem) return reply.code(error.status).send({ mensagem: error.message });
    request.log.error({ err: error }, 'boleto sandbox');
    return reply.code(500).send({ mensagem: 'Erro interno.' });
  });

  app.post<{ Body: Record<string, unknown> }>('/oauth/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization, request.body ?? {});
    return token ?? reply.code(401).send({ error: 'invalid_client' });
  });

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (tokens.isValid(request.headers.authorization)) return undefined;
      return reply.code(401).send({ mensagem: 'Token ausente, desconhecido ou vencido.' });
    });
    scope.put<Numero & { Body: BoletoSolicitado }>('/boletos/:numero', async ({ params, body }, reply) =>
      reply.code(201).send(await banco.put(params.numero, body)),
    );
    scope.get<Numero>('/boletos/:numero', ({ params }) => banco.get(params.numero));
    scope.post<Numero>('/boletos/:numero/baixa', ({ params }) => banco.withdraw(params.numero));
    scope.put<{ Params: { id: string; devolucao: string }; Body: { valor?: unknown } }>(
      '/pagamentos/:id/devolucoes/:devolucao',
      ({ params, body }) => banco.refund(params.id, params.devolucao, body.valor),
    );
    scope.put<{ Body: { url?: unknown } }>('/webhook', async ({ body }, reply) => {
      await avisos.register(body.url);
      return reply.code(200).send({});
    });
  });
}
