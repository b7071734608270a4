import { html, type Html } from '../../platform/html/html';
import { instant } from './instant';
import type { EmailShown } from './readings';

/** The mailbox of all addresses. */
export const renderEmails = (emails: EmailShown[]): Html =>
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

/** The unsubscribe button that a mail program shows beside the sender (RFC 8058). */
const renderCancelamento = (url: string): Html =>
  html`<form method="post" action="${new URL(url).pathname}">
    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
    <button type="submit">Cancelar inscrição</button>
  </form>`;
