import { formatCentavos } from '../../../src/domain/dinheiro';
import { html, type Html } from './html';
import { sandboxAccounts } from './accounts';
import type { AlertaShown, ChargeShown, EmailShown } from './readings';
import type { Mood } from '../praxio/mood';
import { renderCartoes, type DesafioShown } from './renderCartoes';
import { renderCupons, type CupomShown } from './renderCupons';
import { renderEncomendas, type EncomendaShown } from './renderEncomendas';
import { renderAlertas, renderOperadora } from './renderOperadora';
import { renderTerminais } from './renderTerminais';
import type { BookedCharge } from '../cartao/externa/bookedCharge';
import { renderPushes, type PushShown } from './renderPushes';
import type { WhatsappShown } from '../whatsappRepository';
import { renderWhatsapp } from './renderWhatsapp';

interface PageContent {
  charges: ChargeShown[];
  desafios: DesafioShown[];
  terminais: BookedCharge[];
  emails: EmailShown[];
  pushes: PushShown[];
  whatsapp: WhatsappShown[];
  alertas: AlertaShown[];
  cupons: CupomShown[];
  encomendas: EncomendaShown[];
  modo: Mood;
  aviso: string | null;
}

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The whole page. */
export const renderPage = ({
  charges,
  desafios,
  terminais,
  emails,
  pushes,
  whatsapp,
  alertas,
  cupons,
  encomendas,
  modo,
  aviso,
}: PageContent): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Ambiente de testes – Itapê</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_sandbox/estilo.css" />
      </head>
      <body>
        <header>
          <h1>Ambiente de testes da Itapê</h1>
          <p class="suave">
            Nada aqui é de verdade: o banco, os e-mails e os bilhetes são simulados. Esta página não existe em produção.
          </p>
          <nav aria-label="Atalhos">
            <ul>
              <li><a href="/">Abrir o site</a></li>
              <li><a href="#cobrancas">Cobranças Pix</a></li>
              <li><a href="#cartoes">Cartões</a></li>
              <li><a href="#maquininhas">Maquininhas</a></li>
              <li><a href="#operadora">Operadora</a></li>
              <li><a href="#cupons">Cupons</a></li>
              <li><a href="#encomendas">Encomendas</a></li>
              <li><a href="#emails">E-mails</a></li>
              <li><a href="#avisos">Avisos</a></li>
              <li><a href="#contas">Contas</a></li>
              <li><a href="/api/docs">Documentação da API</a></li>
              <li><a href="/api/saude">Saúde</a></li>
            </ul>
          </nav>
        </header>
        <main>
          ${aviso === null ? [] : [html`<p class="aviso" role="status">${aviso}</p>`]} ${renderCharges(charges)}
          ${renderCartoes(desafios)} ${renderTerminais(terminais)} ${renderOperadora(modo)} ${renderAlertas(alertas)}
          ${renderCupons(cupons)} ${renderEncomendas(encomendas)} ${renderEmails(emails)} ${renderPushes(pushes)}
          ${renderWhatsapp(whatsapp)} ${renderAccounts()} ${renderMore()}
        </main>
      </body>
    </html> `.text;

const renderCharges = (charges: ChargeShown[]): Html =>
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

/** Money that was under way when the charge was closed. */
const renderPayLate = ({ txid }: ChargeShown): Html =>
  html`<form method="post" action="/_sandbox/pagar/${txid}">
    <input type="hidden" name="atrasado" value="sim" />
    <button type="submit" aria-describedby="t-${txid}">Pagar com atraso</button>
  </form>`;

const renderEmails = (emails: EmailShown[]): Html =>
  html`<section id="emails" aria-labelledby="t-emails">
    <h2 id="t-emails">E-mails enviados</h2>
    ${
      emails.length === 0
        ? html`<p class="suave">Nenhum e-mail ainda.</p>`
        : html`<ul class="lista">
            ${emails.map(renderEmail)}
          </ul>`
    }
  </section>`;

const renderEmail = (email: EmailShown): Html =>
  html`<li>
    <h3>${email.assunto}</h3>
    <p class="suave">Para ${email.para} · ${instant.format(email.enviadoEm)}</p>
    ${email.codigo === null ? [] : [html`<p class="codigo">${email.codigo}</p>`]}
    <details>
      <summary>Ler</summary>
      <pre>${email.corpo}</pre>
    </details>
    ${email.cancelamento === null ? [] : [renderCancelamento(email.cancelamento)]}
  </li>`;

/** What a mail program shows beside the sender, and sends at one press (RFC 8058). */
const renderCancelamento = (url: string): Html =>
  html`<form method="post" action="${new URL(url).pathname}">
    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
    <button type="submit">Cancelar inscrição</button>
  </form>`;

const renderAccounts = (): Html =>
  html`<section id="contas" aria-labelledby="t-contas">
    <h2 id="t-contas">Contas prontas</h2>
    <p class="suave">Senha de todas: <code>senha123</code></p>
    <div class="rolagem" tabindex="0" role="region" aria-labelledby="t-contas">
      <table>
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Como entra</th>
            <th scope="col">O que mostra</th>
          </tr>
        </thead>
        <tbody>
          ${sandboxAccounts.map(
            ([email, how, what]) =>
              html`<tr>
                <td><code>${email}</code></td>
                <td>${how}</td>
                <td>${what}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

const renderMore = (): Html =>
  html`<section aria-labelledby="t-mais">
    <h2 id="t-mais">Mais</h2>
    <p>
      O banco simulado fala a API Pix do Banco Central (2.9.0) em <code>/_sandbox/pix</code>: token em
      <code>/_sandbox/pix/oauth/token</code>, cliente <code>itape</code>, segredo <code>itape</code>.
    </p>
    <p>
      A adquirente simulada fala a API da Adiq em <code>/_sandbox/cartao</code>, com o mesmo cliente e segredo; os
      campos do cartão e a página do banco ficam na outra origem (<code>127.0.0.1</code> para quem abriu
      <code>localhost</code>).
    </p>
    <p>O provedor de identidade simulado fica em <code>/_idp</code>, com as páginas de conta do Google e da Apple.</p>
    <p>O livro de componentes abre com <code>npm run storybook</code>.</p>
  </section>`;
