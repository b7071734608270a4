import type { Database } from '../../platform/database/database';
import { html, type Html } from './html';

const SHOWN = 20;

export interface WhatsappShown {
  para: string;
  texto: string;
}

/** What the assistant wrote to telephones, latest first. */
export const listWhatsapp = ({ db }: Database): Promise<WhatsappShown[]> =>
  db.selectFrom('sandbox_whatsapp').select(['para', 'texto']).orderBy('criado_em', 'desc').limit(SHOWN).execute();

export const renderWhatsapp = (sent: WhatsappShown[]): Html =>
  html`<section id="whatsapp" aria-labelledby="t-whatsapp">
    <h2 id="t-whatsapp">WhatsApp</h2>
    ${
      sent.length === 0
        ? html`<p class="suave">
            Nenhuma resposta ainda. As mensagens chegam por <code>POST /api/Chatbot/Webhook</code>, assinadas.
          </p>`
        : html`<ul class="lista">
            ${sent.map(
              ({ para, texto }) =>
                html`<li>
                  <h3>${para}</h3>
                  <pre>${texto}</pre>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
