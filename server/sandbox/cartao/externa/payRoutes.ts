import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowsParcelas, toNonce, type TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { Database } from '../../../platform/database/database';
import type { Acquirer } from '../acquirer';
import type { Cenario } from '../cards';
import { sendFramePage } from '../framePage';
import { cardErrors, tokenise, type TypedCard } from '../tokenise';
import type { BookedCharge } from './bookedCharge';
import { isOpen } from './bookedCharges';
import type { ExternalBooks } from './externalBooks';
import { endBody, payBody, unknownBody, waitingBody, type PayPage } from './payPage';
import { PAY_JS } from './payScript';

interface Services {
  database: Database;
  acquirer: Acquirer;
  books: ExternalBooks;
}

type Form = Partial<TypedCard> & { forma?: string };
type BySlug = { Params: { slug: string }; Body: Form | null };

/** Cards that their issuer refuses, also with a proof. */
const refused: readonly (Cenario | null)[] = ['sem_saldo', 'roubado'];

/** The page of a link: the card is typed here, its bank may ask, and the charge ends here too. */
export function registerPayPage(app: FastifyInstance, { database, acquirer, books }: Services): void {
  app.get('/pagar.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(PAY_JS));

  app.get<BySlug>('/pagar/:slug', async ({ params }, reply) => {
    const charge = await books.bySlug(params.slug);
    if (!charge) return send(reply, unknownBody(), 404);
    if (!isOpen(charge)) return sendEnd(reply, charge);
    if (charge.autenticacao_id !== null) return answer(reply, charge, charge.autenticacao_id);
    return sendForm(reply, { charge, erros: {}, recusado: charge.recusas > 0 });
  });

  app.post<BySlug>('/pagar/:slug', async (request, reply) => {
    const charge = await books.bySlug(request.params.slug);
    if (!charge) return send(reply, unknownBody(), 404);
    // Accepted only from the page itself, which a browser names in every post.
    if (request.headers.origin !== originOf(request)) return send(reply, unknownBody(), 403);
    if (!isOpen(charge)) return sendEnd(reply, charge);
    const form = request.body ?? {};
    const page: PayPage = { charge, erros: cardErrors(form, new Date()), recusado: false };
    if (Object.keys(page.erros).length > 0) return sendForm(reply, page, 422);
    const { tipo, parcelas } = readForma(form.forma ?? '', charge);
    const { token } = await tokenise(database, form as TypedCard);
    const back = `${originOf(request)}/_sandbox/cartao/pagar/${charge.slug}`;
    const { code3DS } = await acquirer.authenticate({
      orderNumber: randomUUID().replaceAll('-', ''),
      amount: charge.valor_centavos,
      vaultId: token,
      urlSite3DS: back,
      nonce: toNonce(randomUUID()),
      reference: charge.referencia,
    });
    await books.await(charge.chave, code3DS, { token, tipo, parcelas });
    return reply.redirect(`/_sandbox/cartao/pagar/${charge.slug}`, 303);
  });

  /** Acts on the answer of the card's bank: a proof takes the money; after anything else another card may be tried. */
  async function answer(reply: FastifyReply, charge: BookedCharge, autenticacaoId: string) {
    const challenge = await acquirer.findChallenge(autenticacaoId);
    const { escolha, chave } = charge;
    if (challenge?.row.situacao === 'C' && !challenge.row.cancelada) {
      return send(reply, waitingBody(autenticacaoId));
    }
    const proven = challenge?.row.situacao === 'Y' || challenge?.row.situacao === 'A';
    if (challenge && proven && escolha && !refused.includes(challenge.cenario)) {
      const { bandeira } = await acquirer.vault(escolha.token);
      await books.pay(chave, {
        tipo: escolha.tipo,
        parcelas: escolha.parcelas,
        bandeira,
        final4: challenge.final4,
        autenticacaoId,
      });
    } else {
      await books.decline(chave);
    }
    return reply.redirect(`/_sandbox/cartao/pagar/${charge.slug}`, 303);
  }
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The instalments of the form, limited to those that the shop allowed. */
function readForma(forma: string, { valor_centavos, parcelas: most }: BookedCharge) {
  const [, kind, count] = /^(credito|debito)-(\d{1,2})$/.exec(forma) ?? [];
  const tipo: TipoCartao = kind === 'debito' ? 'debito' : 'credito';
  const parcelas = Number(count ?? 1);
  const allowed = parcelas <= most && allowsParcelas(tipo, valor_centavos, parcelas);
  return { tipo, parcelas: allowed ? parcelas : 1 };
}

const sendForm = (reply: FastifyReply, page: PayPage, status = 200) =>
  send(reply, payBody(page), status, '/_sandbox/cartao/pagar.js');

const send = (reply: FastifyReply, body: ReturnType<typeof payBody>, status = 200, script?: string) =>
  sendFramePage(reply, {
    title: 'Pagamento – adquirente de testes',
    body,
    ...(script !== undefined && { script }),
    shopOrigin: null,
    status,
    saysOrigin: true,
  });

const sendEnd = (reply: FastifyReply, charge: BookedCharge) =>
  send(reply, endBody(charge, charge.situacao === 'open' ? 'expired' : charge.situacao));
