import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { Decorator } from '@storybook/react-webpack5';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { setWordsSource } from '../../src/words/active';
import { catalogues } from '../../src/words/catalogues';
import { type Language, toLanguage } from '../../src/words/language';
import { toStage, type Stage } from './globals';
import { GridOverlay } from './GridOverlay';
import { startPseudoLocale } from './pseudoLocale';
import { reduceMotion } from './reducedMotion';
import { SideBySide } from './SideBySide';

interface PageProps {
  stage: Stage;
  /** Root of the pseudo locale. */
  translated: Element;
  /** False on a docs page, which a story must not change as a whole. */
  whole: boolean;
  children: ReactNode;
}

/** Applies the toolbar's settings to the page and reverts them for the next story. */
function Page({ stage: { theme, text, motion, locale, grid }, translated, whole, children }: PageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = languageOf(locale);
    if (!whole) return;
    root.dataset['theme'] = theme;
    root.style.fontSize = text === '200' ? '200%' : '';
    return () => {
      delete root.dataset['theme'];
      root.style.fontSize = '';
    };
  }, [theme, text, locale, whole]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  useLayoutEffect(() => (locale === 'pseudo' ? startPseudoLocale(translated) : undefined), [locale, translated]);
  return (
    <AppTheme>
      {children}
      {whole && <GridOverlay grid={grid} />}
    </AppTheme>
  );
}

/** The pseudo locale changes Portuguese texts. */
const languageOf = (locale: Stage['locale']): Language => toLanguage(locale);

const speak = (language: Language): void => setWordsSource(() => ({ language, catalogue: catalogues[language] }));

const THEMES = ['light', 'dark', 'contrast'] as const;

/** Outermost decorator: the app's stylesheets and the toolbar's settings. */
export const withStage: Decorator = (Story, { globals, viewMode, id, canvasElement }) => {
  const stage = toStage(globals);
  const inDocs = viewMode === 'docs';
  const themes = stage.theme === 'all' ? THEMES : [stage.theme];
  // Text size applies to a whole page, and a docs page holds many stories, so these are framed.
  speak(languageOf(stage.locale));
  const framed = stage.theme === 'all' || (inDocs && stage.text === '200');
  return (
    <Page
      stage={framed ? { ...stage, theme: 'light', text: '100', locale: 'pt-BR', grid: 'off' } : stage}
      translated={inDocs ? canvasElement : document.body}
      whole={!inDocs}
    >
      {framed ? (
        <SideBySide storyId={id} stage={stage} themes={themes} />
      ) : (
        // Words are said while a component draws, so another language draws the story anew.
        <Fragment key={stage.locale}>
          <Story />
        </Fragment>
      )}
    </Page>
  );
};
