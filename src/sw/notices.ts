/** Payload of a push message that our server sends to a browser (server/adapters/push/webPush.ts). */
export interface Notice {
  id: string;
  titulo: string;
  corpo: string;
  link: string;
}

/** Seats in hand or money under way: a page there is not led away (the list of domain/emCompra; a test compares). */
export const PURCHASE_PATHS = ['/comprar-viagem', '/pagamento-pix', '/pagamento-externo'];

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

/** Parses a payload for display; returns a default notice for any other text, since browsers require one per push. */
export function readNotice(sent: string): Notice {
  let given: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(sent);
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>;
  } catch {
    // An unreadable payload still shows the default notice.
  }
  const link = text(given.link, 500);
  return {
    id: text(given.id, 64),
    titulo: text(given.titulo, 200) || 'Novidade da sua viagem',
    corpo: text(given.corpo, 500),
    link: /^\/(?!\/)/.test(link) ? link : '/minhas-viagens',
  };
}

/** The open page that may be led to what a notice is about: one where nobody is paying. */
export const pageToLead = <T extends { url: string }>(pages: readonly T[]): T | null =>
  pages.find(({ url }) => !PURCHASE_PATHS.includes(new URL(url).pathname.replace(/\/+$/, ''))) ?? null;
