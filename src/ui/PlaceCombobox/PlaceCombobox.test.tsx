import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlaceCombobox } from './PlaceCombobox';
import * as stories from './PlaceCombobox.stories';

const { Default: Chosen, Loading, NothingFound, WithError, LongContent } = composeStories(stories);
const Empty = (props: Parameters<typeof Chosen>[0]) => <Chosen inputText="" {...props} />;
const field = () => screen.getByRole('combobox', { name: 'Origem' });
const option = (name: RegExp) => screen.getByRole('option', { name });
const picked = (id: string) => expect.objectContaining({ id });

it('offers its suggestions on focus, asking for them once, and says how many', async () => {
  const onOpen = jest.fn();
  render(<Empty onOpen={onOpen} />);
  await userEvent.click(field());
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(within(screen.getByRole('listbox', { name: 'Origem' })).getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 sugestões');
});

it('takes a clicked suggestion and closes, keeping focus', async () => {
  const onSelect = jest.fn();
  render(<Empty onSelect={onSelect} />);
  await userEvent.click(field());
  await userEvent.click(option(/Barra Funda/));
  expect(onSelect).toHaveBeenCalledWith(picked('2'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('São Paulo, SP');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('walks with the arrows, wraps, jumps with Home and End, and takes with Enter', async () => {
  const onSelect = jest.fn();
  render(<Empty onSelect={onSelect} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option(/Tietê/).id);
  await userEvent.keyboard('{ArrowUp}');
  expect(option(/Frederico/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{End}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(picked('3'));
});

it('walks from the first arrow on when Tab brought the focus', async () => {
  render(<Empty />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(option(/Barra Funda/)).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', option(/Barra Funda/).id);
});

it('takes the first suggestion for what was typed on Enter, without sending the form', async () => {
  const onSelect = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Empty onSelect={onSelect} />
    </form>,
  );
  await userEvent.type(field(), 'sao{Enter}');
  expect(onSelect).toHaveBeenCalledWith(picked('1'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes the marked suggestion on Tab and lets focus go on', async () => {
  const onSelect = jest.fn();
  render(<Empty onSelect={onSelect} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(onSelect).toHaveBeenCalledWith(picked('1'));
  expect(field()).not.toHaveFocus();
});

it('closes on Escape and clears on the next', async () => {
  render(<Chosen />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('São Paulo, SP');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('closes without choosing when focus leaves', async () => {
  const onSelect = jest.fn();
  render(<Empty onSelect={onSelect} />);
  await userEvent.type(field(), 'sao');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});

it('clears by its button and gives focus back', async () => {
  render(<Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar origem' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it.each([
  [Loading, 'Buscando lugares…'],
  [NothingFound, 'Nenhum lugar encontrado'],
])('says so while there is nothing to choose', async (Story, text) => {
  render(<Story />);
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('lets an error be read before its list covers it: a key opens the list', async () => {
  render(<WithError />);
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

it('ties its error to the field', () => {
  render(<WithError />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Informe uma origem');
});

it('keeps what was typed into the prerendered page before it came alive, and asks for places at once', async () => {
  const onOpen = jest.fn();
  const onInputChange = jest.fn();
  const Page = () => {
    const [text, setText] = useState('');
    onInputChange.mockImplementation(setText);
    const given = { name: 'origem', label: 'Origem', inputText: text, options: [] };
    return <PlaceCombobox {...given} onInputChange={onInputChange} onSelect={jest.fn()} onOpen={onOpen} />;
  };
  const page = <Page />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  await userEvent.type(within(root).getByRole('combobox', { name: 'Origem' }), 'samp');
  const alive = await act(async () => hydrateRoot(root, page));
  expect(onInputChange).toHaveBeenCalledWith('samp');
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(within(root).getByRole('combobox', { name: 'Origem' })).toHaveValue('samp');
  act(() => alive.unmount());
  root.remove();
});

it('has no accessibility violation while it is open', async () => {
  const { container } = render(<LongContent />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(await axe(container)).toHaveNoViolations();
});
