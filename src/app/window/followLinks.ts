/** Navigates to a path. */
type Go = (path: string) => void;

/**
 * Routes clicks on plain anchors to internal pages through the router. With a modifier key, a target, a download or
 * another origin the browser handles the click. Returns the unsubscribe function.
 */
export function followLinks(target: Document, go: Go): () => void {
  const follow = (event: MouseEvent): void => {
    const href = routedHref(event);
    if (href === null) return;
    event.preventDefault();
    go(href);
  };
  target.addEventListener('click', follow);
  return () => target.removeEventListener('click', follow);
}

function routedHref(event: MouseEvent): string | null {
  const href = plainLink(event)?.getAttribute('href') ?? '';
  return isPage(href) ? href : null;
}

/** The anchor that a click follows in this tab; null for every other click. */
export function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  return !anchor || anchor.target || anchor.hasAttribute('download') ? null : anchor;
}

const isModified = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The server answers below these addresses itself: the API, what begins with `_`, and its pages in each language. */
const isPage = (href: string): boolean => /^\/(?!\/|(api|_\w+|e[ns]|onibus)(\/|$))/.test(href);
