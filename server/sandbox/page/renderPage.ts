import { html, type Html } from '../../platform/html/html';
import { sandboxAccounts } from './accounts';
import type { AlertaShown, ChargeShown, EmailShown } from './readings';
import type { Mood } from '../praxio/mood';
import { renderBancos, type ConsentimentoShown } from './bancosPage';
import { renderBoletos, type BoletoShown } from './boletosPage';
import { renderCartoes, type DesafioShown } from './renderCartoes';
import { renderCharges } from './renderCharges';
import { renderCupons, type CupomShown } from './renderCupons';
import { renderEmails } from './renderEmails';
import { renderEncomendas, type EncomendaShown } from './renderEncomendas';
import { renderAlertas, renderOperadora } from './renderOperadora';
import { renderTerminais } from './renderTerminais';
import type { BookedCharge } from '../cartao/externa/bookedCharge';
import { renderPushes, type PushShown } from './renderPushes';
import type { WhatsappShown } from '../whatsappRepository';
import { renderWhatsapp } from './renderWhatsapp';

interface PageContent {
  charges: ChargeShown[];
  boletos: BoletoShown[];
  consentimentos: ConsentimentoShown[];
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

/** The whole page. */
export const renderPage = ({
  charges,
  boletos,
  consentimentos,
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
              <li><a href="#bancos">Pix no app do banco</a></li>
              <li><a href="#boletos">Boletos</a></li>
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
          ${renderBancos(consentimentos)} ${renderBoletos(boletos)} ${renderCartoes(desafios)}
          ${renderTerminais(terminais)} ${renderOperadora(modo)} ${renderAlertas(alertas)} ${renderCupons(cupons)}
          ${renderEncomendas(encomendas)} ${renderEmails(emails)} ${renderPushes(pushes)} ${renderWhatsapp(whatsapp)}
          ${renderAccounts()} ${renderMore()}
        </main>
      </body>
    </html> `.text;

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
      A iniciadora simulada, que abre o pagamento no app do banco, fica em <code>/_sandbox/iniciador</code>, com o mesmo
      cliente e segredo.
    </p>
    <p>
      A adquirente simulada fala a API da Adiq em <code>/_sandbox/cartao</code>, com o mesmo cliente e segredo; os
      campos do cartão e a página do banco ficam na outra origem (<code>127.0.0.1</code> para quem abriu
      <code>localhost</code>).
    </p>
    <p>O provedor de identidade simulado fica em <code>/_idp</code>, com as páginas de conta do Google e da Apple.</p>
    <p>O livro de componentes abre com <code>npm run storybook</code>.</p>
  </section>`;
