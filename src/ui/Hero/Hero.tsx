import type { ReactNode } from 'react';
import { HeroScene } from './HeroScene';
import './Hero.css';

export interface HeroProps {
  /** Headline, one or two lines. */
  title: string;
  lede?: string;
  /** 1 when the page has no other `h1`. */
  level?: 1 | 2;
  /** The search card, which overlaps the lower edge. */
  children: ReactNode;
}

/** Opening of the home page: picture, headline and search. */
export function Hero({ title, lede, level = 2, children }: HeroProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="it-hero">
      <div className="it-hero__band it-on-brand">
        <div className="it-hero__words">
          <Title className="it-hero__title">{title}</Title>
          {lede && <p className="it-hero__lede">{lede}</p>}
        </div>
        {/* After the text, which determines the height: a page that loads in parts does not shift the drawing. */}
        <HeroScene />
      </div>
      <div className="it-hero__card">{children}</div>
    </div>
  );
}
