import type { InlineHashes } from './inlineHashes';

/** Emotion inserts an empty style element and fills it by rule: this is the hash of nothing. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The address of the reports of blocked content. */
export const CSP_REPORTS_PATH = '/api/Relatorios/Csp';
const REPORTING_GROUP = 'csp';

/** Names the address of the reports for the group that the policy sends them to. */
export const REPORTING = { 'reporting-endpoints': `${REPORTING_GROUP}="${CSP_REPORTS_PATH}"` };

/** The origins of others that the policy admits. */
export interface PolicyOptions {
  /** Origins that the web calls: an identity provider elsewhere, an assistant elsewhere. */
  connectOrigins: readonly string[];
  /** The origin of the only allowed frame, which shows the card's form and the bank's challenge; `'none'` where none is. */
  frameOrigin: string;
  /** Whether the product is reached by https. */
  secure: boolean;
}

/** The directives of the content security policy. */
export const policy = (
  { scripts, styles }: InlineHashes,
  { connectOrigins, frameOrigin, secure }: PolicyOptions,
): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'style-src': [...new Set(["'self'", ...styles, EMPTY])],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connectOrigins],
  'frame-src': [frameOrigin],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['itape-home', 'itape-worker', 'webpack', 'dompurify'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  // Browsers that know `report-to` ignore `report-uri`.
  'report-uri': [CSP_REPORTS_PATH],
  'report-to': [REPORTING_GROUP],
});

/** The policy of an answer that is part of a page: shown by itself, it loads nothing, runs nothing and stands in no frame. */
export const POLICY_OF_PARTS = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
