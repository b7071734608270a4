import { variables } from '../../server/environmentVariables';

const BEGIN = '<!-- environment: begin -->';
const END = '<!-- environment: end -->';

/** `.env.example`: every variable with its description; those with a default show it. */
export const envExample = (): string =>
  variables
    .map(({ heading, variables: its }) => {
      const lines = its.flatMap(({ name, description, byDefault }) => [`# ${description}`, `#${name}=${byDefault}`]);
      return [`# ── ${heading}`, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');

/** A page with its table of variables, between two marks, written anew. */
export function environmentTable(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the page lacks ${BEGIN} or ${END}`);
  const rows = variables.flatMap(({ heading, variables: its }) => [
    `| **${heading}** | | |`,
    ...its.map(({ name, description, byDefault }) => `| \`${name}\` | ${byDefault || '–'} | ${description} |`),
  ]);
  const table = ['| variable | default | |', '|---|---|---|', ...rows].join('\n');
  return `${page.slice(0, begin)}${BEGIN}\n${table}\n${page.slice(end)}`;
}
