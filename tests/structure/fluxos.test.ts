import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fasesDiagram } from '../../scripts/docs/fasesPage';
import { evaluate, root } from './runModule';

const page = readFileSync(path.join(root, 'docs/fluxos.md'), 'utf8');
const workflows = page.split(/^## /m).slice(1);
const nameOf = (workflow: string) => workflow.slice(0, workflow.indexOf('\n'));
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));
const titles = new Set(
  evaluate('titles.allTitles().map(({ file, title }) => `${file}: ${spec.withoutIds(title)}`)') as string[],
);

describe('docs/fluxos.md', () => {
  it('draws every workflow that people go through', () => {
    const people = [
      'Entrar',
      'Login federado',
      'checkSessao',
      'guard',
      'recheckSessao',
      'completarCadastro',
      'Sessão externa',
      'Sair',
      'Alterar e-mail',
      'Excluir conta',
      'Comprar',
      'Pagar',
    ];
    expect(workflows.map(nameOf)).toEqual(expect.arrayContaining(people));
  });

  it('draws the phases of the purchase as the table has them', () => expect(fasesDiagram(page)).toBe(page));

  it.each(workflows.map((workflow) => [nameOf(workflow), workflow]))(
    'names for each transition of %s a test that is there',
    (_, workflow) => {
      const transitions = numbers(workflow, /-->[^:\n]+: (\d+) /g);
      const named = [...workflow.matchAll(/^\| (\d+) \| `([^`]+)`: (.+) \|$/gm)];
      expect(transitions.length).toBeGreaterThan(0);
      expect(named.map(([, number]) => Number(number))).toEqual(transitions);
      expect(named.map(([, , file, title]) => `${file}: ${title}`).filter((test) => !titles.has(test))).toEqual([]);
    },
  );
});
