import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { Heading } from './Heading';
import { Text } from './Text';
import * as stories from './Text.stories';

const { States, WithError } = composeStories(stories);

it('is a paragraph, or the part of one that is asked for', () => {
  render(
    <Text>
      Código <Text as="strong">K7Q2</Text>
    </Text>,
  );
  expect(screen.getByText('Código').tagName).toBe('P');
  expect(screen.getByText('K7Q2').tagName).toBe('STRONG');
});

it('gives digits one width where they are figures', () => {
  render(
    <>
      <Text figures>R$ 10,00</Text>
      <Text>Ana</Text>
    </>,
  );
  expect(screen.getByText('R$ 10,00')).toHaveClass('it-tabular');
  expect(screen.getByText('Ana')).not.toHaveClass('it-tabular');
});

it('announces an error at once', () => {
  render(<WithError />);
  expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos prorrogar');
});

it('takes the focus as a heading only where the page may move it there', () => {
  const focusable = createRef<HTMLHeadingElement>();
  const fixed = createRef<HTMLHeadingElement>();
  render(
    <>
      <Heading ref={focusable} level={2} focusable>
        Pagamento
      </Heading>
      <Heading ref={fixed} level={3} id="outros">
        Outros terminais
      </Heading>
    </>,
  );
  fixed.current?.focus();
  expect(document.body).toHaveFocus();
  focusable.current?.focus();
  expect(screen.getByRole('heading', { level: 2, name: 'Pagamento' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'outros');
});

it('keeps a heading that phones do not show for screen readers', () => {
  render(
    <>
      <Heading level={2} hiddenOnPhone>
        Poltronas
      </Heading>
      <Heading level={2}>Passageiros</Heading>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Poltronas' })).toHaveAttribute('data-hidden-on-phone', 'true');
  expect(screen.getByRole('heading', { name: 'Passageiros' })).not.toHaveAttribute('data-hidden-on-phone');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
