import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { html, type Html } from '../../platform/html/html';
import { instant } from './instant';
import type { ChargeShown } from './readings';

/** The bank's charges, each with the buttons that pay it. */
export const renderCharges = (charges: ChargeShown[]): Html =>
  html`<section id="cobrancas" aria-labelledby="t-cobrancas">
    <h2 id="t-cobrancas">Cobranças Pix</h2>
    ${
      charges.length === 0
        ? html`<p class="suave">Nenhuma cobrança ainda. Compre uma passagem e escolha pagar com Pix.</p>`
        : html`<ul class="lista">
            ${charges.map(renderCharge)}
          </ul>`
    }
    <form method="post" action="/_sandbox/vencer-reservas">
      <p class="suave">Para ver o que acontece quando o tempo acaba, sem esperar dez minutos:</p>
      <button type="submit">Vencer as reservas não pagas</button>
    </form>
  </section>`;

const situacoes: Record<ChargeShown['situacao'], string> = {
  aberta: 'Aberta',
  paga: 'Paga',
  devolvida: 'Devolvida',
  vencida: 'Vencida',
  removida: 'Removida',
};

const renderCharge = (charge: ChargeShown): Html =>
  html`<li>
    <div class="cobranca">
      <div>
        <p>
          <span class="valor">${formatCentavos(charge.valorCentavos)}</span> ·
          <span class="etiqueta ${charge.situacao}">${situacoes[charge.situacao]}</span>
        </p>
        <h3 id="t-${charge.txid}">${charge.descricao}</h3>
        <p class="suave">${charge.devedor} · ${instant.format(charge.criacao)}</p>
      </div>
      ${charge.situacao === 'aberta' ? [renderPay(charge)] : []}
      ${charge.situacao === 'vencida' || charge.situacao === 'removida' ? [renderPayLate(charge)] : []}
    </div>
    <details>
      <summary>Código e identificador</summary>
      <p><code>${charge.pixCopiaECola}</code></p>
      <p>txid <code>${charge.txid}</code></p>
    </details>
  </li>`;

const renderPay = ({ txid }: ChargeShown): Html =>
  html`<form method="post" action="/_sandbox/pagar/${txid}">
    <button type="submit" aria-describedby="t-${txid}">Pagar</button>
  </form>`;

/** The button of a payment that was under way when the charge was closed. */
const renderPayLate = ({ txid }: ChargeShown): Html =>
  html`<form method="post" action="/_sandbox/pagar/${txid}">
    <input type="hidden" name="atrasado" value="sim" />
    <button type="submit" aria-describedby="t-${txid}">Pagar com atraso</button>
  </form>`;
