import { runInNewContext } from 'node:vm';
import { factsExpression, readBookFacts } from '../../scripts/docs/bookFacts';
import { root } from './runModule';

/** Facts of the sources that the pages of the book show. */
const facts = readBookFacts(root);

it('relates components by their imports, without their stories and tests', () => {
  const { ConfirmDialog, Button } = facts.components;
  expect(ConfirmDialog?.uses).toEqual(['Alert', 'Button', 'Dialog']);
  expect(Button?.usedBy).toContain('ConfirmDialog');
  expect(Button?.uses).toEqual([]);
});

it('reads title, status and stories of each component', () => {
  expect(facts.components['Button']).toMatchObject({ title: 'Ações/Button', status: 'estavel', hasPicture: true });
  const thin = Object.entries(facts.components).filter(
    ([, { title, status, stories, tests }]) => !title || !status || !stories.includes('Padrão') || tests === 0,
  );
  expect(thin).toEqual([]);
});

it('names the events of a folder of screens, and the workflow that answers each', () => {
  expect(facts.folders['compra/poltronas']?.events).toContain('PoltronaAlternada');
  expect(facts.answers['PoltronaAlternada']).toEqual(['comprarViagem']);
  expect(facts.folders['compra/pagamento']?.events).not.toContain('pix');
});

it('stands in a bundle as a value, after an arrow too', () => {
  expect(runInNewContext(`JSON.stringify((() => ${factsExpression(root)})())`)).toBe(JSON.stringify(facts));
});
