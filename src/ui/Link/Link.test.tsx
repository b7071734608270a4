import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from './Link';

it('opens where it is by default', () => {
  render(<Link href="/termos-de-uso">termos de uso</Link>);
  expect(screen.getByRole('link', { name: 'termos de uso' })).not.toHaveAttribute('target');
});

it('opens beside the app, says so, and gives the other page no hold on ours', async () => {
  const { container } = render(
    <Link href="https://www.antt.gov.br" newTab>
      ANTT
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'ANTT abre em nova aba' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await axe(container)).toHaveNoViolations();
});
