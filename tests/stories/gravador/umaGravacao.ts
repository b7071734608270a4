import type { EventRecording, Step } from '../../../.storybook/eventos/gravador/recording';
import { noChanges } from '../../../.storybook/eventos/gravador/stateChanges';

/** A step of a screen, without content or changes. */
export const umPasso = (step: Partial<Step> = {}): Step => ({
  numero: 1,
  apos: 0,
  tipo: 'EntrarPedido',
  origem: 'tela',
  ...noChanges,
  ...step,
});

/** A recording of a story with these steps. */
export const umaGravacao = (...eventos: Step[]): EventRecording => ({
  historia: 'telas-home--inicio',
  eventos,
  final: noChanges,
});
