import { DocsContext, DocsPage, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { heardIn } from './ariaTrees';
import { ComponentPage } from './ComponentPage';
import { FoundationPage } from './fundamentos/FoundationPage';
import { foundationPages } from './fundamentos/foundationPages';
import { ScreenPage } from './telas/ScreenPage';
import { screenPages } from './telas/screenPages';
import { toScreenStory } from './telas/screenStories';
import './docs.css';

interface PageParameters {
  documentation?: ComponentDocs;
  /** Link to the component's design. */
  design?: { url?: string };
  /** `./src/ui/Button/Button.stories.tsx`. */
  fileName?: string;
}

/** Page of stories, by what they are about: a component, a screen or flow, or a foundation. */
export function BookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { title } = preparedMeta;
  const { documentation, design, fileName = '' } = preparedMeta.parameters as PageParameters;
  const screen = screenPages[title];
  const foundation = foundationPages[title];
  if (documentation)
    return (
      <Themed>
        <ComponentPage
          title={title}
          docs={documentation}
          figma={design?.url}
          fileName={fileName}
          heard={heardIn(context.componentStories())}
        />
      </Themed>
    );
  if (screen)
    return (
      <Themed>
        <ScreenPage title={title} docs={screen} stories={context.componentStories().map(toScreenStory)} />
      </Themed>
    );
  if (foundation)
    return (
      <Themed>
        <FoundationPage title={title} docs={foundation} />
        <Stories title="Histórias" />
      </Themed>
    );
  return <DocsPage />;
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <AppTheme>
      <Unstyled>{children}</Unstyled>
    </AppTheme>
  );
}
