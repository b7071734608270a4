import { subject } from '../platform/http/subject';
import { hasDueMessages, sendDue } from '../platform/outbox/outbox';
import type { Platform } from '../platform/platform';
import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import type { AvisosNoCanal } from './avisosNoCanal';
import type { ChannelPort } from './channel';
import type { WhatsappConfig } from './chatbotConfig';
import { TOPICO_WHATSAPP } from './conversations';
import { createChatbot } from './createChatbot';
import type { ReceiveManifestacao } from './openAttendance';
import type { AnswerManifestacao, NoteManifestacoes } from './aoVivo/atendenteAoVivo';
import { registerAdministrarAtendimentos } from './routes/administrarAtendimentos';
import { registerAoVivo } from './routes/aoVivo';
import { registerChatbot } from './routes/chatbot';
import { registerChatbotWebhook } from './routes/chatbotWebhook';

const OUTBOX_MS = 1000;

interface Options extends Platform {
  companhia: LiveCompanhia;
  catalogue: LiveCatalogue;
  receiveManifestacao: ReceiveManifestacao;
  answerManifestacao: AnswerManifestacao;
  noteManifestacoes: NoteManifestacoes;
  whatsapp: WhatsappConfig | null;
  avisos: AvisosNoCanal;
  /** Brings answers to telephones; unused without `whatsapp`. */
  channel: ChannelPort;
}

/** The assistant of the app and of the channels that are configured. */
export const chatbot = subject<Options>('chatbot', ['bilhetes'], async (app, options) => {
  const { database, scheduler, whatsapp, channel } = options;
  const services = { ...options, chatbot: await createChatbot({ ...options, viagens: app.viagens }) };
  registerChatbot(app, services);
  registerAoVivo(app, options);
  registerAdministrarAtendimentos(app, options);
  await registerChatbotWebhook(app, services);
  if (!whatsapp) return;
  scheduler.add({
    nome: 'chatbot-envios',
    everyMs: OUTBOX_MS,
    due: hasDueMessages(TOPICO_WHATSAPP),
    run: () =>
      sendDue(database, TOPICO_WHATSAPP, (id, corpo) => {
        const { para, texto } = corpo as { para: string; texto: string };
        return channel.send(id, para, texto);
      }),
  });
});
