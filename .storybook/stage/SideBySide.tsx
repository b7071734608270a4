import './stage.css';
import type { Stage } from './globals';

export interface SideBySideProps {
  storyId: string;
  stage: Stage;
  themes: readonly ('light' | 'dark' | 'contrast')[];
}

const names = { light: 'Claro', dark: 'Escuro', contrast: 'Alto contraste' };

/** Address of a single story with the toolbar's settings. */
const addressOf = (storyId: string, stage: Stage): string => {
  const globals = Object.entries(stage).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') })}`;
};

/** The story in one frame per theme, so that theme, text size and width apply to each separately. */
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
