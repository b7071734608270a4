import { render, screen } from '@testing-library/react';
import { Responsive, useResponsive } from './responsive';

const Mode = () => <p>{useResponsive() ? 'estreita' : 'larga'}</p>;

it('takes the mode that is given, without asking the window, which would lay the page out', () => {
  const ask = jest.fn();
  Object.defineProperty(window, 'matchMedia', { value: ask, configurable: true });
  const { rerender } = render(
    <Responsive value={true}>
      <Mode />
    </Responsive>,
  );
  expect(screen.getByText('estreita')).toBeInTheDocument();
  rerender(
    <Responsive value={false}>
      <Mode />
    </Responsive>,
  );
  expect(screen.getByText('larga')).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'matchMedia');
});
