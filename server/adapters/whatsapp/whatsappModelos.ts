import { IDIOMA, modelos } from '../../../src/domain/avisos/modelos';
import { isSemWhatsapp } from '../../avisos/telefone/entregaWhatsapp';
import type { ModeloPort } from '../../avisos/telefone/telefonePort';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { Hopeless } from '../../platform/outbox/outbox';
import { postMessage, WhatsappRefused, type WhatsappAccount } from './whatsappHttp';

/** Templates that are missing, paused or differ in their places: only a new approval helps. */
const isTemplateError = (code: number): boolean => code >= 132_000 && code < 133_000;

/** Approved messages to people who have not written, by the Cloud API. */
export const createWhatsappModelos = (account: WhatsappAccount, fetch: Fetch = globalThis.fetch): ModeloPort => ({
  sendModelo: async (id, para, { modelo, valores }, codigo) => {
    const components = [
      { type: 'body', parameters: valores.map(toParameter) },
      { type: 'button', sub_type: 'url', index: '0', parameters: [toParameter(codigo)] },
    ];
    const template = { name: modelos[modelo].nome, language: { code: IDIOMA }, components };
    try {
      await postMessage(account, fetch, { biz_opaque_callback_data: id, to: para, type: 'template', template });
      return 'enviado';
    } catch (error) {
      if (!(error instanceof WhatsappRefused)) throw error;
      if (isSemWhatsapp(error.code)) return 'recusado';
      if (isTemplateError(error.code) || error.status === 401) throw new Hopeless(error.message);
      throw error;
    }
  },
});

const toParameter = (text: string) => ({ type: 'text', text });
