import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadIcon } from '../icons/DownloadIcon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { LinkButton } from './LinkButton';
import { linkButtonDocs } from './LinkButton.docs';

const meta: Meta<typeof LinkButton> = {
  title: 'Ações/LinkButton',
  component: LinkButton,
  tags: ['estavel'],
  parameters: { documentation: linkButtonDocs },
  args: { href: '#minhas-viagens', children: 'Ver minhas viagens', onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <Inline>
        <LinkButton {...args}>Ver bilhetes</LinkButton>
        <LinkButton {...args} variant="accent" size="large">
          Comprar a volta
        </LinkButton>
        <LinkButton {...args} variant="secondary" icon={<DownloadIcon />} href="#bilhete.pdf" download="bilhete.pdf">
          Baixar PDF
        </LinkButton>
        <LinkButton {...args} variant="secondary" href="#pagina-de-outros" newTab>
          Carteira do Google
        </LinkButton>
        <LinkButton {...args} variant="quiet" size="small">
          Ver paradas
        </LinkButton>
      </Inline>
      <LinkButton {...args} fullWidth>
        Ocupa toda a largura
      </LinkButton>
      <div className="it-on-brand">
        <LinkButton {...args} variant="onBrand">
          Ver destinos
        </LinkButton>
      </div>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    children: 'Baixar o recibo da viagem de São Paulo a São José dos Campos em PDF',
    variant: 'secondary',
    icon: <DownloadIcon />,
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Ver minhas viagens' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
