import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { CodeInput } from './CodeInput';

const field = () => screen.getByRole('textbox', { name: 'Código' });

function Live({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeInput name="codigo" label="Código" value={value} onChange={setValue} onComplete={onComplete} />;
}

it('keeps digits only, and reports the whole code once', async () => {
  const onComplete = jest.fn();
  render(<Live onComplete={onComplete} />);
  await userEvent.type(field(), '12a 345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field(), '6');
  await userEvent.type(field(), '7');
  expect(field()).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

it('takes a code pasted with its blanks', async () => {
  const onComplete = jest.fn();
  render(<Live onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste(' 123 456 ');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

it('offers itself to the code that the phone received, without accessibility violations', async () => {
  const { container } = render(<Live onComplete={() => undefined} />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axe(container)).toHaveNoViolations();
});
