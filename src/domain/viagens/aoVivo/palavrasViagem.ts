import type { Parada } from '../../wire/viagens/viagens';
import { rotuloDiaLongo, rotuloMadrugada } from '../viagem';
import { t } from '../../../words/t';

/** `sábado, 05/12/2026, às 00:10, madrugada de sábado`: when a departure leaves its first stop. */
export const quandoDaViagem = (partida: Pick<Parada, 'dia' | 'hora'>): string =>
  [t('{dia}, às {hora}', { dia: rotuloDiaLongo(partida.dia), hora: partida.hora }), rotuloMadrugada(partida)]
    .filter(Boolean)
    .join(', ');
