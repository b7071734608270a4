import type { Preview } from '@storybook/react-webpack5';
import ptBR from 'axe-core/locales/pt_BR.json';
import { configure } from 'storybook/test';
import { docsParameters } from './docs/docsParameters';
import { withPropertyTexts } from './docs/propertyTexts';
import { initialStage, stageMenus } from './stage/globals';
import { lettersShown } from './stage/lettersShown';
import { viewports } from './stage/viewports';
import { withStage } from './stage/withStage';

// Polling queries would print the whole page into each error. They wait long enough for a busy machine; what is missing
// still fails.
configure({ getElementError: (message) => new Error(message ?? 'nothing was found'), asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withPropertyTexts],
  parameters: {
    layout: 'padded',
    // The panel of accessibility says its findings in Portuguese.
    a11y: { test: 'error', config: { locale: ptBR } },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    docs: docsParameters,
    viewport: { options: viewports },
    // Parsed statically by Storybook, so it must be a literal.
    options: {
      storySort: {
        order: [
          'Início',
          'Como escrever em pt-BR',
          'Situação dos componentes',
          'Fundamentos',
          [
            'Cores',
            'Tipografia',
            'Espaço',
            'Pontos de quebra',
            'Raio e elevação',
            'Camadas',
            'Movimento',
            'Ícones',
            'Ilustrações',
            'Logo',
            'BrandPreview',
            'Mensagens',
            'Avisos',
            'Máscaras',
            'Tipos de documento',
          ],
          'Padrões',
          ['Formulários e erros', 'Carregando, vazio, erro e sem rede', 'Buscar e filtrar', 'Passos com barra no pé'],
          'Ações',
          'Campos',
          'Busca',
          'Viagens',
          'Compra',
          'Bilhetes',
          'Agência',
          'Avisos',
          'Sobreposições',
          'Estrutura',
          'Telas',
          ['Passagens', 'Viagens', 'Comprar viagem', 'Pagamento com Pix', 'Bilhete', 'Minhas viagens', 'Pós-venda'],
          'Fluxos',
          'QA',
        ],
      },
    },
  },
  globalTypes: stageMenus,
  initialGlobals: { ...initialStage },
  decorators: [withStage],
  loaders: [lettersShown],
};
export default preview;
