import type { SmsConfig } from '../../avisos/telefone/smsConfig';
import type { SmsPort } from '../../avisos/telefone/telefonePort';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { Hopeless } from '../../platform/outbox/outbox';

const TIMEOUT_MS = 8000;

/**
 * Text messages by Zenvia's API. A number travels in the body and in no address. Its words about an error may repeat the
 * number, so an error carries the status alone.
 */
export const createZenviaSms = ({ url, token, remetente }: SmsConfig, fetch: Fetch): SmsPort => ({
  send: async (id, para, texto) => {
    const reply = await fetch(`${url}/channels/sms/messages`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-api-token': token },
      body: JSON.stringify({
        from: remetente,
        to: para,
        externalId: id,
        contents: [{ type: 'text', text: texto }],
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.ok) return 'enviado';
    if (reply.status === 400 || reply.status === 422) return 'recusado';
    if (reply.status === 401 || reply.status === 403) throw new Hopeless(`SMS answered ${reply.status}`);
    throw new SmsUnavailable(reply.status);
  },
});

/** The provider of text messages answered, and not about the message. */
class SmsUnavailable extends Error {
  override readonly name = 'SmsUnavailable';
  readonly status: number;

  constructor(status: number) {
    super(`SMS answered ${status}`);
    this.status = status;
  }
}
