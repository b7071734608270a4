import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SkipLink } from './SkipLink';

it('is the first stop of the keyboard and leads to the content', async () => {
  const { container } = render(
    <>
      <SkipLink />
      <main id="conteudo">
        <a href="/home">Início</a>
      </main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Pular para o conteúdo' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#conteudo');
  expect(await axe(container)).toHaveNoViolations();
});
