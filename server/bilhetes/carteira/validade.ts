import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';

/** The company as a pass names it. */
export interface Emissor {
  nome: string;
  /** Colour of its band, `#0c3f38`; white is readable on it. */
  fundo: string;
}

/** A late coach is still boarded with the pass: it ends this long after the arrival of the timetable. */
const ATRASO_MS = 12 * 60 * 60_000;

/** The time from which a wallet puts a ticket away. */
export const fimNaCarteira = ({ chegada }: Pick<Bilhete, 'chegada'>): Date =>
  new Date(Date.parse(chegada.instante) + ATRASO_MS);

/** Whether a wallet may take a ticket: it admits to a trip that is still to come or under way. */
export const cabeNaCarteira = (bilhete: Pick<Bilhete, 'situacao' | 'chegada'>, agora: Date): boolean =>
  bilhete.situacao === 'emitido' && fimNaCarteira(bilhete) > agora;
