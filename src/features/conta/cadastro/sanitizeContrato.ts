import DOMPurify, { type Config } from 'dompurify';

/** Allowed content of a contract: headings, paragraphs, lists, emphasis, tables and links. */
const TEXT_ONLY = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(https:\/\/|mailto:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

let isHooked = false;

/**
 * The page's single DOMPurify instance: each instance creates a Trusted Types policy by name, which a page may do once.
 */
function purifier(): typeof DOMPurify {
  if (isHooked) return DOMPurify;
  isHooked = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement)) return;
    node.target = '_blank';
    node.rel = 'noopener noreferrer';
  });
  return DOMPurify;
}

/** Sanitizes the server's HTML against scripts, forms and misleading content; links open in a new window. */
export function sanitizeContrato(html: string): DocumentFragment {
  const text = purifier().sanitize(html, {
    ...TEXT_ONLY,
    ALLOWED_TAGS: [...TEXT_ONLY.ALLOWED_TAGS],
    ALLOWED_ATTR: [...TEXT_ONLY.ALLOWED_ATTR],
  });
  text.querySelectorAll('h1').forEach(asText);
  return text;
}

/** Converts the contract's title to a bold line, since the dialog has a heading and the page its only h1. */
function asText(title: HTMLHeadingElement): void {
  const bold = document.createElement('strong');
  bold.append(...title.childNodes);
  const line = document.createElement('p');
  line.append(bold);
  title.replaceWith(line);
}
