const component = (jsx: string) => `export const A = () => ${jsx};`;

/** A component that breaks each accessibility rule. */
const brokenMarkup: Record<string, string> = {
  'alt-text': '<img src="a.png" />',
  'anchor-has-content': '<a href="/a" />',
  'anchor-is-valid': '<a href="#">a</a>',
  'aria-activedescendant-has-tabindex': '<div aria-activedescendant="a" />',
  'aria-props': '<p aria-labeledby="a" />',
  'aria-proptypes': '<p aria-hidden="yes" />',
  'aria-role': '<p role="nobody" />',
  'aria-unsupported-elements': '<meta aria-hidden="true" />',
  'autocomplete-valid': '<input type="text" autoComplete="nothing" />',
  'click-events-have-key-events': '<div onClick={() => undefined} />',
  'heading-has-content': '<h1 />',
  'html-has-lang': '<html />',
  'iframe-has-title': '<iframe src="/a" />',
  'img-redundant-alt': '<img src="a.png" alt="photo of a bus" />',
  'interactive-supports-focus': '<div role="button" onClick={() => undefined} onKeyDown={() => undefined} />',
  'label-has-associated-control': '<label>a</label>',
  'media-has-caption': '<video src="a.mp4" />',
  'mouse-events-have-key-events': '<div onMouseOver={() => undefined} />',
  'no-access-key': '<button accessKey="a">a</button>',
  'no-autofocus': '<input autoFocus />',
  'no-distracting-elements': '<marquee>a</marquee>',
  'no-interactive-element-to-noninteractive-role': '<button role="listitem">a</button>',
  'no-noninteractive-element-interactions': '<li onClick={() => undefined}>a</li>',
  'no-noninteractive-element-to-interactive-role': '<h1 role="button">a</h1>',
  'no-noninteractive-tabindex': '<p tabIndex={0}>a</p>',
  'no-redundant-roles': '<button role="button">a</button>',
  'no-static-element-interactions': '<div onClick={() => undefined} />',
  'role-has-required-aria-props': '<div role="slider" />',
  'role-supports-aria-props': '<ul role="list" aria-checked="true" />',
  scope: '<p scope="row" />',
  'tabindex-no-positive': '<button tabIndex={2}>a</button>',
};

const react = (body: string) => `import * as React from 'react';\n${body}`;

/** A component that breaks each React rule. */
const brokenComponents: Record<string, string> = {
  'rules-of-hooks': 'export function A({ a }: { a: boolean }) { if (a) React.useState(1); return <p />; }',
  'exhaustive-deps':
    'export function A({ a }: { a: number }) { React.useEffect(() => { console.log(a); }, []); return <p />; }',
  'static-components': 'export function A() { const B = () => <p />; return <B />; }',
  'use-memo': 'export function A() { const a = React.useMemo(async () => 1, []); return <p>{String(a)}</p>; }',
  'incompatible-library':
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function A() { const v = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 }); return <p>{v.getTotalSize()}</p>; }",
  immutability: 'export function A({ a }: { a: { b: number } }) { a.b = 1; return <p>{a.b}</p>; }',
  globals: 'let count = 0;\nexport function A() { count += 1; return <p>{count}</p>; }',
  refs: 'export function A() { const a = React.useRef(1); return <p>{a.current}</p>; }',
  'set-state-in-effect':
    'export function A() { const [a, setA] = React.useState(1); React.useEffect(() => { setA(2); }, []); return <p>{a}</p>; }',
  'error-boundaries': 'export function A() { try { return <p />; } catch { return null; } }',
  purity: 'export function A() { return <p>{Math.random()}</p>; }',
  'set-state-in-render': 'export function A() { const [a, setA] = React.useState(1); setA(2); return <p>{a}</p>; }',
  'unsupported-syntax': "export function A() { eval('1'); return <p />; }",
};

/** Rules of screens, each with a module that breaks it. */
export const brokenScreens: Record<string, string> = {
  ...Object.fromEntries(Object.entries(brokenMarkup).map(([rule, jsx]) => [`jsx-a11y/${rule}`, component(jsx)])),
  ...Object.fromEntries(Object.entries(brokenComponents).map(([rule, body]) => [`react/${rule}`, react(body)])),
};
