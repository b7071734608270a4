/** A violation of the content security policy as it is logged: names and origins, never a query string or a person's path. */
export interface CspViolation {
  /** The directive that was violated, e.g. `script-src-elem`. */
  directive: string;
  /** The page's path; a segment that may be an identifier or a token is replaced by `:x`. */
  page: string;
  /** A keyword such as `inline` or `trusted-types-sink`, else the origin of what was blocked. */
  blocked: string;
  /** The built file that did it, else its origin; empty where the browser names none. */
  source: string;
  /** Whether the browser blocked it or only reported it. */
  disposition: 'enforce' | 'report';
}

/** Browsers send a handful at once; more than this in one body is not read. */
const MAX_REPORTS = 10;
const MAX_SEGMENTS = 6;

/**
 * Reads both forms of report: `application/csp-report`, one object, and `application/reports+json`, a list in which
 * reports of other kinds may stand. Everything else is left out: anybody may call the address and say anything.
 */
export function readCspReports(body: unknown): CspViolation[] {
  const entries: unknown[] = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return entries.flatMap((entry) => toViolation(entry) ?? []);
}

function toViolation(entry: unknown): CspViolation | null {
  const outer = fieldsOf(entry);
  const legacy = fieldsOf(outer['csp-report']);
  const modern = outer.type === 'csp-violation' ? fieldsOf(outer.body) : {};
  const field = (name: string, legacyName: string): string => textOf(modern[name] ?? legacy[legacyName]);
  // Older browsers send the directive with its sources.
  const named = field('effectiveDirective', 'effective-directive') || textOf(legacy['violated-directive']);
  const [directive = ''] = named.split(' ', 1);
  if (!/^[a-z-]{1,40}$/.test(directive)) return null;
  return {
    directive,
    page: pageOf(field('documentURL', 'document-uri')),
    blocked: blockedOf(field('blockedURL', 'blocked-uri')),
    source: sourceOf(field('sourceFile', 'source-file')),
    disposition: field('disposition', 'disposition') === 'report' ? 'report' : 'enforce',
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};

/** Longer texts are cut before they are parsed. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Our routes are words; anything else in a path may say whose page it is. */
const pageOf = (text: string): string =>
  (urlOf(text)?.pathname ?? '')
    .split('/', MAX_SEGMENTS + 1)
    .map((segment) => (/^[a-z_-]{0,30}$/.test(segment) ? segment : ':x'))
    .join('/');

const originOf = ({ origin, protocol }: URL): string => (origin === 'null' ? protocol : origin).slice(0, 100);

function blockedOf(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  const url = urlOf(text);
  return url === null ? '' : originOf(url);
}

function sourceOf(text: string): string {
  const url = urlOf(text);
  if (url === null) return '';
  return /^\/(js|css)\/[\w.-]{1,80}$/.test(url.pathname) ? url.pathname : originOf(url);
}
