import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BusIcon } from '../icons/BusIcon';
import { KindIcon } from '../icons/KindIcon';
import { IconGallery } from './IconGallery';
import { Sheet, SheetRow, SheetSection } from './Sheet';

const sizes = [16, 20, 24, 28, 40];
const kinds = { success: 'Sucesso', info: 'Informação', warning: 'Atenção', danger: 'Perigo' } as const;
const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

function Icons() {
  return (
    <Sheet
      title="Ícones"
      lede="Uma caneta só: grade de 24, traço de 1,8 e pontas redondas, na cor do texto ao redor. O ícone ajuda a achar; quem diz é a palavra."
    >
      <SheetSection title="Todos" text="Um clique copia o nome, que é também o do arquivo a importar.">
        <IconGallery />
      </SheetSection>
    </Sheet>
  );
}

function UsingIcons() {
  return (
    <Sheet
      title="Ícones: como usar"
      lede="Ao lado de uma palavra, o ícone é enfeite que ajuda a achar. Sozinho, precisa de nome."
    >
      <SheetSection title="Tamanhos" text="20 ao lado de texto. Com outro tamanho, o traço engrossa ou afina junto.">
        <ul className="it-plate__rows">
          {sizes.map((size) => (
            <SheetRow key={size} name={`${size}\u00a0px`}>
              <BusIcon size={size} />
            </SheetRow>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Tipos de mensagem"
        text="Cada tipo tem desenho próprio, para que se distingam sem a cor. KindIcon escolhe pelo tipo."
      >
        <ul className="it-plate__grid">
          {Object.entries(kinds).map(([kind, name]) => (
            <li key={kind} className="it-plate__tile">
              {isKind(kind) && <KindIcon kind={kind} size={28} />}
              <p className="it-plate__name">{name}</p>
              <code>kind=&quot;{kind}&quot;</code>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Para quem não vê"
        text='Ao lado de texto, o ícone fica fora da leitura. Sozinho e com sentido, recebe title, que é lido: title="Acessível". Num botão só com ícone, o nome é o label do IconButton, e o ícone continua calado.'
      />
    </Sheet>
  );
}

const meta: Meta<typeof Icons> = { title: 'Fundamentos/Ícones', component: Icons };
export default meta;

type Story = StoryObj<typeof Icons>;

export const All: Story = {
  name: 'Todos',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Procurar ícone' });
    await userEvent.type(field, 'onibus');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ícone');
    // When the browser refuses the clipboard, the name is announced.
    await userEvent.click(canvas.getByRole('button', { name: /^BusIcon/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('BusIcon'));
    await userEvent.clear(field);
  },
};

export const Using: Story = { name: 'Como usar', render: () => <UsingIcons /> };
