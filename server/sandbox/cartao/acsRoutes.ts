import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Acquirer } from './acquirer';
import { desafioBody, retornoBody, semDesafioBody } from './acsPage';
import { framedBy, sendFramePage } from './framePage';

type Challenge = NonNullable<Awaited<ReturnType<Acquirer['findChallenge']>>>;
const SCRIPT = '/_sandbox/cartao/acs.js';
const avisoOf = ({ row: { loja, nonce, referencia } }: Challenge) => ({ loja: framedBy(loja), nonce, referencia });

/** The pages of the card's bank: its challenge, and the end of it. */
export function registerAcs(app: FastifyInstance, acquirer: Acquirer): void {
  const hanging = new Set<FastifyReply>();
  app.addHook('preClose', (done) => {
    hanging.forEach((reply) => reply.raw.destroy());
    done();
  });

  const sendQuestion = (reply: FastifyReply, challenge: Challenge, errado: boolean) => {
    const { id, valor_centavos: valorCentavos } = challenge.row;
    return sendFramePage(reply, {
      title: 'Banco de testes',
      body: desafioBody({ id, valorCentavos, final4: challenge.final4, errado }, avisoOf(challenge)),
      script: SCRIPT,
      shopOrigin: challenge.row.loja,
    });
  };
  const sendNone = (reply: FastifyReply) =>
    sendFramePage(reply, { title: 'Banco de testes', body: semDesafioBody(), shopOrigin: null, status: 404 });

  type ById = { Params: { id: string }; Querystring: { errado?: string } };
  app.get<ById>('/acs/:id', async ({ params, query }, reply) => {
    const challenge = await acquirer.findChallenge(params.id);
    if (!challenge) return sendNone(reply);
    if (challenge.cenario === 'nao_carrega') {
      // No answer is sent until the caller closes the connection.
      reply.hijack();
      hanging.add(reply);
      reply.raw.on('close', () => hanging.delete(reply));
      return reply;
    }
    const isOpen = challenge.row.situacao === 'C' && !challenge.row.cancelada;
    if (!isOpen) return reply.redirect(`/_sandbox/cartao/acs/${params.id}/retorno`, 303);
    return sendQuestion(reply, challenge, query.errado !== undefined);
  });

  app.post<ById & { Body: { codigo?: string; acao?: string } | null }>('/acs/:id', async ({ params, body }, reply) => {
    const challenge = await acquirer.findChallenge(params.id);
    if (!challenge) return sendNone(reply);
    const answer = body?.acao === 'recusar' ? ('recusar' as const) : { codigo: (body?.codigo ?? '').trim() };
    const settled = await acquirer.answerChallenge(params.id, answer);
    return reply.redirect(`/_sandbox/cartao/acs/${params.id}${settled ? '/retorno' : '?errado='}`, 303);
  });

  app.get<ById>('/acs/:id/retorno', async ({ params }, reply) => {
    const challenge = await acquirer.findChallenge(params.id);
    if (!challenge) return sendNone(reply);
    return sendFramePage(reply, {
      title: 'Banco de testes',
      body: retornoBody({ ...avisoOf(challenge), retorno: challenge.row.retorno }),
      script: SCRIPT,
      shopOrigin: challenge.row.loja,
    });
  });
}
