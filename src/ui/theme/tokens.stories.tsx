import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrast } from './contrast';
import { roles, text } from './tokens';
import type { Roles } from './tokens';
import './tokens.stories.css';

const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info'] as const;

/** Each pair as it is used, with its contrast: [what, text, ground]. */
function pairs({ page, ink, inkMuted, brand, ...role }: Roles): [string, string, string][] {
  return [
    ['texto', ink, page],
    ['texto secundário', inkMuted, page],
    ['marca', brand.on, brand.surface],
    ['ipê', brand.onAccent, brand.accent],
    ...tones.flatMap((tone): [string, string, string][] => [
      [tone, role[tone].contrastText, role[tone].main],
      [`${tone}, suave`, role[tone].onSoft, role[tone].soft],
    ]),
  ];
}

function Swatches({ scheme }: { scheme: keyof typeof roles }) {
  return (
    <div className="it-swatches">
      {pairs(roles[scheme]).map(([what, color, background]) => (
        <span key={what} style={{ color, background }}>
          {what} · {contrast(color, background).toFixed(1)}:1
        </span>
      ))}
    </div>
  );
}

const meta: Meta<typeof Swatches> = { title: 'Fundamentos/Marca', component: Swatches };
export default meta;
type Story = StoryObj<typeof Swatches>;

export const CoresClaras: Story = { args: { scheme: 'light' } };
export const CoresEscuras: Story = { args: { scheme: 'dark' } };
export const Texto: Story = {
  render: () => (
    <div className="it-scale">
      {Object.entries(text).map(([step, fontSize]) => (
        <p key={step} style={{ fontSize }}>
          {step} · Do Oiapoque ao Chuí
        </p>
      ))}
    </div>
  ),
};
