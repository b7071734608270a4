import { act, render, screen } from '@testing-library/react';
import { usePrinting } from './usePrinting';

function Folha() {
  return <p>{usePrinting() ? 'folha' : 'tela'}</p>;
}

const happen = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

it('is the sheet from the moment the browser begins to print until it has printed', () => {
  render(<Folha />);
  expect(screen.getByText('tela')).toBeInTheDocument();
  happen('beforeprint');
  expect(screen.getByText('folha')).toBeInTheDocument();
  happen('afterprint');
  expect(screen.getByText('tela')).toBeInTheDocument();
});

it('has drawn the sheet before the print begins, not in a later render', () => {
  render(<Folha />);
  let drawn = '';
  const look = () => (drawn = document.body.textContent ?? '');
  window.addEventListener('beforeprint', look);
  window.dispatchEvent(new Event('beforeprint'));
  window.removeEventListener('beforeprint', look);
  expect(drawn).toBe('folha');
});

it('listens no longer once it is gone', () => {
  const removed = jest.spyOn(window, 'removeEventListener');
  render(<Folha />).unmount();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['beforeprint', 'afterprint']));
});
