import { sections, type Variable } from '../../server/environment';

const BEGIN = '<!-- environment: begin -->';
const END = '<!-- environment: end -->';

const variables = Object.entries(sections).map(([heading, names]): [string, [string, Variable][]] => [
  heading,
  Object.entries<Variable>(names),
]);

const defaultOf = ({ default: value }: Variable): string => (value === undefined ? '' : String(value));

/** `.env.example`: every variable with its description; those with a default show it. */
export const envExample = (): string =>
  variables
    .map(([heading, its]) =>
      [
        `# ── ${heading}`,
        ...its.flatMap(([name, variable]) => [`# ${variable.description}`, `#${name}=${defaultOf(variable)}`]),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/** A page with its table of variables, between two marks, written anew. */
export function environmentTable(page: string): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`the page lacks ${BEGIN} or ${END}`);
  const rows = variables.flatMap(([heading, its]) => [
    `| **${heading}** | | |`,
    ...its.map(([name, variable]) => `| \`${name}\` | ${defaultOf(variable) || '–'} | ${variable.description} |`),
  ]);
  const table = ['| variable | default | |', '|---|---|---|', ...rows].join('\n');
  return `${page.slice(0, before)}${BEGIN}\n${table}\n${page.slice(after)}`;
}
