import type { Pontualidade } from '../wire/viagens/viagens';
import { t } from '../../words/t';

/** The latest trips of a line that are looked at. */
export const VIAGENS_OLHADAS = 50;
/** Fewer known trips say nothing of a line. */
export const VIAGENS_BASTANTES = 20;
/** A departure is on time up to this delay, in minutes. */
export const TOLERANCIA_MINUTOS = 15;

/** `No horário em 92% das últimas 50 viagens desta linha`; rounded down, so that only all of them are 100%. */
export const textoPontualidade = ({ viagens, noHorario }: Pontualidade): string =>
  t('No horário em {parte}% das últimas {n} viagens desta linha', {
    parte: Math.floor((100 * noHorario) / viagens),
    n: viagens,
  });
