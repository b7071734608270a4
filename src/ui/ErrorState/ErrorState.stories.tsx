import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoConnectionIllustration } from '../Illustration/NoConnectionIllustration';
import { ServerTroubleIllustration } from '../Illustration/ServerTroubleIllustration';
import { Stack } from '../Stack/Stack';
import { ErrorState } from './ErrorState';
import { errorStateDocs } from './ErrorState.docs';

const meta: Meta<typeof ErrorState> = {
  title: 'Avisos/ErrorState',
  component: ErrorState,
  tags: ['estavel'],
  parameters: { documentation: errorStateDocs },
  args: {
    title: 'Prezado Cliente',
    children: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <ErrorState {...args} title="Você está sem conexão" illustration={<NoConnectionIllustration />}>
        As viagens aparecem assim que a internet voltar.
      </ErrorState>
      <ErrorState {...args} title="Estamos com um problema" illustration={<ServerTroubleIllustration />} retrying>
        Já fomos avisados. Tente de novo em alguns instantes.
      </ErrorState>
      <ErrorState title="Este bilhete não existe mais" />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'As poltronas da viagem de Campos dos Goytacazes a São José do Rio Preto não carregaram',
    children:
      'A operadora não respondeu em vinte segundos. Sua escolha de data e de classe está guardada, e nada foi cobrado. Se continuar assim, procure outra viagem do mesmo dia.',
    retryLabel: 'Carregar as poltronas outra vez',
  },
};

export const WithError: Story = {
  name: 'Erro',
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Prezado Cliente');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** While retrying: the button keeps the focus and ignores clicks. */
export const Loading: Story = {
  name: 'Carregando',
  args: { retrying: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
