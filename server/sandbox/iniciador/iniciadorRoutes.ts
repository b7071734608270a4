import type { FastifyInstance } from 'fastify';
import { createTokens } from '../pix/tokens';
import { toValorPix } from '../../../src/domain/base/dinheiro';
import { registerBancoPage } from './bancoPage';
import { BANCOS_DE_TESTE } from './bancos';
import type { ConsentimentoRow, ConsentimentoSolicitado } from './consentimentos';
import { IniciadorProblem } from './iniciadorProblem';
import type { IniciadorServices } from './iniciadorServices';

/** The embedded initiator and the pages of its banks, below the prefix where this plugin is registered. */
export function registerIniciadorSandbox(app: FastifyInstance, services: IniciadorServices): void {
  const { consentimentos, avisos, publicUrl } = services;
  const tokens = createTokens();

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof IniciadorProblem) {
      return reply.code(error.status).send({ errors: [{ title: error.message }] });
    }
    request.log.error({ err: error }, 'initiator sandbox');
    return reply.code(500).send({ errors: [{ title: 'Erro interno.' }] });
  });

  app.post<{ Body: Record<string, unknown> }>('/oauth/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization, request.body ?? {});
    return token ?? reply.code(401).send({ error: 'invalid_client' });
  });

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (tokens.isValid(request.headers.authorization)) return undefined;
      return reply.code(401).send({ errors: [{ title: 'Token ausente, desconhecido ou vencido.' }] });
    });
    scope.get('/participants', () => ({
      data: BANCOS_DE_TESTE.map(([id, nome]) => ({ authorisationServerId: id, customerFriendlyName: nome })),
    }));
    scope.post<{ Body: ConsentimentoSolicitado }>('/consents', async ({ body, headers }, reply) => {
      const row = await consentimentos.create(String(headers['x-idempotency-key']), body ?? {});
      return reply.code(201).send(toWire(row, publicUrl));
    });
    scope.get<{ Params: { id: string } }>('/consents/:id', async ({ params }) =>
      toWire(await consentimentos.find(params.id), publicUrl),
    );
    scope.put<{ Body: { url?: unknown } }>('/webhook', async ({ body }, reply) => {
      avisos.register(String(body?.url));
      return reply.code(200).send({});
    });
  });

  registerBancoPage(app, services);
}

const toWire = (row: ConsentimentoRow, publicUrl: string) => ({
  data: {
    consentId: row.id,
    status: row.situacao,
    creationDateTime: row.criado_em.toISOString(),
    expirationDateTime: row.expira_em.toISOString(),
    payment: {
      type: 'PIX',
      currency: 'BRL',
      amount: toValorPix(row.valor_centavos),
      ...(row.pagamento_situacao && { paymentId: row.pagamento_id, status: row.pagamento_situacao }),
      ...(row.pagamento_motivo && { rejectionReason: { code: row.pagamento_motivo } }),
    },
    ...(row.motivo && { rejectionReason: { code: row.motivo } }),
    authorisationUrl: `${publicUrl}/_sandbox/iniciador/banco/${encodeURIComponent(row.id)}`,
  },
});
