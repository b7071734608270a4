import type { FastifyInstance } from 'fastify';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { Database } from '../../platform/database/database';
import { html, type Html } from '../../platform/html/html';
import { BANCO_MUDO, nomeDoBanco } from '../iniciador/bancos';
import { type ConsentimentoRow, decisaoOf, decisoes } from '../iniciador/consentimentos';
import { IniciadorProblem } from '../iniciador/iniciadorProblem';
import type { IniciadorServices } from '../iniciador/iniciadorServices';
import { instant } from './instant';

const SHOWN = 20;

export type ConsentimentoShown = ConsentimentoRow & { vencido: boolean };

/** The latest payments that were begun in the app of a bank, those that can be decided first. */
export async function listConsentimentos({ db }: Database): Promise<ConsentimentoShown[]> {
  const rows = await db
    .selectFrom('sandbox_iniciador_consentimento')
    .selectAll()
    .select((eb) => eb('expira_em', '<=', eb.fn<Date>('now')).as('vencido'))
    .orderBy('criado_em', 'desc')
    .limit(SHOWN)
    .execute();
  const shown = rows.map((row) => ({ ...row, vencido: Boolean(row.vencido) }));
  return [...shown.filter(isOpen), ...shown.filter((row) => !isOpen(row))];
}

const isOpen = ({ situacao, vencido }: ConsentimentoShown): boolean =>
  situacao === 'AWAITING_AUTHORISATION' && !vencido;

/** The payments in the apps of banks, each with the bank's page and its decisions. */
export const renderBancos = (consentimentos: ConsentimentoShown[]): Html =>
  html`<section id="bancos" aria-labelledby="t-bancos">
    <h2 id="t-bancos">Pix no app do banco</h2>
    <p class="suave">
      Nenhum destes bancos existe. “${nomeDoBanco(BANCO_MUDO)}” mostra o que acontece quando o banco não abre. Decidir
      aqui vale como decidir na página do banco: a página do Pix conta o que ele disse.
    </p>
    ${
      consentimentos.length === 0
        ? html`<p class="suave">
            Nenhum pagamento ainda. Na página do Pix de uma compra, escolha pagar no app do banco.
          </p>`
        : html`<ul class="lista">
            ${consentimentos.map(renderConsentimento)}
          </ul>`
    }
  </section>`;

/** Label of a payment's state, and its class. */
function rotuloDe(row: ConsentimentoShown): { classe: string; nome: string } {
  if (isOpen(row)) return { classe: 'aberta', nome: 'Esperando a pessoa' };
  if (row.pagamento_situacao === 'ACSC') return { classe: 'paga', nome: 'Pago' };
  if (row.pagamento_situacao === 'RJCT') return { classe: 'vencida', nome: 'Recusado pelo banco' };
  if (row.motivo === 'REJEITADO_USUARIO') return { classe: 'removida', nome: 'Recusado pela pessoa' };
  return { classe: 'vencida', nome: 'Vencido' };
}

const renderConsentimento = (row: ConsentimentoShown): Html => {
  const { classe, nome } = rotuloDe(row);
  return html`<li>
    <div class="cobranca">
      <div>
        <p>
          <span class="valor">${formatCentavos(row.valor_centavos)}</span> ·
          <span class="etiqueta ${classe}">${nome}</span>
        </p>
        <h3 id="t-${row.chave}">${nomeDoBanco(row.banco)}</h3>
        <p class="suave">${instant.format(row.criado_em)}</p>
      </div>
      ${isOpen(row) ? [renderDecisoes(row)] : []}
    </div>
  </li>`;
};

const renderDecisoes = ({ id, chave }: ConsentimentoShown): Html =>
  html`<form class="botoes" method="post" action="/_sandbox/bancos/${encodeURIComponent(id)}">
    ${decisoes.map(
      ([decisao, nome]) =>
        html`<button
          class="${decisao === 'aprovar' ? '' : 'leve'}"
          type="submit"
          name="decisao"
          value="${decisao}"
          aria-describedby="t-${chave}"
        >
          ${nome}
        </button>`,
    )}
    <a href="/_sandbox/iniciador/banco/${encodeURIComponent(id)}">Abrir a página do banco</a>
  </form>`;

/** Decides a payment as the person, or their bank, does on the bank's page. */
export function registerBancosPage(
  app: FastifyInstance,
  { consentimentos, tell }: Pick<IniciadorServices, 'consentimentos' | 'tell'>,
): void {
  app.post<{ Params: { id: string }; Body: { decisao?: string } | undefined }>(
    '/bancos/:id',
    async ({ params: { id }, body }, reply) => {
      const aviso = await decide(consentimentos, id, body?.decisao);
      tell(id);
      return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#bancos`, 303);
    },
  );
}

async function decide(
  consentimentos: IniciadorServices['consentimentos'],
  id: string,
  asked: string | undefined,
): Promise<string> {
  const decisao = decisaoOf(asked);
  if (!decisao) return 'Decisão desconhecida.';
  try {
    await consentimentos.decide(id, decisao);
    return 'O banco decidiu.';
  } catch (error) {
    if (error instanceof IniciadorProblem) return error.message;
    throw error;
  }
}
