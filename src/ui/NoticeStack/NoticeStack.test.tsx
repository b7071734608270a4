import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NoticeStack } from './NoticeStack';
import * as stories from './NoticeStack.stories';

const { Default } = composeStories(stories);

it('holds its notices in the place that is asked for', () => {
  const { rerender } = render(<NoticeStack>Sem internet</NoticeStack>);
  expect(screen.getByText('Sem internet')).toHaveClass('it-notices--page');
  rerender(<NoticeStack place="below">Sem internet</NoticeStack>);
  expect(screen.getByText('Sem internet')).toHaveClass('it-notices--below');
});

it('has no accessibility violation', async () => {
  const { container } = render(<Default />);
  expect(await axe(container)).toHaveNoViolations();
});
