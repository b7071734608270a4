import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Prose } from './Prose';
import * as stories from './Prose.stories';

const { Default, States } = composeStories(stories);

const fragmentOf = (text: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(Object.assign(document.createElement('h2'), { textContent: text }));
  return fragment;
};

it('shows a document from outside as nodes, a second time too', () => {
  const first = fragmentOf('1. Do transporte');
  const { rerender } = render(<Prose document={first} />);
  expect(screen.getByRole('heading', { name: '1. Do transporte' })).toBeInTheDocument();
  // The fragment itself is not emptied, so that it can be shown again.
  expect(first.childNodes).toHaveLength(1);
  rerender(<Prose document={fragmentOf('2. Da devolução')} />);
  expect(screen.getByRole('heading').textContent).toBe('2. Da devolução');
});

it('holds paragraphs of our own', () => {
  render(<Default />);
  expect(screen.getAllByRole('paragraph')).toHaveLength(2);
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
