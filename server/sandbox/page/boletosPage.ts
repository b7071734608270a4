import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { formatDia } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { formatLinhaDigitavel, linhaDigitavelOf } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { html, type Html } from '../../platform/html/html';
import type { BancoDeBoletos } from '../boleto/bancoDeBoletos';
import { BoletoProblem } from '../boleto/boletoProblem';

const SHOWN = 40;

export type BoletoShown = Selectable<Tables['sandbox_boleto']>;

/** The bank's latest boletos. */
export const listBoletos = ({ db }: Database): Promise<BoletoShown[]> =>
  db.selectFrom('sandbox_boleto').selectAll().orderBy('criado_em', 'desc').limit(SHOWN).execute();

/** The bank's boletos, each with the button that pays it. */
export const renderBoletos = (boletos: BoletoShown[]): Html =>
  html`<section id="boletos" aria-labelledby="t-boletos">
    <h2 id="t-boletos">Boletos</h2>
    ${
      boletos.length === 0
        ? html`<p class="suave">
            Nenhum boleto ainda. Compre uma passagem para daqui a mais de 7 dias e escolha boleto.
          </p>`
        : html`<ul class="lista">
            ${boletos.map(renderBoleto)}
          </ul>`
    }
  </section>`;

const situacoes: Record<BoletoShown['situacao'], { classe: string; nome: string }> = {
  REGISTRADO: { classe: 'aberta', nome: 'Em aberto' },
  LIQUIDADO: { classe: 'paga', nome: 'Pago' },
  BAIXADO: { classe: 'removida', nome: 'Baixado' },
};

const renderBoleto = (boleto: BoletoShown): Html =>
  html`<li>
    <div class="cobranca">
      <div>
        <p>
          <span class="valor">${formatCentavos(boleto.valor_centavos)}</span> ·
          <span class="etiqueta ${situacoes[boleto.situacao].classe}">${situacoes[boleto.situacao].nome}</span>
        </p>
        <h3 id="t-${boleto.numero}">${boleto.descricao}</h3>
        <p class="suave">Vence em ${formatDia(boleto.vencimento)}</p>
        <p><code>${formatLinhaDigitavel(linhaDigitavelOf(boleto.codigo_barras))}</code></p>
      </div>
      <form method="post" action="/_sandbox/boletos/${boleto.numero}/pagar">
        ${boleto.situacao === 'REGISTRADO' ? [] : [html`<input type="hidden" name="atrasado" value="sim" />`]}
        <button type="submit" aria-describedby="t-${boleto.numero}">
          ${boleto.situacao === 'REGISTRADO' ? 'Pagar' : 'Pagar com atraso'}
        </button>
      </form>
    </div>
  </li>`;

/** The button that pays a boleto; `notify` sends the bank's notices now instead of at the next turn. */
export function registerBoletosPage(app: FastifyInstance, banco: BancoDeBoletos, notify: () => void): void {
  app.post<{ Params: { numero: string }; Body: { atrasado?: string } | undefined }>(
    '/boletos/:numero/pagar',
    async ({ params: { numero }, body }, reply) => {
      const aviso = await pay(banco, numero, body?.atrasado === 'sim');
      notify();
      return reply.redirect(`/_sandbox/?aviso=${encodeURIComponent(aviso)}#boletos`, 303);
    },
  );
}

async function pay(banco: BancoDeBoletos, numero: string, late: boolean): Promise<string> {
  try {
    await banco.pay(numero, { late });
    return late ? 'Boleto pago com atraso.' : 'Boleto pago.';
  } catch (error) {
    if (error instanceof BoletoProblem) return error.message;
    throw error;
  }
}
