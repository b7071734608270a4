import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-final-form';
import { Alert } from '../Alert/Alert';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader } from '../AppHeader/AppHeader';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { FormCheckbox } from '../form/FormCheckbox';
import { FormDataInput } from '../form/FormDataInput';
import { FormMaskedTextInput } from '../form/FormMaskedTextInput';
import { FormRadioGroup } from '../form/FormRadioGroup';
import { FormTextInput } from '../form/FormTextInput';
import { UserIcon } from '../icons/UserIcon';
import { Menu } from '../Menu/Menu';
import { Page } from '../Page/Page';
import { SkipLink } from '../SkipLink/SkipLink';
import { Stack } from '../Stack/Stack';

const payments = [
  { value: 'pix', label: 'Pix', description: 'Aprovado na hora' },
  { value: 'cartao', label: 'Cartão de crédito', description: 'Em até 12 vezes' },
];

/** Components combined as on a screen, which no single story shows. */
function WholePage() {
  return (
    <div className="it-shell">
      <SkipLink />
      <AppHeader
        homeHref="#home"
        links={[
          { href: '#passagens', label: 'Passagens', current: true },
          { href: '#ajuda', label: 'Ajuda' },
        ]}
        account={<Menu label="Minha conta" icon={<UserIcon />} items={[{ id: 'sair', label: 'Sair' }]} />}
      />
      <Page title="Passageiros" lede="Como está no documento de embarque." width="form" focusTitle={false}>
        <Form onSubmit={() => undefined} initialValues={{ pagamento: 'pix' }}>
          {({ handleSubmit }) => (
            <form noValidate onSubmit={(event) => void handleSubmit(event)}>
              <Stack gap={6}>
                <Alert kind="warning" title="Poltronas reservadas por 10 minutos">
                  Conclua a compra para não perder os lugares.
                </Alert>
                <Card title="Passageiro 1">
                  <Stack>
                    <FormTextInput name="nome" label="Nome completo" autoComplete="name" />
                    <FormMaskedTextInput name="cpf" label="CPF" mask="cpf" />
                    <FormDataInput
                      name="nascimento"
                      label="Data de nascimento"
                      hint="Menores de 16 precisam de autorização"
                    />
                    <FormCheckbox name="comprador" label="O comprador é o passageiro 1" />
                  </Stack>
                </Card>
                <Card title="Pagamento">
                  <FormRadioGroup name="pagamento" label="Como você quer pagar?" options={payments} layout="cards" />
                </Card>
                <Button type="submit" variant="accent" size="large" fullWidth>
                  Pagar com Pix
                </Button>
              </Stack>
            </form>
          )}
        </Form>
      </Page>
      <AppFooter
        notes={['Itapê · versão 8.16.1']}
        groups={[{ title: 'Viajar', links: [{ href: '#x', label: 'Passagens' }] }]}
      />
    </div>
  );
}

const meta: Meta<typeof WholePage> = {
  title: 'Fundamentos/Página inteira',
  component: WholePage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WholePage>;

export const Default: Story = { name: 'Padrão' };
export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
