import { safeLink } from '../links';

const ORIGEM = 'origem';

/** A page of ours as the assistant gives it: with `origem=chatbot`, once. */
export function comOrigemChatbot(href: string): string {
  const [path = '', query] = href.split('?');
  const params = new URLSearchParams(query);
  params.set(ORIGEM, 'chatbot');
  return `${path}?${params}`;
}

/** A link of an answer made safe: a known page of ours, or null. Whoever answers, no other place can be led to. */
export function linkDoChatbot(href: string): string | null {
  const safe = safeLink(href);
  return safe === null ? null : comOrigemChatbot(safe);
}
