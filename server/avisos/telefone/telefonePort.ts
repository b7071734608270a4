import type { AvisoPronto } from '../../../src/domain/avisos/modelos';

/** `recusado`: the channel does not reach this number. Other failures are thrown and retried. */
export type ResultadoEnvio = 'enviado' | 'recusado';

/** WhatsApp's messages to somebody who has not written first: approved texts with values. */
export interface ModeloPort {
  /**
   * @param id comes back with what becomes of the message.
   * @param para digits with the country's code.
   * @param codigo ends the address of the button that stops the messages.
   */
  sendModelo: (id: string, para: string, aviso: AvisoPronto, codigo: string) => Promise<ResultadoEnvio>;
}

/** Text messages; a message with the same `id` may be sent twice. */
export interface SmsPort {
  send: (id: string, para: string, texto: string) => Promise<ResultadoEnvio>;
}

/** The ways to a passenger's phone; null where the company has none. */
export interface Telefone {
  whatsapp: ModeloPort | null;
  sms: SmsPort | null;
}

/** Whether any way leads to a phone: only then does a form promise notices there. */
export const isTelefoneConfigured = ({ whatsapp, sms }: { whatsapp: unknown; sms: unknown }): boolean =>
  whatsapp !== null || sms !== null;
