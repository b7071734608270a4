import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { ChoiceList } from './ChoiceList';
import { LinkList } from './LinkList';
import { List } from './List';
import { listDocs } from './List.docs';
import { ListRow } from './ListRow';

const items = ['Abra o menu do navegador.', 'Escolha “Adicionar à tela inicial”.', 'Confirme.'].map((text) => (
  <li key={text}>{text}</li>
));

const meta: Meta<typeof List> = {
  title: 'Estrutura/List',
  component: List,
  tags: ['estavel'],
  parameters: { documentation: listDocs },
  args: { children: items, label: 'Passos', marker: 'number' },
};
export default meta;
type Story = StoryObj<typeof List>;

export const Default: Story = { name: 'Padrão' };

const forget = (
  <Button variant="quiet" size="small">
    Esquecer
  </Button>
);

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <List>{items}</List>
      <List marker="bullet">{items}</List>
      <List marker="number" gap={1} tone="quiet" size="sm">
        {items}
      </List>
      <List gap={3} lines="after">
        {items}
      </List>
      <List gap={3} lines="between" label="Aparelhos">
        <li>
          <ListRow name="Chrome no Android" badge={<StatusBadge>Este aparelho</StatusBadge>} action={forget} />
        </li>
        <li>
          <ListRow name="Safari no iPhone" about="Último acesso em 1 de dez." action={forget} />
        </li>
      </List>
      <LinkList
        links={[
          { id: 'cancelar', href: '#cancelar', label: 'Como cancelo uma passagem?' },
          { id: 'bagagem', href: '#bagagem', label: 'Quanto posso levar de bagagem?' },
        ]}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  render: () => (
    <List gap={3} lines="between" label="Aparelhos">
      <li>
        <ListRow
          name="Samsung Internet 27 no Galaxy A54 da minha mãe, que ela empresta aos domingos"
          about="Último acesso em 28 de novembro, às 22h15, em São José do Rio Preto"
          action={forget}
        />
      </li>
      <li>identificador-de-um-aparelho-que-nao-tem-onde-quebrar-7K2M9Q7K2M9Q7K2M9Q7K2M9Q7K2M9Q</li>
    </List>
  ),
};

const onChoose = fn((): void => undefined);

export const Keyboard: Story = {
  name: 'Teclado',
  render: () => (
    <LinkList links={[{ id: 'bagagem', href: '#bagagem', label: 'Quanto posso levar?' }]} onChoose={onChoose} />
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Quanto posso levar?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};

const onPick = fn((id: string): void => void id);
const banks = [
  { id: 'nimbo', label: 'Nimbo', about: 'O último que você usou' },
  { id: 'aurora', label: 'Banco Aurora' },
  { id: 'ipe', label: 'Cooperativa de Crédito Ipê dos Produtores do Vale do Paraíba e Região' },
];

export const Choices: Story = {
  name: 'Escolha que leva adiante',
  render: () => <ChoiceList label="Bancos" choices={banks} onChoose={onPick} />,
  play: async ({ canvasElement }) => {
    onPick.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Banco Aurora' }));
    await expect(onPick).toHaveBeenCalledWith('aurora');
  },
};

export const ChoiceUnderWay: Story = {
  name: 'Escolha em andamento',
  render: () => <ChoiceList label="Bancos" choices={banks} busyId="aurora" onChoose={onPick} />,
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
