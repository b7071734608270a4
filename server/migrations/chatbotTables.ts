import type { ColumnType, Generated } from 'kysely';

type Made = ColumnType<Date, never, never>;
/** Reckoned by the database's clock. */
type Momento = ColumnType<Date, unknown, unknown>;

/** What the assistant keeps. */
export interface ChatbotTables {
  chatbot_conversa: {
    /** SHA-256 of the id that the other side holds. */
    id: string;
    canal: 'app' | 'whatsapp';
    /** What is settled, and what was before the last message, as JSON. */
    estado: string;
    anterior: string;
    ultima_mensagem: string;
    versao: Generated<number>;
    expira_em: Momento;
  };
  chatbot_recebida: { canal: 'whatsapp'; mensagem_id: string; recebida_em: Made };
  chatbot_atendimento: { protocolo: string; consentimento_em: Made };
  sandbox_whatsapp: { id: string; para: string; texto: string; criado_em: Made };
}
