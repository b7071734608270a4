import type { ColumnType, Generated } from 'kysely';
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
    chatbot_atendimento: {
      protocolo: string;
      consentimento_em: CreatedColumn;
      /** Hash of the key that the other side holds; null for those from before there were keys. */
      chave: string | null;
      /** The `sub` of who answers it, and when they last did something in it. */
      atendente: ColumnType<string | null, never, string | null>;
      atendente_em: ColumnType<Date | null, never, unknown>;
    };
    /** Turns of a conversation with a person; `autor` is the `sub` of the staff. */
    chatbot_fala: {
      id: string;
      protocolo: string;
      fala_id: string;
      de: 'cliente' | 'atendente' | 'sistema';
      autor: string | null;
      texto: string;
      em: CreatedColumn;
    };
  }
}
