import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Checkbox } from './Checkbox';
import { checkboxDocs } from './Checkbox.docs';
import type { CheckboxProps } from './Checkbox';

const live = ({ checked, onChange, ...rest }: CheckboxProps) => (
  <Live initial={checked} onChange={onChange}>
    {(on, change) => <Checkbox {...rest} checked={on} onChange={change} />}
  </Live>
);

const meta: Meta<typeof Checkbox> = {
  title: 'Campos/Checkbox',
  component: Checkbox,
  tags: ['estavel'],
  parameters: { documentation: checkboxDocs },
  render: live,
  args: { name: 'termosAceite', label: 'Li e aceito os termos de uso', checked: false, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = { name: 'Padrão' };

const withLink = (
  <>
    Li e aceito os <Link href="#termos">termos de uso</Link>
  </>
);

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={2}>
      {live({ ...args, checked: true })}
      {live({ ...args, name: 'comLink', label: withLink })}
      {live({ ...args, name: 'ofertas', label: 'Quero receber ofertas', hint: 'No máximo uma vez por semana' })}
      {live({ ...args, name: 'seguro', label: 'Seguro opcional', disabled: true })}
      {live({ ...args, name: 'embarque', label: 'Tarifa de embarque', checked: true, disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label:
      'Declaro que os dados informados são verdadeiros, que o passageiro menor de 16 anos viaja acompanhado ou com autorização, e que o documento original será mostrado no embarque',
    hint: 'Sem o documento original o motorista não pode permitir o embarque, nem com foto no celular.',
  },
};

export const WithError: Story = { name: 'Erro', args: { error: 'Obrigatório*' } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { label: withLink },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'termos de uso' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
