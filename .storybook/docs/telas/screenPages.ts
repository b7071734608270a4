import { administracaoPages } from './administracao';
import { agenciaPages } from './agencia';
import { compraPages } from './compra';
import { contaPages } from './conta';
import { fluxoPages } from './fluxos';
import { fluxosDepoisPages } from './fluxosDepois';
import type { ScreenPages } from './screenDocs';
import { viagemPages } from './viagem';

/** Pages of all screens and flows. */
export const screenPages: ScreenPages = {
  ...viagemPages,
  ...compraPages,
  ...contaPages,
  ...agenciaPages,
  ...administracaoPages,
  ...fluxoPages,
  ...fluxosDepoisPages,
};
