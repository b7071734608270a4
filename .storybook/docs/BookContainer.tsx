import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { bookTheme } from '../bookTheme';
import { showInPortuguese } from '../moldura/inPortuguese';
import { initialStage, type Stage, toStage } from '../stage/globals';
import { lettersShown } from '../stage/lettersShown';

type Theme = Stage['theme'];

/** Theme in the address, where the toolbar stores its settings. */
function themeInAddress(): Theme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const theme = /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
  return toStage({ theme: theme ?? initialStage.theme }).theme;
}

/** A page of the book in the toolbar's theme. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress);
  const { channel } = props.context;
  useEffect(() => {
    const hear = ({ globals }: { globals: Record<string, unknown> }) => setTheme(toStage(globals).theme);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  useEffect(() => {
    void lettersShown();
    return showInPortuguese(document.body);
  }, []);
  useEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset['theme'] = theme === 'all' ? 'light' : theme;
    return () => void delete document.documentElement.dataset['theme'];
  }, [theme]);
  return (
    <DocsContainer {...props} theme={bookTheme(theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
