import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Guide, Pairs, Rows, Tiles } from './Guide';
import { Opening, Pieces } from './Opening';

it('opens the book with one heading of the first order', async () => {
  const { container } = render(<Opening />);
  expect(screen.getByRole('heading', { level: 1, name: 'A biblioteca da Itapê' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('is alive: a chosen trip shows its price, and one can begin anew', async () => {
  const { container } = render(<Pieces />);
  expect(screen.queryByRole('region', { name: 'Resumo' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Selecionar/ }));
  expect(screen.getByRole('region', { name: 'Resumo' })).toHaveTextContent('Taxa de embarque');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Recomeçar' }));
  expect(screen.queryByRole('region', { name: 'Resumo' })).not.toBeInTheDocument();
});

it('says right and wrong in words, not by colour alone', async () => {
  const { container } = render(
    <Guide>
      <Pairs pairs={[{ right: 'Buscar viagens', wrong: 'OK', why: 'O botão diz o que faz.' }]} />
      <Rows rows={[['viagem', 'a partida que se escolhe']]} />
      <Tiles tiles={[{ title: 'Fundamentos', text: 'Cores e letra.' }]} />
    </Guide>,
  );
  expect(screen.getByText('Escreva').parentElement).toHaveTextContent('Buscar viagens');
  expect(screen.getByText('Evite').parentElement).toHaveTextContent('OK');
  expect(screen.getByRole('term')).toHaveTextContent('viagem');
  expect(await axe(container)).toHaveNoViolations();
});
