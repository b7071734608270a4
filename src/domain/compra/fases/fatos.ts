import type { AvisoCompra } from '../avisoCompra';
import type { TrechoCompra } from '../compra';
import type { PoltronaDaViagem } from '../poltronasAoVivo';
import type { Reserva, ReservaPropria } from '../../wire/compra/reservas';
import type { Tentativa } from '../../base/tentativa';
import type { EnvioPedido, PassageirosProntos } from './fase';

/** Data of each fact. */
export interface DadosDoFato {
  compraOpened: { trechos: TrechoCompra[] };
  pedidoOpened: { trechos: TrechoCompra[]; pedidoId: string };
  /** All seats of the current leg. */
  poltronasChosen: number[];
  poltronasLost: PoltronaDaViagem[];
  reservaTried: { tentativa: Tentativa; restoring: boolean };
  reservaMade: { reserva: Reserva; trechos: TrechoCompra[]; fim: number };
  reservaUnanswered: AvisoCompra;
  reservaReleased: void;
  reservaResumed: { reserva: ReservaPropria; fim: number };
  reservaTimed: { reserva: Reserva; fim: number };
  prorrogacaoAsked: void;
  /** Whether a retry may help. */
  prorrogacaoFailed: { retry: boolean };
  /** The seats that other people hold, and the notice, where the person needs one. */
  reservaGone: { perdidas: PoltronaDaViagem[]; aviso: AvisoCompra | null };
  passageirosReady: PassageirosProntos;
  pedidoTried: Tentativa;
  pedidoMade: string;
  pedidoFailed: AvisoCompra;
  envioStarted: Exclude<EnvioPedido, 'parado'>;
  envioEnded: AvisoCompra | null;
  compraLeft: void;
  compraCleared: void;
  compraForgotten: void;
}
