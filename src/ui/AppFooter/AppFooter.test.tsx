import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { MouseEvent } from 'react';
import { AppFooter } from './AppFooter';

it('groups its links under names and reports which is followed', async () => {
  const onNavigate = jest.fn((event: MouseEvent) => event.preventDefault());
  const { container } = render(
    <AppFooter
      notes={['Itapê Transportes S.A.', 'versão 8.16.1']}
      groups={[{ title: 'Viajar', links: [{ href: '/destinos', label: 'Destinos' }] }]}
      onNavigate={onNavigate}
    />,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Itapê Transportes S.A.versão 8.16.1');
  expect(screen.getByRole('navigation', { name: 'Viajar' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Destinos' }));
  expect(onNavigate).toHaveBeenCalledWith(expect.anything(), '/destinos');
  expect(await axe(container)).toHaveNoViolations();
});
