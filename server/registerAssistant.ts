import { createSandboxChannel, createWhatsappChannel } from './chatbot/channel';
import { createChatbot } from './chatbot/createChatbot';
import { TOPICO_WHATSAPP } from './chatbot/receiveMessages';
import type { App } from './platform/http/appTypes';
import { sendDue } from './platform/outbox/outbox';
import { registerChatbot } from './chatbot/routes/chatbot';
import { registerChatbotWebhook } from './chatbot/routes/chatbotWebhook';
import type { Services } from './services';

const OUTBOX_MS = 1000;

/** The assistant of the app and of the channels that are configured. */
export async function registerAssistant(app: App, services: Services): Promise<void> {
  const { config, database, scheduler } = services;
  const { whatsapp } = config.chatbot;
  const chatbot = await createChatbot(services);
  registerChatbot(app, { ...services, chatbot });
  await registerChatbotWebhook(app, { database, chatbot, whatsapp, publicUrl: config.publicUrl });
  if (!whatsapp) return;
  const channel = whatsapp.envio ? createWhatsappChannel(whatsapp.envio) : createSandboxChannel(database);
  scheduler.add({
    nome: 'chatbot-envios',
    everyMs: OUTBOX_MS,
    run: () =>
      sendDue(database, TOPICO_WHATSAPP, (id, corpo) => {
        const { para, texto } = corpo as { para: string; texto: string };
        return channel.send(id, para, texto);
      }),
  });
}
