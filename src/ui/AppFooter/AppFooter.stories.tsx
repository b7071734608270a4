import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppFooter } from './AppFooter';
import { appFooterDocs } from './AppFooter.docs';

const travel = {
  title: 'Viajar',
  links: [
    { href: '#passagens', label: 'Passagens' },
    { href: '#destinos', label: 'Destinos' },
  ],
};
const help = {
  title: 'Atendimento',
  links: [
    { href: '#ajuda', label: 'Ajuda' },
    { href: '#encomendas', label: 'Encomendas' },
  ],
};

const meta: Meta<typeof AppFooter> = {
  title: 'Estrutura/AppFooter',
  component: AppFooter,
  tags: ['estavel'],
  args: {
    notes: [
      'Itapê Transportes S.A. · CNPJ 12.345.678/0001-95',
      'Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000',
      'versão 8.16.1',
    ],
    groups: [travel, help],
    onNavigate: fn(),
  },
  parameters: { documentation: appFooterDocs, layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AppFooter>;

export const Default: Story = { name: 'Padrão' };

/** With a third group the columns narrow; on a phone they stack. */
export const States: Story = {
  name: 'Estados',
  args: {
    groups: [travel, help, { title: 'Itapê', links: [{ href: '#termos-de-uso', label: 'Termos de uso' }] }],
  },
};

export const Languages: Story = {
  name: 'Idiomas',
  args: {
    languages: [
      { href: '#pt-BR', label: 'Português', lang: 'pt-BR', current: true },
      { href: '#en', label: 'English', lang: 'en', current: false },
      { href: '#es', label: 'Español', lang: 'es', current: false },
    ],
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    notes: [
      'Itapê Transportes Rodoviários de Passageiros e Encomendas do Brasil Sociedade Anônima · CNPJ 12.345.678/0001-95',
      'Av. Cruzeiro do Sul, 1800, conjunto 1204, bloco B, Santana, São Paulo/SP, CEP 02030-000',
      '0800 000 0000 · atendimento@itape.test',
      'Privacidade: privacidade@itape.test',
      'versão 8.16.1',
    ],
    groups: [
      travel,
      {
        title: 'Direitos e acessibilidade',
        links: [
          {
            href: '#gratuidades',
            label: 'Gratuidades para pessoas idosas, jovens de baixa renda e pessoas com deficiência',
          },
          { href: '#bagagem', label: 'Bagagem, animais e objetos esquecidos' },
        ],
      },
    ],
  },
};

/** Without links before sign-in: the logo and the note. */
export const Empty: Story = { name: 'Vazio', args: { groups: [] } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Passagens' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), '#destinos');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
