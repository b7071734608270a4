import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrastRoles } from '../theme/contrastRoles';
import { roles } from '../theme/tokens';
import type { Roles } from '../theme/tokens';
import { ColorScheme } from './ColorScheme';
import { Sheet, SheetSection } from './Sheet';

interface ColorsProps {
  scheme: string;
  when: string;
  role: Roles;
}

/** One page per scheme, since all together would be too long. */
function Colors({ scheme, when, role }: ColorsProps) {
  return (
    <Sheet
      title={`Cores: ${scheme}`}
      lede="Escolha a cor pelo papel, nunca pelo valor: o papel é o mesmo em todos os temas, e o valor muda com eles. Mata leva a marca e as ações, barro marca a única coisa que a tela quer que se faça, e ipê ilumina o que é escuro."
    >
      <SheetSection title="Todos os pares" text={when}>
        <ColorScheme role={role} />
      </SheetSection>
      <SheetSection
        title="Como ler"
        text="Cada linha está escrita na própria cor, com a razão de contraste da WCAG, arredondada para baixo, e o veredito: AAA a partir de 7 : 1, AA a partir de 4,5 : 1, “só controles” a partir de 3 : 1 (bordas, anel de foco, ícones). As contas saem dos tokens. Um par abaixo do mínimo reprova os testes: AA no claro e no escuro, AAA no alto contraste."
      />
    </Sheet>
  );
}

const meta: Meta<typeof Colors> = { title: 'Fundamentos/Cores', component: Colors };
export default meta;
type Story = StoryObj<typeof Colors>;

export const Light: Story = {
  name: 'Claro',
  args: { scheme: 'claro', when: 'O tema de quem não pediu outro ao sistema.', role: roles.light },
};

export const Dark: Story = {
  name: 'Escuro',
  args: { scheme: 'escuro', when: 'Para quem usa o sistema no escuro.', role: roles.dark },
};

export const HighContrast: Story = {
  name: 'Alto contraste',
  args: {
    scheme: 'alto contraste',
    when: 'Para quem pede mais contraste ao sistema. Todo texto fica em AAA, inclusive o apagado, e o que em outros temas é só mudança de fundo ganha uma linha.',
    role: contrastRoles.contrast,
  },
};

export const HighContrastDark: Story = {
  name: 'Alto contraste no escuro',
  args: {
    scheme: 'alto contraste no escuro',
    when: 'Para quem faz os dois pedidos: escuro e mais contraste.',
    role: contrastRoles.contrastDark,
  },
};
