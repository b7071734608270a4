import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from '../Accordion/Accordion';
import { Alert } from '../Alert/Alert';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader } from '../AppHeader/AppHeader';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { IconButton } from '../IconButton/IconButton';
import { TicketIcon } from '../icons/TicketIcon';
import { NoticeStack } from '../NoticeStack/NoticeStack';
import { Page } from '../Page/Page';
import { SkipLink } from '../SkipLink/SkipLink';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';

const trail = [
  { label: 'Início', href: '#home' },
  { label: 'Minhas viagens', href: '#minhas-viagens' },
];

const questions = [
  {
    id: 'bagagem',
    title: 'Quanto posso levar de bagagem?',
    content: 'Uma mala de até 30 kg no porão e uma de mão de até 5 kg.',
  },
  {
    id: 'remarcar',
    title: 'Até quando posso remarcar?',
    content: 'Até três horas antes da partida, uma vez e sem custo.',
  },
];

/** Read-only content: a notice, breadcrumbs, label and value pairs, questions. */
function DetailsPage() {
  return (
    <div className="it-shell">
      <SkipLink />
      <AppHeader
        homeHref="#home"
        links={[
          { href: '#passagens', label: 'Passagens' },
          { href: '#minhas-viagens', label: 'Minhas viagens', current: true },
        ]}
        account={
          <IconButton label="Bilhetes, 3 emitidos">
            <TicketIcon size={24} />
          </IconButton>
        }
      />
      <NoticeStack>
        <Alert kind="warning">Cartão fora do ar até as 14h. O Pix funciona normalmente.</Alert>
      </NoticeStack>
      <Page
        title="Pedido 7K2M9Q"
        above={<Breadcrumbs trail={trail} current="Pedido 7K2M9Q" />}
        lede="São Paulo, Tietê → Rio de Janeiro, Novo Rio"
        width="form"
        focusTitle={false}
      >
        <Stack gap={6}>
          <Card title="Viagem" aside={<StatusBadge kind="success">Emitido</StatusBadge>}>
            <DescriptionList
              items={[
                { label: 'Partida', value: 'sáb., 5 de dezembro, 22h15' },
                { label: 'Passageiro', value: 'Ana Souza' },
                { label: 'Poltrona', value: '12, janela, leito' },
                { label: 'Plataforma', value: null },
              ]}
            />
          </Card>
          <Card title="Dúvidas">
            <Accordion items={questions} initiallyOpen={['bagagem']} />
          </Card>
        </Stack>
      </Page>
      <AppFooter
        notes={['Itapê · versão 8.16.1']}
        groups={[{ title: 'Atendimento', links: [{ href: '#ajuda', label: 'Ajuda' }] }]}
      />
    </div>
  );
}

const meta: Meta<typeof DetailsPage> = {
  title: 'Fundamentos/Página de leitura',
  component: DetailsPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DetailsPage>;

export const Default: Story = { name: 'Padrão' };
export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
