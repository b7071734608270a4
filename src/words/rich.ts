import { createElement, Fragment, type ReactNode } from 'react';
import type { Message } from './messages';
import { saidWith } from './t';

/** Arguments of a message with tags: a tag's function draws what stands inside it. */
export type RichValues = Readonly<Record<string, string | number | ((chunks: ReactNode) => ReactNode)>>;

/**
 * Says a message with tags in the active language, as nodes: a sentence with a link in it is one message.
 * @example rich('Li e aceito os <a>termos</a>.', { a: (words) => <Link href="/termos">{words}</Link> })
 */
export function rich(message: Message, values: RichValues): ReactNode {
  const drawn = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(group(chunks)) : value,
    ]),
  );
  const said = saidWith<ReactNode>(message, drawn as Parameters<typeof saidWith<ReactNode>>[1]);
  return Array.isArray(said) ? group(said) : said;
}

/** Children that stand in an order of their own and need no keys. */
const group = (children: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...children);
