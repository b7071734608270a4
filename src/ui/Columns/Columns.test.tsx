import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Columns } from './Columns';

it('reads its columns in order and takes the shape that is asked for', async () => {
  const { container } = render(
    <Columns shape="summary">
      <p>Passageiros</p>
      <p>Resumo</p>
    </Columns>,
  );
  const columns = screen.getByText('Passageiros').parentElement;
  expect(columns).toHaveClass('it-columns--summary', 'it-columns--gap-6');
  expect(columns).not.toHaveAttribute('data-own-width-buttons');
  expect(columns).toHaveTextContent('PassageirosResumo');
  expect(await axe(container)).toHaveNoViolations();
});

it('marks the columns whose buttons keep their own width', () => {
  render(
    <Columns shape="even" ownWidthButtons>
      <p>Dados</p>
      <p>Acesso</p>
    </Columns>,
  );
  expect(screen.getByText('Dados').parentElement).toHaveAttribute('data-own-width-buttons', 'true');
});
