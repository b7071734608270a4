import { moods, type Mood } from '../praxio/mood';
import { html, type Html } from '../../platform/html/html';
import type { AlertaShown } from './readings';

const nomes: Record<Mood, string> = {
  normal: 'Normal',
  lento: 'Lenta',
  parcial: 'Emite só uma parte',
  recusa: 'Recusa',
  ocupada: 'Poltrona vendida no guichê',
  mudo: 'Emite e não responde',
  antigo: 'Mapa antigo',
  fora: 'Fora do ar',
};

/** How the embedded operator's system behaves from now on. */
export const renderOperadora = (modo: Mood): Html =>
  html`<section id="operadora" aria-labelledby="t-operadora">
    <h2 id="t-operadora">Sistema da operadora (Praxio)</h2>
    <p class="suave">Agora: <strong>${nomes[modo]}</strong>. ${moods[modo]}</p>
    <ul class="lista">
      ${(Object.keys(nomes) as Mood[])
        .filter((one) => one !== modo)
        .map(
          (one) =>
            html`<li>
              <form method="post" action="/_sandbox/operadora">
                <input type="hidden" name="modo" value="${one}" />
                <button type="submit" aria-describedby="m-${one}">${nomes[one]}</button>
                <span class="suave" id="m-${one}">${moods[one]}</span>
              </form>
            </li>`,
        )}
    </ul>
    <form method="post" action="/_sandbox/operadora/balcao">
      <button type="submit" aria-describedby="m-balcao">Vender uma poltrona no guichê da operadora</button>
      <span class="suave" id="m-balcao">Na viagem da operadora cujo mapa alguém abriu por último.</span>
    </form>
  </section>`;

/** Broken invariants and late work; the list is empty in a sound system. */
export const renderAlertas = (alertas: AlertaShown[]): Html =>
  html`<section id="alertas" aria-labelledby="t-alertas">
    <h2 id="t-alertas">Alertas</h2>
    ${
      alertas.length === 0
        ? html`<p class="suave">Nenhum: dinheiro, poltronas e bilhetes conferem.</p>`
        : html`<ul class="lista">
            ${alertas.map(
              ({ invariante, assunto, detalhe }) =>
                html`<li>
                  <h3>${invariante}</h3>
                  <p>${detalhe}</p>
                  <p class="suave">Assunto <code>${assunto}</code></p>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
