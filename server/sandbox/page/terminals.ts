import type { FastifyInstance } from 'fastify';
import type { ExternalBooks } from '../cartao/externa/externalBooks';

/** A card that every terminal of a demonstration is shown. */
const CARTAO = { bandeira: 'mastercard', final4: '4444' } as const;

/** The three buttons of a terminal. */
export function registerTerminals(app: FastifyInstance, books: ExternalBooks): void {
  app.post<{ Params: { chave: string }; Body: { acao?: string } | undefined }>(
    '/maquininha/:chave',
    async ({ params: { chave }, body }, reply) => {
      const aviso = await press(books, chave, body?.acao ?? '');
      return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#maquininhas`, 303);
    },
  );
}

async function press(books: ExternalBooks, chave: string, acao: string): Promise<string> {
  const charge = (await books.terminals()).find((one) => one.chave === chave);
  if (!charge) return 'Esta cobrança não está mais na maquininha.';
  if (acao === 'aprovar') {
    const tipo = charge.tipo === 'debit' ? 'debito' : 'credito';
    const paid = { ...CARTAO, tipo, parcelas: charge.parcelas, autenticacaoId: null } as const;
    return (await books.pay(chave, paid)) ? 'Aprovado na maquininha.' : 'A cobrança acabou antes.';
  }
  if (acao === 'recusar') {
    await books.decline(chave);
    return 'Recusado na maquininha.';
  }
  await books.silence(chave);
  return 'A maquininha não responde.';
}
