import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DescriptionList } from './DescriptionList';

it('pairs each label with its value, for who listens too', async () => {
  const { container } = render(
    <DescriptionList
      items={[
        { label: 'Passageiro', value: 'Ana Souza' },
        { label: 'Poltrona', value: 12 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Passageiro', 'Poltrona']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Ana Souza', '12']);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([[''], [null], [undefined], [false]])('says so where nothing is known: %p', (value) => {
  render(<DescriptionList items={[{ label: 'Celular', value }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('Não informado');
});

it('takes zero for a value', () => {
  render(<DescriptionList items={[{ label: 'Malas extras', value: 0 }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^0$/);
});

it('writes a single fact as a line among fields', () => {
  render(<DescriptionList layout="line" items={[{ label: 'E-mail atual', value: 'ana@example.com' }]} />);
  expect(screen.getByRole('definition').closest('dl')).toHaveClass('it-descriptions__list--line');
});
