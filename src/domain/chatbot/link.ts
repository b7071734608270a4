import { safeLink } from '../viagens/links';

const ORIGEM = 'origem';

/** Internal link with `origem=chatbot` set exactly once. */
export function withOrigemChatbot(href: string): string {
  const [path = '', query] = href.split('?');
  const params = new URLSearchParams(query);
  params.set(ORIGEM, 'chatbot');
  return `${path}?${params}`;
}

/** Sanitizes a link of an answer: a known page of this site, else null, whatever the assistant returned. */
export function linkDoChatbot(href: string): string | null {
  const safe = safeLink(href);
  return safe === null ? null : withOrigemChatbot(safe);
}
