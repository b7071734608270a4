import type { ReactNode } from 'react';
import { HeroScene } from './HeroScene';
import './Hero.css';

export interface HeroProps {
  /** The promise, in a line or two. */
  title: string;
  lede?: string;
  /** 1 where the page has no other `h1`. */
  level?: 1 | 2;
  /** The search card, which hangs over the lower edge. */
  children: ReactNode;
}

/** The first thing one sees: the road, the promise, and the search. */
export function Hero({ title, lede, level = 2, children }: HeroProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="it-hero">
      <div className="it-hero__band it-on-brand">
        <div className="it-hero__words">
          <Title className="it-hero__title">{title}</Title>
          {lede && <p className="it-hero__lede">{lede}</p>}
        </div>
        {/* After the words, which give the band its height: a page that arrives in pieces never moves the drawing. */}
        <HeroScene />
      </div>
      <div className="it-hero__card">{children}</div>
    </div>
  );
}
