import { html, type Html } from '../../platform/html/html';

/**
 * The card's fields. They are posted to this origin alone; the shop gets a token.
 * @param allowed origins that may frame it, with blanks between.
 */
export const camposBody = (allowed: string, nonce: string): Html =>
  html`<div class="quadro">
    <form id="cartao" novalidate autocomplete="on" data-lojas="${allowed}" data-nonce="${nonce}">
      <div class="largo">
        <label for="numero">Número do cartão</label>
        <input
          id="numero"
          name="numero"
          inputmode="numeric"
          autocomplete="cc-number"
          maxlength="23"
          required
          aria-describedby="bandeira erro-numero"
        />
        <p id="bandeira" class="bandeira" role="status"></p>
        <p id="erro-numero" class="erro"></p>
      </div>
      <div class="largo">
        <label for="nome">Nome impresso no cartão</label>
        <input
          id="nome"
          name="nome"
          autocomplete="cc-name"
          autocapitalize="characters"
          maxlength="60"
          required
          aria-describedby="erro-nome"
        />
        <p id="erro-nome" class="erro"></p>
      </div>
      <div>
        <label for="validade">Validade</label>
        <input
          id="validade"
          name="validade"
          inputmode="numeric"
          autocomplete="cc-exp"
          placeholder="MM/AA"
          maxlength="5"
          required
          aria-describedby="erro-validade"
        />
        <p id="erro-validade" class="erro"></p>
      </div>
      <div>
        <label for="codigo">Código de segurança</label>
        <input
          id="codigo"
          name="codigo"
          inputmode="numeric"
          autocomplete="cc-csc"
          maxlength="4"
          required
          aria-describedby="erro-codigo"
        />
        <p id="erro-codigo" class="erro"></p>
      </div>
    </form>
  </div>`;

/**
 * The one field of a kept card: its security code.
 * @param allowed as for {@link camposBody}.
 */
export const codigoBody = (allowed: string, nonce: string, digitos: 3 | 4): Html =>
  html`<div class="quadro">
    <form
      id="cartao"
      novalidate
      autocomplete="on"
      data-lojas="${allowed}"
      data-nonce="${nonce}"
      data-digitos="${String(digitos)}"
    >
      <div>
        <label for="codigo">Código de segurança</label>
        <input
          id="codigo"
          name="codigo"
          inputmode="numeric"
          autocomplete="cc-csc"
          maxlength="${String(digitos)}"
          required
          aria-describedby="ajuda-codigo erro-codigo"
        />
        <p id="erro-codigo" class="erro"></p>
      </div>
      <p id="ajuda-codigo" class="suave ajuda">Os ${String(digitos)} números impressos no cartão.</p>
    </form>
  </div>`;
