import type { MeioBalcao } from '../wire/encomendas/encomendas';
import type { VolumeDigitado } from './volumeDigitado';

/** Knowledge of the forbidden contents, at the end of the customer's steps. */
export interface DadosRevisao {
  ciencia: boolean;
}

/** A parcel asked for by its code. */
export interface DadosProcura {
  codigo: string;
}

/** The volumes as the counter weighed them. */
export interface DadosPesagem {
  volumes: VolumeDigitado[];
}

/** The way in which the freight is paid. */
export interface DadosRecebimento {
  meio: MeioBalcao;
}

/** The departure that takes a parcel along. */
export interface DadosEmbarque {
  viagemId: string;
}

/** The person who takes a parcel, and the way its storage is paid. */
export interface DadosEntrega {
  nome: string;
  documentoFinal: string;
  meio: MeioBalcao;
}

/** The end of a parcel that is not handed over. */
export interface DadosEncerramento {
  fim: 'devolvida' | 'extraviada';
  motivo: string;
}
