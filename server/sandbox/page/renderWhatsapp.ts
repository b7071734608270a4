import type { WhatsappShown } from '../whatsappRepository';
import { html, type Html } from '../../platform/html/html';

export const renderWhatsapp = (sent: WhatsappShown[]): Html =>
  html`<section id="whatsapp" aria-labelledby="t-whatsapp">
    <h2 id="t-whatsapp">WhatsApp e SMS</h2>
    ${
      sent.length === 0
        ? html`<p class="suave">
            Nenhuma resposta ainda. As mensagens chegam por <code>POST /api/Chatbot/Webhook</code>, assinadas.
          </p>`
        : html`<ul class="lista">
            ${sent.map(
              ({ para, texto, canal }) =>
                html`<li>
                  <h3>${para} · ${canal === 'sms' ? 'SMS' : 'WhatsApp'}</h3>
                  <pre>${texto}</pre>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
