import { builtBrand, useBrand } from '../brand/BrandContext';
import './Logo.css';

export interface LogoProps {
  /** Background: the brand's dark colour, or the page. */
  ground?: 'brand' | 'page';
  /** Height in pixels. */
  size?: number;
  /** Without the word, for narrow places. */
  markOnly?: boolean;
}

/** The logo: drawn for the library's own brand, written for any other. */
export function Logo(props: LogoProps) {
  const { logotipo, inicial } = useBrand();
  return logotipo === builtBrand.logotipo ? (
    <DrawnLogo {...props} />
  ) : (
    <WrittenLogo {...props} text={logotipo} letter={inicial} />
  );
}

/** A path of stones to the sun, and the word as a drawing, which needs no font. */
function DrawnLogo({ ground = 'page', size = 36, markOnly = false }: LogoProps) {
  const width = markOnly ? 40 : 134;
  return (
    <svg
      className={`it-logo it-logo--${ground}`}
      role="img"
      aria-label={builtBrand.logotipo}
      width={(size * width) / 40}
      height={size}
      viewBox={`0 0 ${width} 40`}
      focusable="false"
    >
      <rect className="it-logo__ground" width="40" height="40" rx="11" />
      <circle className="it-logo__sun" cx="28.2" cy="10.8" r="4.6" />
      <g className="it-logo__stones">
        <ellipse cx="14.6" cy="31" rx="9" ry="4.5" />
        <ellipse cx="24.6" cy="23.6" rx="6.4" ry="3.3" />
        <ellipse cx="15.8" cy="18" rx="4.6" ry="2.4" />
        <ellipse cx="21.6" cy="13.6" rx="2.9" ry="1.6" />
      </g>
      {!markOnly && <Word />}
    </svg>
  );
}

interface WrittenLogoProps extends LogoProps {
  text: string;
  letter: string;
}

/** The first letter as a sign, and the text beside it, cut where the place is too narrow. */
function WrittenLogo({ ground = 'page', size = 36, markOnly = false, text, letter }: WrittenLogoProps) {
  return (
    <span className={`it-logo it-logo--${ground} it-logo--written`} role="img" aria-label={text}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect className="it-logo__ground" width="40" height="40" rx="11" />
        <text className="it-logo__stones it-logo__letter" x="20" y="28.5" textAnchor="middle">
          {letter}
        </text>
      </svg>
      {!markOnly && (
        <span className="it-logo__text" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}

function Word() {
  return (
    <g className="it-logo__word" transform="translate(52 -1)">
      <path d="M3 8.5V30" />
      <path d="M12 9V25.3A4.7 4.7 0 0 0 16.7 30H18M8.3 14.7H18" />
      <circle cx="29.3" cy="22.3" r="7.7" />
      <path d="M37 14.7V30M44.5 14.7V37.5" />
      <circle cx="52.2" cy="22.3" r="7.7" />
      <path d="M64.4 22.3H79.7A7.7 7.7 0 1 0 77.3 27.9" />
      <path className="it-logo__hat" d="M67.3 10L72.1 5.5L76.9 10" />
    </g>
  );
}
