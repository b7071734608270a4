import type { Generated } from 'kysely';
import type { ComputedInstantColumn, CreatedColumn } from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    chatbot_conversa: {
      /** SHA-256 of the id that the other side holds. */
      id: string;
      canal: 'app' | 'whatsapp';
      /** The conversation's state, and the one before the last message, as JSON. */
      estado: string;
      anterior: string;
      ultima_mensagem: string;
      versao: Generated<number>;
      expira_em: ComputedInstantColumn;
    };
    chatbot_recebida: { canal: 'whatsapp'; mensagem_id: string; recebida_em: CreatedColumn };
    chatbot_atendimento: { protocolo: string; consentimento_em: CreatedColumn };
  }
}
