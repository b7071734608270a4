/** Selectors of overlays that close with Escape. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The part of the page in use. */
export interface BackWorld {
  document: Pick<Document, 'querySelectorAll' | 'activeElement'>;
  isHome: () => boolean;
  /** The browser's back navigation. */
  stepBack: () => void;
  goHome: () => void;
  /** Sends the app to the background. */
  leave: () => void;
}

const isSeen = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"]') === null && element.getClientRects().length > 0;

/** The topmost overlay. */
function overlayOf(document: BackWorld['document']): Element | null {
  return [...document.querySelectorAll(OVERLAYS)].filter(isSeen).at(-1) ?? null;
}

/**
 * Handles Android's back button: closes the topmost overlay like Escape, else navigates back, and leaves the app only
 * from home.
 */
export function answerBack(world: BackWorld, canGoBack: boolean): void {
  const overlay = overlayOf(world.document);
  if (overlay) return pressEscape(overlay, world.document.activeElement);
  if (world.isHome()) return world.leave();
  if (canGoBack) return world.stepBack();
  world.goHome();
}

/**
 * Dispatches Escape at the focused element if it belongs to the overlay; a listbox is closed by its field, which has
 * the focus.
 */
function pressEscape(overlay: Element, focused: Element | null): void {
  const isTheirs = focused !== null && (overlay.contains(focused) || overlay.getAttribute('role') === 'listbox');
  const target = isTheirs ? focused : overlay;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
