/**
 * Inline loader of the prerendered home, which is readable and usable without JavaScript. The app loads on the first
 * touch, click, key or focus, at once for a visitor who may be signed in, otherwise after the page has been idle.
 * Earlier clicks and submits are recorded and replayed after hydration.
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

  // Trusted Types accept a script address only from a named policy; other browsers accept strings.
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
      script.onerror = () => {
        // The bundler would wait two minutes for a tag that has failed already, instead of asking anew.
        script.remove();
        void renew(src).catch(() => undefined);
      };
      script.async = false;
      document.head.append(script);
    }
  }

  /** A deployment removed the app's files: reloads the page, at most once in five minutes (services/version). */
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
    // Storage may be disabled; such a visitor counts as anonymous.
  }
  // In the mobile app the code is local and needed at once.
  const shell = 'androidBridge' in window || window.webkit?.messageHandlers?.bridge !== undefined;
  if (known || shell || location.search) load();
  else addEventListener('load', () => setTimeout(load, idleMs));
}
