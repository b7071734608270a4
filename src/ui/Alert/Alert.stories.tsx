import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Alert } from './Alert';
import { AlertDetail } from './AlertDetail';
import { alertDocs } from './Alert.docs';

const onRetry = fn();
const retry = (
  <Button variant="secondary" size="small" onClick={onRetry}>
    Tentar novamente
  </Button>
);

const meta: Meta<typeof Alert> = {
  title: 'Avisos/Alert',
  component: Alert,
  tags: ['estavel'],
  parameters: { documentation: alertDocs },
  args: { children: 'O embarque começa 30 minutos antes da partida.' },
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Alert>O embarque começa 30 minutos antes da partida.</Alert>
      <Alert kind="success" title="Pagamento confirmado">
        Os bilhetes foram enviados para ana.souza@exemplo.com.br.
      </Alert>
      <Alert kind="warning" title="Menor desacompanhado">
        É preciso levar a autorização de viagem.
      </Alert>
      <Alert kind="danger" title="Prezado Cliente" action={retry}>
        Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.
      </Alert>
    </Stack>
  ),
};

/** Words of another system, folded below ours. */
export const WithDetail: Story = {
  name: 'Com detalhe técnico',
  args: {
    kind: 'danger',
    title: 'E-mail ou senha incorretos.',
    children: <AlertDetail lang="en">Authentication Error</AlertDetail>,
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    kind: 'warning',
    title: 'Crianças e adolescentes de até 16 anos incompletos precisam de documento e, sem os pais, de autorização',
    children:
      'A autorização pode ser feita em cartório ou pelo Juizado da Infância e da Juventude. Leve o original no embarque: sem ele, o motorista é obrigado a recusar a viagem, e a passagem pode ser remarcada uma vez sem custo.',
    action: retry,
  },
};

/** Shown after the page, so it is announced. */
export const WithError: Story = {
  name: 'Erro',
  args: {
    kind: 'danger',
    announce: true,
    title: 'Prezado Cliente',
    children: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
    action: retry,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Prezado Cliente');
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: {
    kind: 'danger',
    title: 'Não foi possível carregar as poltronas',
    children: 'A busca continua aberta.',
    action: retry,
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
