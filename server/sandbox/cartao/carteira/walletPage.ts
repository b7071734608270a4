import { html, type Html } from '../../../platform/html/html';
import { cartoesDaCarteira } from './tokens';

/** The window of the sandbox's wallet: the shop, the sum, and the cards to pay with. */
export const carteiraBody = (): Html =>
  html`<main aria-label="Carteira">
    <h1>Carteira de teste</h1>
    <dl>
      <dt>Loja</dt>
      <dd id="loja"></dd>
      <dt>Valor</dt>
      <dd id="valor"></dd>
    </dl>
    <form>
      <fieldset class="largo">
        <legend>Pagar com</legend>
        ${cartoesDaCarteira.map(
          ({ cenario, nome }, i) =>
            html`<p>
              <label>
                <input type="radio" name="cenario" value="${cenario}" ${i === 0 ? html`checked` : []} />
                ${nome}
              </label>
            </p>`,
        )}
      </fieldset>
      <p class="largo acoes">
        <button class="forte" disabled>Pagar</button>
        <button type="button" id="cancelar" disabled>Cancelar</button>
      </p>
    </form>
    <p class="suave">Ambiente de testes: nenhum dinheiro é movido.</p>
  </main>`;
