import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database';
import type { ExternalBooks } from '../cartao/externa/externalBooks';
import type { BancoDeBoletos } from '../boleto/bancoDeBoletos';
import type { IniciadorServices } from '../iniciador/iniciadorServices';
import type { Bank } from '../pix/bank';
import { isTxid } from '../pix/cobRules';
import { PixProblem } from '../pix/pixProblem';
import type { Balcao } from '../praxio/balcao';
import { isMood, type Moods } from '../praxio/mood';
import { listConsentimentos, registerBancosPage } from './bancosPage';
import { listBoletos, registerBoletosPage } from './boletosPage';
import { expireHolds } from './expireHolds';
import { listAlertas, listCharges, listEmails } from './readings';
import { listDesafios } from './renderCartoes';
import { listCupons } from './renderCupons';
import { listEncomendas } from './renderEncomendas';
import { listPushes } from './renderPushes';
import { listWhatsapp } from '../whatsappRepository';
import { renderPage } from './renderPage';
import { SANDBOX_CSS } from './styles';
import { registerTerminals } from './terminals';

/** Number of messages to telephones that the page shows. */
const WHATSAPP_SHOWN = 20;

interface Services {
  database: Database;
  bank: Bank;
  banco: BancoDeBoletos;
  iniciador: IniciadorServices;
  moods: Moods;
  balcao: Balcao;
  books: ExternalBooks;
  /** Sends the bank's notices now instead of at the next turn. */
  notify: () => void;
  /** The same for the notices of boletos. */
  notifyBoletos: () => void;
}

/** A page for newcomers and QA: accounts, mailbox, charges to pay. Works without a script. */
export function registerSandboxPage(app: FastifyInstance, services: Services): void {
  const { database, bank, moods, books, notify } = services;
  app.get<{ Querystring: { aviso?: string } }>('/', async ({ query }, reply) => {
    const [charges, emails] = await Promise.all([listCharges(database), listEmails(database)]);
    const [boletos, consentimentos] = await Promise.all([listBoletos(database), listConsentimentos(database)]);
    const [alertas, cupons] = await Promise.all([listAlertas(database), listCupons(database)]);
    const [desafios, pushes] = await Promise.all([listDesafios(database), listPushes(database)]);
    const whatsapp = await listWhatsapp(database.db, WHATSAPP_SHOWN);
    const terminais = await books.terminals();
    const encomendas = await listEncomendas(database);
    const { modo } = await moods.read();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        renderPage({
          charges,
          boletos,
          consentimentos,
          desafios,
          terminais,
          emails,
          pushes,
          whatsapp,
          alertas,
          cupons,
          encomendas,
          modo,
          aviso: query.aviso ?? null,
        }),
      );
  });

  app.get('/estilo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_CSS));

  app.post<{ Params: { txid: string }; Body: { atrasado?: string } | undefined }>(
    '/pagar/:txid',
    async ({ params, body }, reply) => {
      const late = body?.atrasado === 'sim';
      const aviso = isTxid(params.txid) ? await pay(bank, params.txid, late) : 'Cobrança desconhecida.';
      notify();
      return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#cobrancas`, 303);
    },
  );

  registerBoletosPage(app, services.banco, services.notifyBoletos);
  registerBancosPage(app, services.iniciador);
  registerTerminals(app, books);

  app.post('/vencer-reservas', async (_request, reply) => {
    const count = await expireHolds(database);
    const aviso = count === 1 ? '1 reserva venceu.' : `${count} reservas venceram.`;
    return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#cobrancas`, 303);
  });

  registerOperadora(app, services);
}

function registerOperadora(app: FastifyInstance, { moods, balcao }: Services): void {
  app.post('/operadora/balcao', async (_request, reply) => {
    const sold = await balcao.sell();
    const aviso = sold ? 'Uma poltrona foi vendida no guichê.' : 'Abra antes o mapa de uma viagem da operadora.';
    return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#operadora`, 303);
  });

  app.post<{ Body: { modo?: string } | undefined }>('/operadora', async ({ body }, reply) => {
    const modo = body?.modo ?? '';
    if (isMood(modo)) await moods.write(modo);
    const aviso = isMood(modo) ? 'A operadora mudou de comportamento.' : 'Comportamento desconhecido.';
    return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#operadora`, 303);
  });
}

async function pay(bank: Bank, txid: string, late: boolean): Promise<string> {
  try {
    await bank.pay(txid, { late });
    return late ? 'Pix pago com atraso.' : 'Pix pago.';
  } catch (error) {
    if (error instanceof PixProblem) return error.message;
    throw error;
  }
}
