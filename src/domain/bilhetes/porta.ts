import type { ClaimsEmbarque } from './embarque';
import type { CargaDoBilhete, ChaveEmbarque } from '../wire/bilhetes/embarque';

/** Verdict on a scanned code, shown in words and signalled by one of two sounds. */
export type Veredito = 'pode' | 'ja_lido' | 'outra_viagem' | 'sem_validade' | 'invalido' | 'sem_chave' | 'sem_suporte';

/** A boarded ticket; without a name, so that a lost device reveals none. */
export interface Lido {
  poltrona: number;
  iniciais: string;
  /** ISO 8601, by this device's clock. */
  lidoEm: string;
}

export interface ViagemDaPorta {
  id: string;
  /** Taken from the first ticket; null when the trip was typed. */
  dia: string | null;
  hora: string | null;
}

/** A reading that was not sent to the server yet. */
export interface LeituraPendente {
  codigo: string;
  lidoEm: string;
}

/** State of a boarding session, kept on the device and deleted afterwards. */
export interface MemoriaDaPorta {
  viagem: ViagemDaPorta | null;
  /** By ticket id. */
  lidos: Record<string, Lido>;
  semValidade: string[];
  /** Extras that valid tickets bring; absent in a session that began before it was told. */
  carga?: CargaDoBilhete[];
  fila: LeituraPendente[];
  chaves: ChaveEmbarque[];
  /** Start of the boarding, in milliseconds since 1970. */
  desde: number;
}

/** Expiry of a session that was never closed, later than any delayed trip. */
const ESQUECE_MS = 2 * 86_400_000;
export const isPortaEsquecida = ({ desde }: MemoriaDaPorta, agora: number): boolean => agora - desde > ESQUECE_MS;

export interface Julgamento {
  veredito: Veredito;
  claims?: ClaimsEmbarque;
  /** Time of the first reading. */
  lidoEm?: string;
}

/** Judges a code with a valid signature. Without a trip, the session adopts the one of its first code. */
export function judgeEmbarque(
  claims: ClaimsEmbarque,
  { viagem, lidos, semValidade }: Pick<MemoriaDaPorta, 'viagem' | 'lidos' | 'semValidade'>,
): Julgamento {
  if (viagem && viagem.id !== claims.viagemId) return { veredito: 'outra_viagem', claims };
  if (semValidade.includes(claims.bilheteId)) return { veredito: 'sem_validade', claims };
  const lido = lidos[claims.bilheteId];
  return lido ? { veredito: 'ja_lido', claims, lidoEm: lido.lidoEm } : { veredito: 'pode', claims };
}
