/**
 * Part of the scripts of framed pages: which of the allowed origins (the shop's first, then the shell's) holds this page.
 * The browser names it where it can: `ancestorOrigins`, else the referrer, read as text because `URL.origin` knows no
 * origin of the shell's own scheme. Where it names none of them, messages go to the shop; one to an origin that does
 * not hold the page is dropped.
 */
export const FRAMING_ORIGIN_JS = `  const framingOrigin = (allowed) => {
    const origins = allowed.split(' ');
    const named = (location.ancestorOrigins && location.ancestorOrigins[0]) ||
      (/^[a-z]+:\\/\\/[^/]+/.exec(document.referrer) || [])[0];
    return origins.includes(named) ? named : origins[0];
  };`;
