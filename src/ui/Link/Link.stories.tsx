import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Link } from './Link';
import { linkDocs } from './Link.docs';

const meta: Meta<typeof Link> = {
  title: 'Ações/Link',
  component: Link,
  tags: ['estavel'],
  parameters: { documentation: linkDocs },
  args: { href: '#termos', children: 'termos de uso', onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = {
  name: 'Padrão',
  render: (args) => (
    <p>
      Ao continuar, você concorda com os <Link {...args} /> da Itapê.
    </p>
  ),
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <Link {...args} />
      <Link {...args} href="https://www.gov.br/antt" newTab>
        Direitos do passageiro na ANTT
      </Link>
      <p className="it-on-brand">
        Sem cadastro? <Link {...args}>Crie sua conta</Link>.
      </p>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    newTab: true,
    href: 'https://www.gov.br/antt',
    children:
      'Resolução da ANTT sobre o transporte rodoviário interestadual de passageiros, bagagens e encomendas (texto integral)',
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'termos de uso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
