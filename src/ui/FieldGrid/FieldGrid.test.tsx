import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FieldGrid } from './FieldGrid';
import { FieldGroup } from './FieldGroup';
import { FieldRow } from './FieldRow';
import * as stories from './FieldGrid.stories';
import { WideField } from './WideField';

const { States } = composeStories(stories);

it('holds its fields in the order of reading, and those that take a line', () => {
  render(
    <FieldGrid>
      <WideField>
        <input aria-label="Nome" />
      </WideField>
      <input aria-label="Documento" />
    </FieldGrid>,
  );
  const [nome, documento] = screen.getAllByRole('textbox');
  expect(nome).toHaveAccessibleName('Nome');
  expect(nome?.parentElement).toHaveClass('it-field-grid__wide');
  expect(documento?.parentElement).toHaveClass('it-field-grid--pairs');
});

it('names a group of fields by its legend', () => {
  render(
    <FieldGroup legend="Volume 1 de 2">
      <input aria-label="Peso" />
    </FieldGroup>,
  );
  expect(within(screen.getByRole('group', { name: 'Volume 1 de 2' })).getByRole('textbox')).toBeInTheDocument();
});

it('lets the buttons of a row wrap only where that is asked for', () => {
  const { container, rerender } = render(<FieldRow>Código</FieldRow>);
  expect(container.firstElementChild).not.toHaveAttribute('data-wrap');
  rerender(<FieldRow wrap>Código</FieldRow>);
  expect(container.firstElementChild).toHaveAttribute('data-wrap', 'true');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
