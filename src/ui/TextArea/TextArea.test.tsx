import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Live } from '../docs/Live';
import { TextArea } from './TextArea';
import type { TextAreaProps } from './TextArea';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });

function start({ value = '', ...rest }: Partial<TextAreaProps> = {}) {
  const onChange = jest.fn();
  const { container } = render(
    <Live initial={value} onChange={onChange}>
      {(text, change) => <TextArea name="motivo" label="Motivo" {...rest} value={text} onChange={change} />}
    </Live>,
  );
  return { onChange, container };
}

it('hands over its text, line breaks and all', async () => {
  const { onChange } = start();
  await userEvent.type(field(), 'Um{Enter}dois');
  expect(onChange).toHaveBeenLastCalledWith('Um\ndois');
});

it('grows with its text, from its rows to three times as many', () => {
  // jsdom lays nothing out: a line is 26 px high.
  jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function lines(
    this: HTMLTextAreaElement,
  ) {
    return this.value.split('\n').length * 26;
  });
  start({ rows: 2 });
  const heights = [1, 4, 7].map((lines) => {
    fireEvent.change(field(), { target: { value: 'linha\n'.repeat(lines - 1) } });
    return field().style.height;
  });
  expect(heights).toEqual(['52px', '104px', '156px']);
});

it('is described by its hint and by what is left', () => {
  start({ value: 'abc', maxLength: 4, hint: 'Sem dados de cartão' });
  expect(field()).toHaveAccessibleDescription('Sem dados de cartão Resta 1 caractere');
});

it('cuts nothing off, but says what is too much and is invalid', async () => {
  start({ maxLength: 3 });
  await userEvent.click(field());
  await userEvent.paste('abcde');
  expect(field()).toHaveValue('abcde');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('2 caracteres a mais');
});

describe('while it is typed in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('speaks of what is left only near the end, once, after a pause', () => {
    start({ maxLength: 300 });
    type('a'.repeat(100));
    wait(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    type('a'.repeat(290));
    wait(999);
    type('a'.repeat(291));
    wait(999);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Restam 9 caracteres');
  });

  it('says nothing of a text that was there from the start', () => {
    start({ value: 'a'.repeat(295), maxLength: 300 });
    wait(5000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('is invalid with an error, has no count without a limit, and no accessibility violations', async () => {
  const { container } = start({ error: 'Conte o motivo', required: true });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Conte o motivo');
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(await axe(container)).toHaveNoViolations();
});
