import { opcoesParcelas } from '../../../../src/domain/pagamento/cartao';
import { formatCentavos } from '../../../../src/domain/base/dinheiro';
import { html, type Html } from '../../../platform/html/html';
import type { CardErrors } from '../tokenise';
import type { BookedCharge } from './bookedCharge';

export interface PayPage {
  charge: BookedCharge;
  erros: CardErrors;
  /** The card before this one was refused. */
  recusado: boolean;
}

const head = (charge: BookedCharge): Html =>
  html`<dl>
    <dt>Loja</dt>
    <dd>Itapê</dd>
    <dt>Pedido</dt>
    <dd>${charge.referencia}</dd>
    <dt>Valor</dt>
    <dd>${formatCentavos(charge.valor_centavos)}</dd>
  </dl>`;

/** The acquirer's own page, the only one on which the card is typed. It works without its script, which masks. */
export const payBody = ({ charge, erros, recusado }: PayPage): Html =>
  html`<main aria-label="Pagamento">
    <h1>Pagar com cartão</h1>
    ${head(charge)}
    ${
      recusado
        ? [html`<p class="erro" role="alert">O pagamento não foi aprovado. Confira os dados ou tente outro cartão.</p>`]
        : []
    }
    <form id="cartao" method="post" action="/_sandbox/cartao/pagar/${charge.slug}" novalidate>
      ${field('numero', 'Número do cartão', 'cc-number', erros.numero, 'largo')}
      ${field('nome', 'Nome impresso no cartão', 'cc-name', erros.nome, 'largo')}
      ${field('validade', 'Validade (MM/AA)', 'cc-exp', erros.validade)}
      ${field('codigo', 'Código de segurança', 'cc-csc', erros.codigo)}
      <div class="largo">
        <label for="forma">Forma de pagamento</label>
        <select id="forma" name="forma">
          ${options(charge)}
        </select>
      </div>
      <div class="largo acoes">
        <button class="forte" type="submit">Pagar ${formatCentavos(charge.valor_centavos)}</button>
      </div>
    </form>
    <p class="suave">Ambiente de testes: os cartões que servem estão em /_sandbox/. Nada é cobrado de verdade.</p>
  </main>`;

const field = (name: string, label: string, autocomplete: string, erro: string | undefined, width = ''): Html =>
  html`<div class="${width}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${name === 'nome' ? 'text' : 'numeric'}"
      maxlength="${name === 'nome' ? 60 : 23}"
      aria-invalid="${String(erro !== undefined)}"
      aria-describedby="erro-${name}"
    />
    <p id="erro-${name}" class="erro">${erro ?? ''}</p>
  </div>`;

/** `credito-3`, `debito-1`: one choice, so that no script has to hide the other. */
const options = ({ valor_centavos, parcelas }: BookedCharge): Html[] => [
  ...opcoesParcelas(valor_centavos)
    .filter((opcao) => opcao.parcelas <= parcelas)
    .map(
      ({ parcelas: count, valorCentavos }) =>
        html`<option value="credito-${count}">Crédito em ${count}x de ${formatCentavos(valorCentavos)}</option>`,
    ),
  html`<option value="debito-1">Débito à vista</option>`,
];

const ends = {
  paid: [
    'Pagamento aprovado',
    'Pronto! A Itapê já sabe, e os bilhetes chegam por e-mail. Você pode fechar esta página.',
  ],
  declined: ['Pagamento recusado', 'Nada foi cobrado. Peça uma nova cobrança a quem atendeu você.'],
  canceled: ['Cobrança cancelada', 'Esta cobrança foi cancelada pela loja. Nada foi cobrado.'],
  expired: ['O tempo deste link acabou', 'Nada foi cobrado. Peça um novo link a quem atendeu você.'],
} as const;

/** The end of the charge, for later visitors. */
export const endBody = (charge: BookedCharge, end: keyof typeof ends): Html =>
  html`<main aria-label="Pagamento">
    <h1>${ends[end][0]}</h1>
    ${head(charge)}
    <p role="status">${ends[end][1]}</p>
  </main>`;

/** The card's bank is still asking. */
export const waitingBody = (autenticacaoId: string): Html =>
  html`<main aria-label="Pagamento">
    <h1>Falta confirmar com o seu banco</h1>
    <p>O banco do cartão quer saber se é você. Depois da resposta, você volta para cá.</p>
    <p><a class="botao" href="/_sandbox/cartao/acs/${autenticacaoId}">Continuar no banco</a></p>
  </main>`;

/** No such link. */
export const unknownBody = (): Html =>
  html`<main aria-label="Pagamento">
    <h1>Este link não existe</h1>
    <p>Confira o endereço com quem enviou. Nada é cobrado aqui.</p>
  </main>`;
