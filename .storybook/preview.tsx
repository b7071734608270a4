import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Preview } from '@storybook/react-webpack5';
import { AppTheme } from '../src/ui/theme/AppTheme';

/** The app's theme, but light or dark by the toolbar instead of by the system. */
function Stage({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
    document.documentElement.lang = 'pt-BR';
  }, [scheme]);
  return <AppTheme>{children}</AppTheme>;
}

const width = (name: string, px: number) => ({ name, styles: { width: `${px}px`, height: '800px' } });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    viewport: {
      options: {
        phoneSmall: width('320 – the narrowest', 320),
        phone: width('360 – phone', 360),
        tablet: width('768 – tablet', 768),
        below: width('959 – last responsive pixel', 959),
        above: width('961 – first wide pixel', 961),
        desktop: width('1280 – desktop', 1280),
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Escuro', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <Stage scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Stage>
    ),
  ],
};
export default preview;
