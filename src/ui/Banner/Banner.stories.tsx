import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Banner } from './Banner';
import type { BannerProps } from './Banner';
import { bannerDocs } from './Banner.docs';

const meta: Meta<typeof Banner> = {
  title: 'Avisos/Banner',
  component: Banner,
  tags: ['beta'],
  parameters: { documentation: bannerDocs, layout: 'fullscreen' },
  args: { children: 'Manutenção hoje, das 2h às 4h. A compra fica fora do ar; seus bilhetes, não.' },
};
export default meta;
type Story = StoryObj<typeof Banner>;

export const Default: Story = { name: 'Padrão' };

export const Offline: Story = {
  name: 'Sem conexão',
  args: { kind: 'warning', announce: true, children: 'Você está sem conexão. Seus bilhetes continuam à mão.' },
};

/** All elements at once; a single banner, since a page has room for one. */
export const States: Story = {
  name: 'Estados',
  args: {
    kind: 'warning',
    children: 'Cartão fora do ar até as 14h. O Pix funciona normalmente.',
    action: <Link href="#situacao">Ver a situação</Link>,
    onDismiss: fn(),
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    kind: 'warning',
    children:
      'Por causa das chuvas, a Rodovia Presidente Dutra está interditada entre São José dos Campos e Pindamonhangaba, nos dois sentidos. As viagens seguem por Campos do Jordão e podem chegar com até quatro horas de atraso.',
    action: (
      <Button variant="secondary" size="small">
        Remarcar sem custo
      </Button>
    ),
    onDismiss: fn(),
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    kind: 'danger',
    announce: true,
    children: 'Não estamos conseguindo vender passagens agora. Já fomos avisados.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Já fomos avisados');
  },
};

/** A page whose banner disappears when dismissed. */
function Dismissable(props: BannerProps) {
  const [shown, setShown] = useState(true);
  return (
    <Stack gap={1}>
      {shown && <Banner {...props} onDismiss={() => setShown(false)} />}
      <main tabIndex={-1}>Passagens de ônibus</main>
    </Stack>
  );
}

export const Keyboard: Story = {
  name: 'Teclado',
  args: { action: <Link href="#situacao">Ver a situação</Link> },
  render: (args) => <Dismissable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver a situação' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
