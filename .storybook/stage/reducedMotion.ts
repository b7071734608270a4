const QUERY = 'prefers-reduced-motion';

/** Media rules of the page for reduced motion. */
function* reducedRules(): Generator<CSSMediaRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(`${QUERY}: reduce`)) yield rule;
    }
  }
}

/** Rules of a sheet; empty for another origin's, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Applies the page's rules for reduced motion, including those of later components. Returns the function that restores
 * it.
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
