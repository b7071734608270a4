import type { Classe } from '../classe';
import type { Assunto } from './assuntos';
import type { DiaDito } from './dias';
import type { Faixa } from './horas';
import type { Lugar } from './lugares';

/** What was asked last, which tells how a bare word or number is meant. */
export type CampoPedido = 'origem' | 'destino' | 'dia' | 'volta' | null;

/** A message, understood as far as it goes; days are still as they were said. */
export interface Entendido {
  texto: string;
  assunto: Assunto | null;
  cortesia: Assunto | null;
  origem?: readonly Lugar[];
  destino?: readonly Lugar[];
  ida?: DiaDito;
  volta?: DiaDito;
  /** `false`: one way, and said so. */
  idaVolta?: boolean;
  /** There and back on one day. */
  mesmoDia?: true;
  faixa?: Faixa;
  /** Any hour, any class: what was narrowed is wide again. */
  qualquerHora?: true;
  pessoas?: number;
  classe?: Classe;
  ordem?: 'preco' | 'duracao';
  /** A bare number, which may choose among what was offered. */
  numero?: number;
  /** It speaks of travelling, whether or not it says of what trip. */
  viagem: boolean;
}
