interface Value {
  value?: unknown;
}

/** A node of Chromium's accessibility tree (`Accessibility.AXNode`), as far as the text tells of it. */
export interface AriaNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
}

/** Roles without a word for a listener: their children stand in their place. */
const SILENT = new Set([
  'superscript',
  'strong',
  'emphasis',
  'none',
  'generic',
  'LabelText',
  'Legend',
  'SvgRoot',
  'LineBreak',
  'DescriptionListGroup',
  'RootWebArea',
]);
/** Parts of a text, which tells all of them. */
const PARTS = new Set(['InlineTextBox', 'ListMarker']);
/** States worth a word, in the order in which they are written. */
const STATES = [
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'readonly',
  'required',
  'invalid',
  'busy',
  'modal',
  'hasPopup',
  'live',
];

const words = (value: Value | undefined): string => {
  const raw = value?.value;
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).replaceAll(/\s+/g, ' ').trim() : '';
};

/** `[expanded]` of a state that is on, `[level=2]` of one with a value; nothing of one that is off, but of a closed part. */
function stateWord(name: string, state: string): string {
  if (name === 'expanded' && state === 'false') return ' [collapsed]';
  if (state === 'false' || state === 'off') return '';
  return state === 'true' ? ` [${name}]` : ` [${name}=${state}]`;
}

function statesOf(role: string, { properties = [] }: AriaNode): string {
  return STATES.flatMap((name) => properties.filter((property) => property.name === name))
    .filter(({ name }) => name !== 'level' || role === 'heading')
    .map(({ name, value }) => stateWord(name, String(value.value)))
    .join('');
}

interface Line {
  text: string;
  /** Words without a role of their own. */
  isText: boolean;
  children: Line[];
}

/** Neighbouring texts are heard as one. */
function joinTexts(lines: readonly Line[]): Line[] {
  return lines.reduce<Line[]>((joined, line) => {
    const last = joined.at(-1);
    if (last?.isText && line.isText) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
    return joined;
  }, []);
}

/**
 * The accessibility tree as text, one node a line: role, name, states, value and description, as a screen reader gets
 * them. Texts that a name repeats are left out, and the digits of a timer, which runs.
 */
export function ariaText(nodes: readonly AriaNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linesOf = (node: AriaNode): Line[] => {
    const role = words(node.role);
    if (PARTS.has(role)) return [];
    const name = words(node.name);
    if (role === 'StaticText') return node.ignored || name === '' ? [] : [{ text: name, isText: true, children: [] }];
    const below = joinTexts(
      (node.childIds ?? []).flatMap((id) => linesOf(byId.get(id) ?? { nodeId: id, ignored: true })),
    );
    if (node.ignored || SILENT.has(role)) return below;
    const value = words(node.value);
    // A tooltip that repeats the name is no description.
    const description = words(node.description) === name ? '' : words(node.description);
    const children = below.filter(
      ({ isText, text }) => !isText || ![name, value, description].some((known) => known.includes(text)),
    );
    const text = [
      role,
      name && ` "${name}"`,
      statesOf(role, node),
      value && ` = "${value}"`,
      description && ` (${description})`,
    ].join('');
    return [role === 'timer' ? stopped({ text, isText: false, children }) : { text, isText: false, children }];
  };
  const [root] = nodes;
  const write = ({ text, isText, children }: Line, depth: number): string[] => {
    const start = `${'  '.repeat(depth)}- ${isText ? `"${text}"` : text}`;
    const [only] = children;
    // A lone text stands on the line of its node.
    if (only?.isText && children.length === 1) return [`${start}: "${only.text}"`];
    return [start, ...children.flatMap((child) => write(child, depth + 1))];
  };
  return `${(root ? joinTexts(linesOf(root)) : []).flatMap((line) => write(line, 0)).join('\n')}\n`;
}

const stopped = ({ text, isText, children }: Line): Line => ({
  text: text.replaceAll(/\d/g, '0'),
  isText,
  children: children.map(stopped),
});
