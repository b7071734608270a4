import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { Accordion } from './Accordion';
import { accordionDocs } from './Accordion.docs';

const items = [
  {
    id: 'bagagem',
    title: 'Quanto posso levar de bagagem?',
    content: 'Uma mala de até 30 kg no porão e uma de mão de até 5 kg. O que passar disso é cobrado no embarque.',
  },
  {
    id: 'documento',
    title: 'Que documento preciso levar?',
    content: 'Um documento oficial com foto, em papel ou no aplicativo do governo. Não vale foto do documento.',
  },
  {
    id: 'animais',
    title: 'Posso levar meu cachorro?',
    content: 'Sim, até 10 kg, em caixa de transporte e com a carteira de vacinação.',
  },
];

const meta: Meta<typeof Accordion> = {
  title: 'Estrutura/Accordion',
  component: Accordion,
  tags: ['beta'],
  parameters: { documentation: accordionDocs },
  args: { items },
  decorators: [
    (Story) => (
      <>
        <h2>Ajuda</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = { name: 'Estados', args: { initiallyOpen: ['documento'] } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    initiallyOpen: ['menores'],
    items: [
      {
        id: 'menores',
        title:
          'Meu filho de 15 anos vai sozinho de Campos dos Goytacazes a São José do Rio Preto: o que ele precisa levar?',
        content: (
          <p>
            Menores de 16 anos viajam sozinhos com autorização de um dos pais, com firma reconhecida em cartório, ou com
            a do Juizado da Infância e da Juventude. Leve o original: sem ele, o motorista é obrigado a recusar a
            viagem. Veja o <Link href="#modelo">modelo de autorização</Link>.
          </p>
        ),
      },
      ...items,
    ],
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const question = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(question('Quanto posso levar de bagagem?')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(question('Que documento preciso levar?')).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(question('Que documento preciso levar?')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
