import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { ClockIcon } from '../icons/ClockIcon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Chip } from './Chip';
import { chipDocs } from './Chip.docs';
import type { ChipProps } from './Chip';

const live = (props: ChipProps) => {
  if (props.onRemove) return <Chip {...props} />;
  const { selected, onToggle, ...rest } = props;
  return (
    <Live initial={selected} onChange={onToggle}>
      {(on, change) => <Chip {...rest} selected={on} onToggle={change} />}
    </Live>
  );
};

type ToggleProps = Extract<ChipProps, { selected: boolean }>;

const meta: Meta<ToggleProps> = {
  title: 'Ações/Chip',
  component: Chip,
  tags: ['beta'],
  parameters: { documentation: chipDocs },
  render: live,
  args: { label: 'Manhã', selected: false, onToggle: fn() },
};
export default meta;
type Story = StoryObj<ToggleProps>;

const onToggle = fn();
const onRemove = fn();

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Inline gap={2}>
        {live({ label: 'Madrugada', count: 2, selected: false, onToggle })}
        {live({ label: 'Manhã', count: 8, selected: true, onToggle })}
        {live({ label: 'Tarde', icon: <ClockIcon size={18} />, selected: false, onToggle })}
        {live({ label: 'Noite', count: 0, selected: false, disabled: true, onToggle })}
        {live({ label: 'Direto', selected: true, disabled: true, onToggle })}
      </Inline>
      <Inline gap={2}>
        {live({ label: 'Leito', onRemove })}
        {live({ label: 'Terminal do Tietê', onRemove })}
        {live({ label: 'Executivo', disabled: true, onRemove })}
      </Inline>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { label: 'Terminal Rodoviário Governador Israel Pinheiro, Belo Horizonte', count: 128, selected: true },
};

export const Removable: Story = {
  name: 'Removível',
  render: () => (
    <Live initial={['Leito', 'Manhã', 'Terminal do Tietê']}>
      {(labels, change) => (
        <Inline gap={2}>
          {labels.map((label) => (
            <Chip key={label} label={label} onRemove={() => change(labels.filter((one) => one !== label))} />
          ))}
        </Inline>
      )}
    </Live>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Manhã' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Manhã' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
