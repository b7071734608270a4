import type { Classe } from '../viagens/classe';
import type { Assunto } from './assuntos';
import type { DiaDito } from './dias';
import type { Faixa } from './horas';
import type { Lugar } from './lugares';

/** The field asked for last, which decides the meaning of a bare word or number. */
export type CampoPedido = 'origem' | 'destino' | 'dia' | 'volta' | null;

/** A parsed message; days are still as stated. */
export interface Entendido {
  texto: string;
  assunto: Assunto | null;
  cortesia: Assunto | null;
  origem?: readonly Lugar[];
  destino?: readonly Lugar[];
  ida?: DiaDito;
  volta?: DiaDito;
  /** `false`: explicitly one way. */
  idaVolta?: boolean;
  /** Outbound and return on the same day. */
  mesmoDia?: true;
  faixa?: Faixa;
  /** Any time, any class: clears earlier filters. */
  qualquerHora?: true;
  pessoas?: number;
  classe?: Classe;
  ordem?: 'preco' | 'duracao';
  /** A bare number, which may select an offered option. */
  numero?: number;
  /** True when the message is about travelling, with or without details of a trip. */
  viagem: boolean;
}
