import type { ClaimsEmbarque } from './embarque';
import type { ChaveEmbarque } from './wire/embarque';

/** What the door says of a code: in words on the screen, and one of two sounds. */
export type Veredito = 'pode' | 'ja_lido' | 'outra_viagem' | 'sem_validade' | 'invalido' | 'sem_chave' | 'sem_suporte';

/** A ticket that boarded here; no name, since whoever finds the telephone needs to know none. */
export interface Lido {
  poltrona: number;
  iniciais: string;
  /** ISO 8601, by this device's clock. */
  lidoEm: string;
}

export interface ViagemDaPorta {
  id: string;
  /** As the first ticket said; null when the trip was typed. */
  dia: string | null;
  hora: string | null;
}

/** A reading that the server has not heard of. */
export interface LeituraPendente {
  codigo: string;
  lidoEm: string;
}

/** What a door keeps on its device while people board, and forgets afterwards. */
export interface MemoriaDaPorta {
  viagem: ViagemDaPorta | null;
  /** By the ticket's id. */
  lidos: Record<string, Lido>;
  semValidade: string[];
  fila: LeituraPendente[];
  chaves: ChaveEmbarque[];
  /** When the boarding began, in milliseconds since 1970. */
  desde: number;
}

/** A door that nobody closed forgets by itself: a trip and its delays are over by then. */
const ESQUECE_MS = 2 * 86_400_000;
export const isPortaEsquecida = ({ desde }: MemoriaDaPorta, agora: number): boolean => agora - desde > ESQUECE_MS;

export interface Julgamento {
  veredito: Veredito;
  claims?: ClaimsEmbarque;
  /** When it boarded before. */
  lidoEm?: string;
}

/** Judges a code whose signature holds. A door without a trip takes the one of its first code. */
export function julgarEmbarque(
  claims: ClaimsEmbarque,
  { viagem, lidos, semValidade }: Pick<MemoriaDaPorta, 'viagem' | 'lidos' | 'semValidade'>,
): Julgamento {
  if (viagem && viagem.id !== claims.viagemId) return { veredito: 'outra_viagem', claims };
  if (semValidade.includes(claims.bilheteId)) return { veredito: 'sem_validade', claims };
  const lido = lidos[claims.bilheteId];
  return lido ? { veredito: 'ja_lido', claims, lidoEm: lido.lidoEm } : { veredito: 'pode', claims };
}
