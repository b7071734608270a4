import { TEXTO_DA_FAIXA } from '../../src/domain/companhia/marca/contrasteDaMarca';
import { html } from '../platform/html/html';

/** The icon of a company whose logo is written: its first letter on the colour of its band. */
export const iconeOf = (inicial: string, fundo: string): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" rx="11" fill="${fundo}" />
    <text
      x="20"
      y="28.5"
      text-anchor="middle"
      font-family="system-ui,sans-serif"
      font-size="24"
      font-weight="800"
      fill="${TEXTO_DA_FAIXA}"
    >
      ${inicial}
    </text>
  </svg>`.text;
