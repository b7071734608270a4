import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { Prose } from './Prose';
import { proseDocs } from './Prose.docs';

const meta: Meta<typeof Prose> = {
  title: 'Estrutura/Prose',
  component: Prose,
  tags: ['estavel'],
  parameters: { documentation: proseDocs },
  args: {
    children: [
      <p key="1">
        O cancelamento é pedido em Minhas viagens, até três horas antes da partida. A devolução chega pelo mesmo meio do
        pagamento.
      </p>,
      <p key="2">Depois disso, o bilhete ainda pode ser remarcado dentro de um ano, sem multa na primeira vez.</p>,
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Default: Story = { name: 'Padrão' };

/** A contract as it comes, its nodes already sanitized. */
function contrato(): DocumentFragment {
  const part = document.createRange();
  return part.createContextualFragment(`
    <h3>1. Do transporte</h3><p>A viagem se faz no dia e na hora do bilhete.</p>
    <ul><li>Bagagem de até 30 kg.</li><li>Documento com foto.</li></ul>
    <h3>2. Da devolução</h3><table><tr><th>Prazo</th><th>Multa</th></tr><tr><td>Até 3 h antes</td><td>5%</td></tr></table>
  `);
}

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={8}>
      <Prose>
        <p>Texto nosso, com dois parágrafos.</p>
        <p>O segundo fica a um passo do primeiro.</p>
      </Prose>
      <Prose document={contrato()} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () => (
    <Prose>
      <p>{'A devolução chega pelo mesmo meio do pagamento, em até trinta dias. '.repeat(6)}</p>
      <p>endereco-que-nao-tem-onde-quebrar-https-itape.example.com-termos-de-uso-7K2M9Q7K2M9Q7K2M9Q7K2M9Q</p>
    </Prose>
  ),
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
