import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LinkButton } from './LinkButton';

it('is a link, not a button, and tells who shows it of the click', async () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <LinkButton href="/minhas-viagens" onClick={onClick}>
      Minhas viagens
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Minhas viagens' });
  expect(link).toHaveAttribute('href', '/minhas-viagens');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('announces a page of others, which learns nothing of the page it comes from', () => {
  render(
    <LinkButton href="https://exemplo.test" newTab>
      Carteira do Google
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Carteira do Google abre em nova aba' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('saves what it points to under the given name', async () => {
  const { container } = render(
    <LinkButton href="/api/Bilhetes/1/Pdf" download="bilhete.pdf" variant="secondary">
      Baixar PDF
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Baixar PDF' })).toHaveAttribute('download', 'bilhete.pdf');
  expect(await axe(container)).toHaveNoViolations();
});
