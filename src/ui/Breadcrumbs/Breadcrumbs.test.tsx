import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { MouseEvent } from 'react';
import { Breadcrumbs } from './Breadcrumbs';

const trail = [
  { label: 'Início', href: '/home' },
  { label: 'Destinos', href: '/destinos' },
];

it('leads up by links, in order, and ends at this page, which is none', async () => {
  const { container } = render(<Breadcrumbs trail={trail} current="Rio de Janeiro" />);
  const path = within(screen.getByRole('navigation', { name: 'Você está em' }));
  expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Início',
    'Destinos',
    'Rio de Janeiro',
  ]);
  expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/destinos']);
  expect(path.getByText('Rio de Janeiro')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

it('tells the app which link was followed', async () => {
  const onNavigate = jest.fn((event: MouseEvent) => event.preventDefault());
  render(<Breadcrumbs trail={trail} current="Rio de Janeiro" onNavigate={onNavigate} />);
  await userEvent.click(screen.getByRole('link', { name: 'Destinos' }));
  expect(onNavigate).toHaveBeenCalledWith(expect.anything(), '/destinos');
});

it('is not there where no page is above', () => {
  const { container } = render(<Breadcrumbs trail={[]} current="Início" />);
  expect(container).toBeEmptyDOMElement();
});
