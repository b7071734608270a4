import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { docsParameters } from './docs/docsParameters';
import { initialStage, stageMenus } from './stage/globals';
import { lettersShown } from './stage/lettersShown';
import { viewports } from './stage/viewports';
import { withStage } from './stage/withStage';

// Polling queries would print the whole page into each error. They wait long enough for a busy machine; what is missing
// still fails.
configure({ getElementError: (message) => new Error(message ?? 'nothing was found'), asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    docs: docsParameters,
    viewport: { options: viewports },
    // Parsed statically by Storybook, so it must be a literal.
    options: {
      storySort: {
        order: [
          'Início',
          'Como escrever em pt-BR',
          'Padrões',
          'Situação dos componentes',
          'Fundamentos',
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
