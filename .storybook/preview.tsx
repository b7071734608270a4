import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { docsParameters } from './docs/docsParameters';
import { initialStage, stageMenus } from './stage/globals';
import { viewports } from './stage/viewports';
import { withStage } from './stage/withStage';

// A search is repeated until it finds something, and each miss would print the whole page into its error.
configure({ getElementError: (message) => new Error(message ?? 'nothing was found') });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    docs: docsParameters,
    viewport: { options: viewports },
    // Read by Storybook before anything runs, so it stands here in full.
    options: {
      storySort: {
        order: [
          'Início',
          'Como escrever em pt-BR',
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
};
export default preview;
