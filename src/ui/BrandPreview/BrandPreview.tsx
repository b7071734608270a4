import type { CSSProperties } from 'react';
import { BrandContext, type BrandWords } from '../brand/BrandContext';
import { Logo } from '../Logo/Logo';
import './BrandPreview.css';

/** A scheme's colours where a brand is seen. */
export interface PreviewScheme {
  title: string;
  page: string;
  ink: string;
  /** Band of the header: ground, text, detail. */
  band: string;
  onBand: string;
  detail: string;
  /** Filled button, and its text. */
  primary: string;
  onPrimary: string;
  /** Link, and the screen's main action. */
  accent: string;
  onAccent: string;
}

export interface BrandPreviewProps {
  brand: BrandWords;
  schemes: readonly PreviewScheme[];
}

/** A brand before it is saved: the header, a link and both buttons, in each scheme, whatever the one of the page is. */
export function BrandPreview({ brand, schemes }: BrandPreviewProps) {
  return (
    <BrandContext value={brand}>
      <div className="it-brand-preview">
        {schemes.map(({ title, ...colours }) => (
          <figure key={title} className="it-brand-preview__scheme" style={variablesOf(colours)}>
            <div className="it-brand-preview__band">
              <Logo ground="brand" size={32} />
              <span className="it-brand-preview__detail">Passagens</span>
            </div>
            <div className="it-brand-preview__page">
              <span className="it-brand-preview__link">Minhas viagens</span>
              <span className="it-brand-preview__button">Buscar viagens</span>
              <span className="it-brand-preview__button it-brand-preview__button--accent">Continuar</span>
            </div>
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </BrandContext>
  );
}

/** The colours as variables of the sample; those of the logo are the library's own names. */
const variablesOf = (colours: Omit<PreviewScheme, 'title'>): CSSProperties =>
  Object.fromEntries([
    ...Object.entries(colours).map(([name, colour]) => [`--it-preview-${name}`, colour]),
    ['--mui-palette-brand-surface', colours.band],
    ['--mui-palette-brand-on', colours.onBand],
    ['--mui-palette-brand-accent', colours.detail],
  ]) as CSSProperties;
