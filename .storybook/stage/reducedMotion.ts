const QUERY = 'prefers-reduced-motion';

/** Every rule of the page that waits for the system's wish for less motion. */
function* reducedRules(): Generator<CSSMediaRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(`${QUERY}: reduce`)) yield rule;
    }
  }
}

/** A sheet of another origin does not show its rules. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * The page as for somebody who asked their system for less motion: the rules written for them hold, and so do those of
 * components that come later. Returns the way back.
 */
export function reduceMotion(): () => void {
  const changed = new Map<CSSMediaRule, string>();
  const apply = () => {
    for (const rule of reducedRules()) {
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
  };
  const matchMedia: ((query: string) => MediaQueryList) | undefined = window.matchMedia?.bind(window);
  const asked = (query: string) => (query.includes(`${QUERY}: reduce`) ? 'all' : query);
  if (matchMedia) window.matchMedia = (query) => matchMedia(asked(query));
  const later = new MutationObserver(apply);
  later.observe(document.head, { childList: true, subtree: true });
  if (typeof CSSMediaRule !== 'undefined') apply();
  return () => {
    later.disconnect();
    for (const [rule, text] of changed) rule.media.mediaText = text;
    if (matchMedia) window.matchMedia = matchMedia;
  };
}
