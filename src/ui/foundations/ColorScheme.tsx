import { colorOf, controlPairs, disabledPairs, linePairs, textPairs } from '../theme/contrastPairs';
import type { Pair, RolePath } from '../theme/contrastPairs';
import type { Roles } from '../theme/tokens';
import { roleNames } from './roleNames';
import { contrastText } from './verdict';
import './ColorScheme.css';

interface ColorSchemeProps {
  role: Roles;
}

const nameOf = (path: RolePath): string => roleNames.get(path)?.name ?? path;
const frontsOn = (ground: RolePath, pairs: readonly Pair[]): RolePath[] =>
  pairs.filter((pair) => pair.ground === ground).map(({ front }) => front);
const distinct = (paths: readonly RolePath[]): RolePath[] => [...new Set(paths)];

const textGrounds = distinct(textPairs.map(({ ground }) => ground));
const parts: [title: string, belongs: (ground: RolePath) => boolean][] = [
  ['Fundos', (ground) => !ground.includes('.')],
  ['Tons cheios e sob o cursor', (ground) => /\.(main|dark)$/.test(ground)],
  ['Tons suaves', (ground) => ground.endsWith('.soft')],
  ['Marca', (ground) => ground.startsWith('brand.')],
];

/** One scheme in its own colours: every tested pair with its ratio. */
export function ColorScheme({ role }: ColorSchemeProps) {
  return (
    <div className="it-scheme" style={{ background: role.page, color: role.ink }}>
      {parts.map(([title, belongs]) => (
        <div key={title}>
          <h3>{title}</h3>
          <div className="it-scheme__grid">
            {textGrounds.filter(belongs).map((ground) => (
              <Swatch key={ground} role={role} ground={ground} />
            ))}
          </div>
        </div>
      ))}
      <div>
        <h3>Bordas, foco e o que está apagado</h3>
        <div className="it-scheme__grid">
          {distinct([...controlPairs, ...disabledPairs, ...linePairs].map(({ front }) => front)).map((front) => (
            <Edge key={front} role={role} front={front} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A background with all text colours used on it. */
function Swatch({ role, ground }: { role: Roles; ground: RolePath }) {
  const background = colorOf(role, ground);
  return (
    <div className="it-scheme__swatch" style={{ background: role.surface, borderColor: role.lineStrong }}>
      <div className="it-scheme__sample" style={{ background }}>
        {frontsOn(ground, textPairs).map((front) => (
          <p key={front} style={{ color: colorOf(role, front) }}>
            {nameOf(front)} · {contrastText(colorOf(role, front), background)}
          </p>
        ))}
      </div>
      <Meta role={role} path={ground} />
    </div>
  );
}

/** A line or mark with its contrast to each background. */
function Edge({ role, front }: { role: Roles; front: RolePath }) {
  const color = colorOf(role, front);
  return (
    <div className="it-scheme__swatch" style={{ background: role.surface, borderColor: role.lineStrong }}>
      <div className="it-scheme__sample">
        <div className="it-scheme__chip" style={{ background: color, borderColor: color }} />
        {[...controlPairs, ...disabledPairs, ...linePairs]
          .filter((pair) => pair.front === front)
          .map(({ ground }) => (
            <p key={ground}>
              em {nameOf(ground)} · {contrastText(color, colorOf(role, ground))}
            </p>
          ))}
      </div>
      <Meta role={role} path={front} />
    </div>
  );
}

/** Name, use, value and variable of a role. */
function Meta({ role, path }: { role: Roles; path: RolePath }) {
  const found = roleNames.get(path);
  return (
    <div className="it-scheme__meta">
      <p>
        <strong>{found?.name}</strong>: {found?.use}
      </p>
      <code>
        {colorOf(role, path)} {found?.variable}
      </code>
    </div>
  );
}
