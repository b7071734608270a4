import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';
import { statusBadgeDocs } from './StatusBadge.docs';
import { WaitingLine } from './WaitingLine';

const meta: Meta<typeof StatusBadge> = {
  title: 'Avisos/StatusBadge',
  component: StatusBadge,
  tags: ['estavel'],
  parameters: { documentation: statusBadgeDocs },
  args: { children: 'Embarcado' },
};
export default meta;
type Story = StoryObj<typeof StatusBadge>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Inline>
      <StatusBadge>Embarcado</StatusBadge>
      <StatusBadge kind="success" icon={<CheckIcon size={16} />}>
        Emitido
      </StatusBadge>
      <StatusBadge kind="warning" icon={<ClockIcon size={16} />}>
        Aguardando pagamento
      </StatusBadge>
      <StatusBadge kind="danger">Cancelado</StatusBadge>
      <StatusBadge kind="info">Remarcado</StatusBadge>
      <StatusBadge kind="accent">Menor preço</StatusBadge>
    </Inline>
  ),
};

/** The state of a payment that another person makes. */
export const Waiting: Story = {
  name: 'À espera de outra pessoa',
  tags: ['sem-retrato'],
  render: () => <WaitingLine>Aguardando o pagamento no celular do cliente</WaitingLine>,
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    kind: 'warning',
    icon: <ClockIcon size={16} />,
    children: 'Aguardando a confirmação do banco emissor do cartão e a emissão do bilhete de embarque',
  },
};

export const WithError: Story = { name: 'Erro', args: { kind: 'danger', children: 'Pagamento recusado' } };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
