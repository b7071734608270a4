import { isTroca, type Etapa } from '../../viagens/troca';
import { sentidosDe, type DeUmSentido, type PorSentido } from './sentidos';

/** Trips with their stops by way. */
export const sentidosDasEtapas = <T extends DeUmSentido & Etapa>(etapas: readonly T[]): PorSentido<T> =>
  sentidosDe<T>(etapas, isTroca);

/** Whether a way back may begin: not before the way out has arrived. */
export const isDepoisDaIda = (partida: string, chegadaDaIda: string): boolean =>
  Date.parse(partida) >= Date.parse(chegadaDaIda);
