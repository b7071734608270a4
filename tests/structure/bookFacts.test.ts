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
  expect(Button?.alternatives).toEqual(['IconButton', 'LinkButton']);
});

describe('the properties of a component', () => {
  const property = (folder: string, name: string) =>
    facts.components[folder]?.properties.find((one) => one.name === name);

  it('are read with their types, names of literals as the literals, and what is so without them', () => {
    expect(property('Button', 'children')).toEqual({ name: 'children', type: 'ReactNode', required: true });
    expect(property('Button', 'size')).toEqual({
      name: 'size',
      type: "'small' | 'medium' | 'large'",
      required: false,
      standard: "'medium'",
    });
  });

  it('are those of inherited types too, without what these leave out', () => {
    const names = (folder: string) => facts.components[folder]?.properties.map(({ name }) => name);
    expect(names('MaskedTextInput')).toEqual(expect.arrayContaining(['mask', 'label', 'onBlur']));
    expect(names('MaskedTextInput')).not.toContain('maxLength');
    expect(names('PriceCalendar')).not.toContain('labelledBy');
  });

  it('are those of each form of a union, none of which may be required alone', () => {
    expect(property('Chip', 'onRemove')).toMatchObject({ required: false });
    expect(property('Chip', 'label')).toMatchObject({ required: true });
  });
});

it('finds the stories of screens by their names, and the users of a token', () => {
  expect(facts.stories['Fluxos/Compra']?.['Da busca ao bilhete']).toBe('fluxos-compra--search-to-ticket');
  expect(facts.tokens.find(({ name }) => name === '--mui-layer-toast')?.users).toContain('ToastStack');
  expect(facts.pictures).toContain('telas-viagens--default');
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
