import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { html, type Html } from '../../platform/html/html';

interface Challenge {
  id: string;
  valorCentavos: number;
  final4: string;
  /** The code typed before was wrong. */
  errado: boolean;
}

/**
 * The bank's question. It works without a script, and the sandbox shows the code in it. It is alone or in the shop's
 * frame, so its landmark has a name of its own.
 */
export const desafioBody = (
  { id, valorCentavos, final4, errado }: Challenge,
  aviso: { loja: string; nonce: string; referencia: string },
): Html =>
  html`<main
    aria-label="Banco"
    data-aviso="pronto"
    data-lojas="${aviso.loja}"
    data-nonce="${aviso.nonce}"
    data-pedido="${aviso.referencia}"
  >
    <h1>Banco de testes: confirme a compra</h1>
    <dl>
      <dt>Loja</dt>
      <dd>Itapê</dd>
      <dt>Valor</dt>
      <dd>${formatCentavos(valorCentavos)}</dd>
      <dt>Cartão</dt>
      <dd>final ${final4}</dd>
    </dl>
    <p class="suave">Ambiente de testes: o código é 123456.</p>
    <form method="post" action="/_sandbox/cartao/acs/${id}">
      <div class="largo">
        <label for="codigo">Código enviado pelo banco</label>
        <input
          id="codigo"
          name="codigo"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="6"
          aria-invalid="${String(errado)}"
          aria-describedby="erro-codigo"
        />
        <p id="erro-codigo" class="erro" role="alert">${errado ? 'Código incorreto. Tente de novo.' : ''}</p>
      </div>
      <div class="largo acoes">
        <button class="forte" type="submit" name="acao" value="aprovar">Aprovar compra</button>
        <button type="submit" name="acao" value="recusar">Recusar compra</button>
      </div>
    </form>
  </main>`;

/** The end of a challenge: tells the shop around it, or links back to the shop where the page is alone. */
export const retornoBody = (aviso: { loja: string; nonce: string; referencia: string; retorno: string }): Html =>
  html`<main
    aria-label="Banco"
    data-aviso="concluido"
    data-lojas="${aviso.loja}"
    data-nonce="${aviso.nonce}"
    data-pedido="${aviso.referencia}"
    data-retorno="${aviso.retorno}"
  >
    <h1>Pronto, o banco já tem a sua resposta</h1>
    <p>A Itapê continua daqui. Se nada mudar em alguns segundos, volte por aqui:</p>
    <p><a class="botao" href="${aviso.retorno}" target="_top">Voltar para a Itapê</a></p>
  </main>`;

/** The page of a challenge that is over or unknown. */
export const semDesafioBody = (): Html =>
  html`<main aria-label="Banco">
    <h1>Esta confirmação não está mais aberta</h1>
    <p>Volte para a Itapê para ver como ficou o pagamento. Nada é cobrado aqui.</p>
  </main>`;
