import './stage.css';
import type { Stage } from './globals';

export interface SideBySideProps {
  storyId: string;
  stage: Stage;
  themes: readonly ('light' | 'dark' | 'contrast')[];
}

const names = { light: 'Claro', dark: 'Escuro', contrast: 'Alto contraste' };

/** The address of one story alone, as the toolbar's wishes make it. */
const addressOf = (storyId: string, stage: Stage): string => {
  const globals = Object.entries(stage).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') })}`;
};

/** The same story in a frame for each theme: what theme, text size and width do to a page, they do to each alone. */
export function SideBySide({ storyId, stage, themes }: SideBySideProps) {
  return (
    <div className="it-stage-frames">
      {themes.map((theme) => (
        <figure key={theme} className="it-stage-frame">
          <figcaption>{names[theme]}</figcaption>
          <iframe title={`${names[theme]}: ${storyId}`} src={addressOf(storyId, { ...stage, theme })} loading="lazy" />
        </figure>
      ))}
    </div>
  );
}
