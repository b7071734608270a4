import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Frame } from '../docs/Frame';
import { Stack } from '../Stack/Stack';
import { NoticeStack } from './NoticeStack';
import { noticeStackDocs } from './NoticeStack.docs';

const offline = (
  <Alert kind="warning" title="Você está sem internet">
    O que já está na tela continua aqui. O resto volta com a conexão.
  </Alert>
);

const meta: Meta<typeof NoticeStack> = {
  title: 'Avisos/NoticeStack',
  component: NoticeStack,
  tags: ['estavel'],
  parameters: { documentation: noticeStackDocs },
  args: { children: offline },
};
export default meta;
type Story = StoryObj<typeof NoticeStack>;

export const Default: Story = { name: 'Padrão' };

const version = (
  <Alert kind="info" title="Nova versão disponível" action={<Button size="small">Atualizar</Button>}>
    Atualize quando quiser: leva um instante.
  </Alert>
);

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <NoticeStack>{offline}</NoticeStack>
      <Frame>
        <NoticeStack place="over">{offline}</NoticeStack>
      </Frame>
      <Frame>
        <NoticeStack place="below">{version}</NoticeStack>
      </Frame>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () => (
    <NoticeStack>
      {offline}
      <Alert kind="danger" title="Não conseguimos falar com o servidor da empresa que confirma a sua entrada">
        Os bilhetes guardados neste aparelho continuam em Minhas viagens. Você pode buscar viagens e ver preços;
        continuamos tentando, e para comprar é preciso entrar.
      </Alert>
    </NoticeStack>
  ),
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
