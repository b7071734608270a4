import type { WhatsappConfig } from '../../chatbot/chatbotConfig';
import type { Fetch } from '../../platform/http/outgoing/fetch';

const TIMEOUT_MS = 8000;

/** Account of the Cloud API. */
export type WhatsappAccount = NonNullable<WhatsappConfig['envio']>;

/** The Cloud API refused a message, or could not be reached about it (`status` at least 500). */
export class WhatsappRefused extends Error {
  override readonly name = 'WhatsappRefused';
  readonly status: number;
  /** Code of the error in Meta's list; 0 without one. */
  readonly code: number;

  constructor(status: number, code: number) {
    super(`WhatsApp answered ${status} (${code})`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends one message of any type. The number travels in the body and in no address.
 * @throws {@link WhatsappRefused}, whose words do not repeat the answer, since that may repeat the number.
 */
export async function postMessage(
  { url, numeroId, token }: WhatsappAccount,
  fetch: Fetch,
  message: object,
): Promise<void> {
  const reply = await fetch(`${url}/${numeroId}/messages`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ messaging_product: 'whatsapp', ...message }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new WhatsappRefused(reply.status, await readCode(reply));
}

async function readCode(reply: Response): Promise<number> {
  const body = (await reply.json().catch(() => null)) as { error?: { code?: unknown } } | null;
  return typeof body?.error?.code === 'number' ? body.error.code : 0;
}
