import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { BookedCharge } from '../cartao/externa/bookedCharge';
import { html, type Html } from '../../platform/html/html';

/** The charges that card terminals show now, with the actions of a person at a terminal. */
export const renderTerminais = (charges: readonly BookedCharge[]): Html =>
  html`<section id="maquininhas" aria-labelledby="t-maquininhas">
    <h2 id="t-maquininhas">Maquininhas</h2>
    ${
      charges.length === 0
        ? html`<p class="suave">Nenhuma cobrança na maquininha. Cobre um pedido em Pagamento externo.</p>`
        : html`<ul class="lista">
            ${charges.map(renderTerminal)}
          </ul>`
    }
  </section>`;

const renderTerminal = (charge: BookedCharge): Html =>
  html`<li>
    <div class="cobranca">
      <div>
        <p><span class="valor">${formatCentavos(charge.valor_centavos)}</span> · ${wayOf(charge)}</p>
        <h3 id="t-${charge.chave}">Pedido ${charge.referencia}${charge.muda ? ' (sem resposta)' : ''}</h3>
      </div>
      ${buttons.map(
        ([acao, label]) =>
          html`<form method="post" action="/_sandbox/maquininha/${charge.chave}">
            <input type="hidden" name="acao" value="${acao}" />
            <button type="submit" aria-describedby="t-${charge.chave}">${label}</button>
          </form>`,
      )}
    </div>
  </li>`;

const buttons = [
  ['aprovar', 'Aprovar'],
  ['recusar', 'Recusar'],
  ['calar', 'Sem resposta'],
] as const;

const wayOf = ({ tipo, parcelas }: BookedCharge): string => (tipo === 'debit' ? 'débito' : `crédito em ${parcelas}x`);
