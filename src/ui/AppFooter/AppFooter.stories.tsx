import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AppFooter } from './AppFooter';

const meta: Meta<typeof AppFooter> = {
  title: 'Estrutura/AppFooter',
  component: AppFooter,
  args: {
    note: 'Itapê Transportes · demonstração, sem valor comercial · versão 8.16.1',
    groups: [
      {
        title: 'Viajar',
        links: [
          { href: '#passagens', label: 'Passagens' },
          { href: '#destinos', label: 'Destinos' },
        ],
      },
      {
        title: 'Atendimento',
        links: [
          { href: '#ajuda', label: 'Ajuda' },
          { href: '#encomendas', label: 'Encomendas' },
        ],
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AppFooter>;

export const Plain: Story = {};
