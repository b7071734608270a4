import DOMPurify, { type Config } from 'dompurify';

/** A contract is text: headings, paragraphs, lists, emphasis, tables and links. Everything else goes. */
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

/** The page's one instance: each instance makes a Trusted Types policy by its name, which a page may make once. */
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

/** The server's HTML with nothing left in it that could run, submit or mislead; its links open beside the app. */
export function sanitizeContrato(html: string): DocumentFragment {
  const text = purifier().sanitize(html, {
    ...TEXT_ONLY,
    ALLOWED_TAGS: [...TEXT_ONLY.ALLOWED_TAGS],
    ALLOWED_ATTR: [...TEXT_ONLY.ALLOWED_ATTR],
  });
  text.querySelectorAll('h1').forEach(asText);
  return text;
}

/** The contract's own title is a line in bold: the dialog around it has a heading, and the page has its one h1. */
function asText(title: HTMLHeadingElement): void {
  const bold = document.createElement('strong');
  bold.append(...title.childNodes);
  const line = document.createElement('p');
  line.append(bold);
  title.replaceWith(line);
}
