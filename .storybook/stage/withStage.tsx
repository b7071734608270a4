import { type ReactNode, useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-webpack5';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { toStage, type Stage } from './globals';
import { startPseudoLocale } from './pseudoLocale';
import { reduceMotion } from './reducedMotion';
import { SideBySide } from './SideBySide';

interface PageProps {
  stage: Stage;
  /** What is shown in the pseudo language. */
  translated: Element;
  /** In a page of the docs the page itself is not this story's to change. */
  whole: boolean;
  children: ReactNode;
}

/** Turns the page into what the toolbar asks for, and back for the next story. */
function Page({ stage: { theme, text, motion, locale }, translated, whole, children }: PageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    if (!whole) return;
    root.dataset['theme'] = theme;
    root.style.fontSize = text === '200' ? '200%' : '';
    return () => {
      delete root.dataset['theme'];
      root.style.fontSize = '';
    };
  }, [theme, text, whole]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  useLayoutEffect(() => (locale === 'pseudo' ? startPseudoLocale(translated) : undefined), [locale, translated]);
  return <AppTheme>{children}</AppTheme>;
}

const THEMES = ['light', 'dark', 'contrast'] as const;

/** The outermost decorator: the app's stylesheets, and the toolbar's wishes. */
export const withStage: Decorator = (Story, { globals, viewMode, id, canvasElement }) => {
  const stage = toStage(globals);
  const inDocs = viewMode === 'docs';
  const themes = stage.theme === 'all' ? THEMES : [stage.theme];
  // Twice the size is asked of the whole page, and a page of the docs holds many stories.
  const framed = stage.theme === 'all' || (inDocs && stage.text === '200');
  return (
    <Page
      stage={framed ? { ...stage, theme: 'light', text: '100', locale: 'pt-BR' } : stage}
      translated={inDocs ? canvasElement : document.body}
      whole={!inDocs}
    >
      {framed ? <SideBySide storyId={id} stage={stage} themes={themes} /> : <Story />}
    </Page>
  );
};
