import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrandContext } from '../brand/BrandContext';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Logo } from './Logo';
import { logoDocs } from './Logo.docs';
import './Logo.stories.css';

const meta: Meta<typeof Logo> = {
  title: 'Fundamentos/Logo',
  component: Logo,
  tags: ['estavel'],
  parameters: { documentation: logoDocs },
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <Inline gap={6}>
        <Logo size={24} />
        <Logo />
        <Logo size={64} />
      </Inline>
      <Inline gap={6}>
        <Logo markOnly size={24} />
        <Logo markOnly size={64} />
      </Inline>
      <div className="it-on-brand" style={{ padding: 24 }}>
        <Inline gap={6}>
          <Logo ground="brand" />
          <Logo ground="brand" markOnly size={64} />
        </Inline>
      </div>
    </Stack>
  ),
};

/** Clear space of half the mark's side all around. */
export const ClearSpace: Story = {
  name: 'Área de respiro',
  render: () => (
    <Stack>
      <p>Em volta do logo, metade da altura dele fica livre. Nunca menor que 20 px de altura na tela.</p>
      <div>
        <div className="it-logo-space">
          <Logo size={40} />
        </div>
      </div>
      <div>
        <div className="it-logo-space">
          <Logo size={40} markOnly />
        </div>
      </div>
    </Stack>
  ),
};

export const Grounds: Story = {
  name: 'Fundos',
  render: () => (
    <div className="it-logo-grounds">
      <figure>
        <div className="it-logo-ground">
          <Logo />
        </div>
        <figcaption>Na página, ground page</figcaption>
      </figure>
      <figure>
        <div className="it-logo-ground it-logo-ground--card">
          <Logo />
        </div>
        <figcaption>Num cartão, ground page</figcaption>
      </figure>
      <figure>
        <div className="it-logo-ground it-logo-ground--brand">
          <Logo ground="brand" />
        </div>
        <figcaption>Na marca, ground brand</figcaption>
      </figure>
      <figure>
        <div className="it-logo-ground it-logo-ground--ipe">
          <Logo markOnly size={56} />
        </div>
        <figcaption>No ipê, só o símbolo, ground page</figcaption>
      </figure>
    </div>
  ),
};

export const Misuse: Story = {
  name: 'O que não se faz',
  render: () => (
    <div className="it-logo-grounds">
      {[
        ['stretched', 'Não estique'],
        ['tilted', 'Não incline'],
        ['faint', 'Não apague'],
        ['shadow', 'Não ponha sombra'],
      ].map(([wrong, text]) => (
        <figure key={wrong}>
          <div className="it-logo-ground">
            <div className={`it-logo-wrong--${wrong}`}>
              <Logo />
            </div>
          </div>
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** The logo of a company other than the library's own: its text, and the first letter as a sign. */
export const Written: Story = {
  name: 'Escrito',
  render: () => (
    <BrandContext value={{ nome: 'Viação Serra', logotipo: 'Viação Serra', inicial: 'V', lema: '' }}>
      <Stack gap={6}>
        <Logo />
        <Logo markOnly size={64} />
        <div className="it-on-brand" style={{ padding: 24 }}>
          <Logo ground="brand" />
        </div>
      </Stack>
    </BrandContext>
  ),
};
