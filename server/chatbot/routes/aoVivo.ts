import {
  ConversaAoVivo,
  LeituraAtendimento,
  NovaFalaCliente,
  ParamsAtendimento,
} from '../../../src/domain/wire/chatbot/aoVivo';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { readConversa, sayAsCliente } from '../aoVivo/clienteAoVivo';
import { CHATBOT_PATH } from '../chatbotConfig';

const tags = ['chatbot'];
const config = { access: 'publico' } as const;

/** The conversation with a person, for the one who asked for it: protocol and key prove that. */
export function registerAoVivo(app: App, { database }: { database: Database }): void {
  app.post(
    `${CHATBOT_PATH}/Atendimentos/:protocolo/Leitura`,
    {
      config,
      schema: {
        tags,
        summary: 'A conversa com uma pessoa do atendimento',
        params: ParamsAtendimento,
        body: LeituraAtendimento,
        response: responses(ConversaAoVivo),
      },
    },
    async ({ params: { protocolo }, body: { chave } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await readConversa(database.db, protocolo, chave) };
    },
  );

  app.post(
    `${CHATBOT_PATH}/Atendimentos/:protocolo/Falas`,
    {
      config,
      schema: {
        tags,
        summary: 'Escreve à pessoa do atendimento',
        params: ParamsAtendimento,
        body: NovaFalaCliente,
        response: responses(ConversaAoVivo),
      },
    },
    async ({ params: { protocolo }, body }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await database.transaction((tx) => sayAsCliente(tx, protocolo, body)) };
    },
  );
}
