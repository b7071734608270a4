import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { html, type Html } from '../../platform/html/html';
import { sendFramePage } from '../cartao/framePage';
import { nomeDoBanco } from './bancos';
import { type ConsentimentoRow, type Decisao, decisaoOf, decisoes } from './consentimentos';
import { IniciadorProblem } from './iniciadorProblem';
import type { IniciadorServices } from './iniciadorServices';

type ById = { Params: { id: string }; Body: { decisao?: string } | null };

/** The page of consent of a bank of the demonstration: the person decides, and goes back to the shop. Works without a script. */
export function registerBancoPage(app: FastifyInstance, services: IniciadorServices): void {
  const { consentimentos, tell } = services;
  app.get<ById>('/banco/:id', async ({ params }, reply) => {
    const row = await found(consentimentos.find(params.id));
    return row ? send(reply, row) : sendUnknown(reply);
  });

  app.post<ById>('/banco/:id', async ({ params, body }, reply) => {
    const decisao = decisaoOf(body?.decisao);
    const row = await found(decisao ? consentimentos.decide(params.id, decisao) : consentimentos.find(params.id));
    if (!row) return sendUnknown(reply);
    if (decisao) tell(row.id);
    return reply.redirect(row.retorno, 303);
  });
}

/** The consent; null where the address names none. */
const found = (asked: Promise<ConsentimentoRow>): Promise<ConsentimentoRow | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof IniciadorProblem && error.status === 404) return null;
    throw error;
  });

const send = (reply: FastifyReply, row: ConsentimentoRow) =>
  sendFramePage(reply, { title: nomeDoBanco(row.banco), body: body(row), shopOrigin: null, saysOrigin: true });

const sendUnknown = (reply: FastifyReply) =>
  sendFramePage(reply, {
    title: 'Banco',
    body: html`<main><h1>Este pagamento não existe</h1></main>`,
    shopOrigin: null,
    status: 404,
  });

const body = (row: ConsentimentoRow): Html =>
  html`<main aria-label="Pagamento">
    <h1>${nomeDoBanco(row.banco)}</h1>
    <dl>
      <dt>Pagar para</dt>
      <dd>Itapê</dd>
      <dt>Valor</dt>
      <dd>${formatCentavos(row.valor_centavos)}</dd>
    </dl>
    <form method="post">
      ${row.situacao === 'AWAITING_AUTHORISATION' ? decisoes.map(button) : []}
      <div class="largo acoes"><button type="submit">Voltar à loja sem decidir</button></div>
    </form>
    <p class="suave">Ambiente de testes: este banco não existe, e nada é cobrado de verdade.</p>
  </main>`;

const button = ([decisao, nome]: readonly [Decisao, string]): Html =>
  html`<div class="largo acoes">
    <button class="${decisao === 'aprovar' ? 'forte' : ''}" type="submit" name="decisao" value="${decisao}">
      ${nome}
    </button>
  </div>`;
