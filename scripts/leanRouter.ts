import path from 'node:path';
import type { ResolveOptions, RuleSetRule } from 'webpack';

const built = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/** The router's package names its build with warnings for developers in every mode: 0.4 kB on every route. */
export const routerAlias = (production: boolean): ResolveOptions['alias'] =>
  production
    ? { 'react-router$': path.join(built, 'index.mjs'), 'react-router/dom$': path.join(built, 'dom-export.mjs') }
    : {};

/** Puts {@link withoutNames} before the router's modules. */
export const routerRule: RuleSetRule = { include: built, test: /\.mjs$/, use: import.meta.filename };

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * The loader of webpack. The library names a component for developers' tools after making it, and the minifier keeps what
 * is written to: links, forms and what they fetch ahead, none of which we show, 3.8 kB on every route.
 */
export default function withoutNames(source: string): string {
  return source.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ ');
}
