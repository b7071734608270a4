/**
 * Stands inline in the prerendered home. Home is readable and typable without a byte of JavaScript; the app is fetched
 * at the first touch, click, key or focus, at once for someone who may be signed in, and otherwise when the page has
 * been idle for a while. Clicks and submits that come before the app are kept and given to it once it is alive.
 */
export function homeLoader(scripts: string[], idleMs: number): void {
  const kept: Element[] = [];
  const wake = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  let asked = false;

  const keep = (event: Event): void => {
    const target =
      event.target instanceof Element ? event.target.closest('button,a,[role=switch],input[type=checkbox]') : null;
    if (event.type === 'submit' || target?.matches('button,a[data-app]')) {
      event.preventDefault();
      const element = event.type === 'submit' ? (event as SubmitEvent).submitter : target;
      if (element && !kept.includes(element)) kept.push(element);
    }
    load();
  };

  // The page's policy takes an address of a script from a named policy alone; browsers without such policies take text.
  const trusted = window.trustedTypes?.createPolicy('itape-home', {
    createScriptURL: (src) => (scripts.includes(src) ? src : ''),
  });

  function load(): void {
    if (asked) return;
    asked = true;
    for (const name of wake) removeEventListener(name, load, true);
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = trusted?.createScriptURL(src) ?? src;
      script.onerror = () => void renew(src).catch(() => undefined);
      script.async = false;
      document.head.append(script);
    }
  }

  /** A deploy took the app's files away: the page is taken anew, once in five minutes (services/version). */
  async function renew(src: string): Promise<void> {
    const { status } = await fetch(src, { method: 'HEAD', cache: 'no-store' });
    const now = Date.now();
    if (status !== 404 || now - Number(sessionStorage.getItem('itape.recarregada')) < 300_000) return;
    sessionStorage.setItem('itape.recarregada', String(now));
    location.reload();
  }

  addEventListener('itape:vivo', () => {
    document.documentElement.dataset.vivo = 'sim';
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
    for (const element of kept) (element as HTMLElement).click();
  });
  for (const name of wake) addEventListener(name, load, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);

  let known = false;
  try {
    known = Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'));
  } catch {
    // Storage may be switched off; such a visitor is anonymous.
  }
  // The mobile app is there for who opened it: nothing to wait for.
  const shell = 'androidBridge' in window || window.webkit?.messageHandlers?.bridge !== undefined;
  if (known || shell || location.search) load();
  else addEventListener('load', () => setTimeout(load, idleMs));
}
