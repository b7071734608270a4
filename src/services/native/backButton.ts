/** What may lie over a page, and goes away by Escape. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What of the page is used. */
export interface BackWorld {
  document: Pick<Document, 'querySelectorAll' | 'activeElement'>;
  isHome: () => boolean;
  /** The browser's own step back. */
  stepBack: () => void;
  goHome: () => void;
  /** The app goes to the background, as Android's own do. */
  leave: () => void;
}

const isSeen = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"]') === null && element.getClientRects().length > 0;

/** The uppermost of what lies over the page. */
function overlayOf(document: BackWorld['document']): Element | null {
  return [...document.querySelectorAll(OVERLAYS)].filter(isSeen).at(-1) ?? null;
}

/**
 * Android's back button: what lies over the page is put away, as Escape does; else one step back; from home, and from
 * nowhere else, out of the app.
 */
export function answerBack(world: BackWorld, canGoBack: boolean): void {
  const overlay = overlayOf(world.document);
  if (overlay) return pressEscape(overlay, world.document.activeElement);
  if (world.isHome()) return world.leave();
  if (canGoBack) return world.stepBack();
  world.goHome();
}

/** Where the focus is, if within; a list of suggestions is closed by its field, which holds the focus. */
function pressEscape(overlay: Element, focused: Element | null): void {
  const isTheirs = focused !== null && (overlay.contains(focused) || overlay.getAttribute('role') === 'listbox');
  const target = isTheirs ? focused : overlay;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
