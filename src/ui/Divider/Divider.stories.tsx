import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Divider } from './Divider';
import { dividerDocs } from './Divider.docs';
import { FormFoot } from './FormFoot';

const meta: Meta<typeof Divider> = {
  title: 'Estrutura/Divider',
  component: Divider,
  tags: ['estavel'],
  parameters: { documentation: dividerDocs },
  args: { children: 'ou' },
};
export default meta;
type Story = StoryObj<typeof Divider>;

export const Default: Story = { name: 'Padrão' };

const foot = (question: string) => (
  <FormFoot question={question}>
    <Button variant="quiet" size="small">
      Criar conta
    </Button>
  </FormFoot>
);

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Divider>ou</Divider>
      {foot('Ainda não tem conta?')}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () => (
    <Stack>
      <Divider>ou entre com a conta que você já tem em outro serviço</Divider>
      {foot('Comprou no guichê e ainda não tem uma conta com o seu e-mail?')}
    </Stack>
  ),
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
