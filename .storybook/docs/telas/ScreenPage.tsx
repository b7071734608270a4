import { BookLink } from '../BookLink';
import { bookFacts } from '../bookFacts';
import { BookTable } from '../BookTable';
import { OnThisPage } from '../OnThisPage';
import { PageHead } from '../PageHead';
import { ComponentLinks } from '../Related';
import { Section } from '../Section';
import { FlowSteps } from './FlowSteps';
import { RouteAccess } from './RouteAccess';
import type { ScreenDocs } from './screenDocs';
import { screenPages } from './screenPages';
import { ScreenPictures } from './ScreenPictures';
import { ScreenRelations } from './ScreenRelations';
import { identityWords, networkWords, routesOf, type ScreenStory } from './screenStories';

export interface ScreenPageProps {
  title: string;
  docs: ScreenDocs;
  /** In the order of the sidebar. */
  stories: readonly ScreenStory[];
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'pt-BR'));

/** Page of a whole screen or flow: purpose and decisions as written, everything else from routes, stories and code. */
export function ScreenPage({ title, docs, stories }: ScreenPageProps) {
  const { folders, answers } = bookFacts();
  const code = docs.code.map((folder) => folders[folder]);
  const events = sorted(code.flatMap((facts) => facts?.events ?? []));
  const components = sorted(code.flatMap((facts) => facts?.components ?? []));
  return (
    <article className="it-book">
      <PageHead title={title} summary={docs.summary} />
      <OnThisPage />
      <ScreenPictures title={title} />
      {docs.steps && (
        <Section title="O caminho">
          <FlowSteps steps={docs.steps} />
        </Section>
      )}
      <Section title="O que ela decide">
        <ul className="it-book-points">
          {docs.decisions.map(({ text, story }) => (
            <li key={text}>
              {text} <StoryLink name={story} stories={stories} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Endereço e acesso">
        <RouteAccess rotas={routesOf(stories)} />
      </Section>
      <Section title="Estados">
        <States stories={stories} />
      </Section>
      {events.length > 0 && (
        <Section title="Eventos">
          <p>O que ela diz ao resto do produto, e quem responde.</p>
          <BookTable
            head={['Evento', 'Quem responde']}
            rows={events.map((event) => [<code key={event}>{event}</code>, (answers[event] ?? []).join(', ')])}
          />
        </Section>
      )}
      <Section title="Componentes">
        <ComponentLinks folders={components} />
      </Section>
      <ScreenRelations title={title} pages={screenPages} />
    </article>
  );
}

function StoryLink({ name, stories }: { name: string; stories: readonly ScreenStory[] }) {
  const id = stories.find((story) => story.name === name)?.id;
  return id === undefined ? null : <BookLink to={{ story: id }}>{`Ver: ${name}`}</BookLink>;
}

function States({ stories }: Pick<ScreenPageProps, 'stories'>) {
  return (
    <BookTable
      head={['História', 'Quem usa', 'Rede', 'Respostas do servidor, além das gravadas']}
      rows={stories.map(({ id, name, identity, network, answers }) => [
        <BookLink key={id} to={{ story: id }}>
          {name}
        </BookLink>,
        identityWords(identity),
        networkWords(network),
        answers.length > 0 ? <code key="answers">{answers.join(', ')}</code> : '–',
      ])}
    />
  );
}
