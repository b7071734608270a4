import {
  AtendimentoAberto,
  MensagemChatbot,
  NovoAtendimento,
  RespostaChatbot,
} from '../../../src/domain/wire/chatbot/chatbot';
import type { Chatbot } from '../createChatbot';
import { CHATBOT_PATH } from '../chatbotConfig';
import { openAttendance, type ReceiveManifestacao } from '../openAttendance';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created, responses } from '../../platform/http/responses';

const tags = ['chatbot'];

interface Services {
  publicUrl: string;
  receiveManifestacao: ReceiveManifestacao;
  chatbot: Chatbot;
  idempotent: Idempotent;
}

/** The assistant: anybody may write to it; of orders it tells only the caller's own. */
export function registerChatbot(app: App, { publicUrl, chatbot, idempotent, receiveManifestacao }: Services): void {
  app.post(
    `${CHATBOT_PATH}/Mensagens`,
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Conversa com o assistente',
        description: 'Com um token, responde também sobre os pedidos de quem chama.',
        body: MensagemChatbot,
        response: responses(RespostaChatbot),
      },
    },
    async ({ body, identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await chatbot.reply({ ...body, identity }) };
    },
  );

  app.post(
    `${CHATBOT_PATH}/Atendimentos`,
    {
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Passa a conversa para uma pessoa e dá o protocolo',
        body: NovoAtendimento,
        response: created(AtendimentoAberto),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await openAttendance(tx, receiveManifestacao, request.body, publicUrl),
      }));
      return reply.code(201).send({ data: body });
    },
  );
}
