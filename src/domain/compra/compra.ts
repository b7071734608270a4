import type { Sentido } from './sentidos/sentidos';
import { msg } from '../../words/t';

export const etapasCompra = ['poltronas', 'passageiros', 'pagamento', 'bilhete'] as const;
export type EtapaCompra = (typeof etapasCompra)[number];
export const rotulosEtapa: Record<EtapaCompra, string> = {
  poltronas: msg('Poltronas'),
  passageiros: msg('Passageiros'),
  pagamento: msg('Pagamento'),
  bilhete: msg('Bilhete'),
};

/** One leg of the purchase with its chosen seats. */
export interface TrechoCompra {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltronas: number[];
  /** Named where the places of the purchase do not tell it. */
  sentido?: Sentido;
}

/**
 * A purchase as encoded in its address. `chave` is the idempotency key of the hold: repeating the request returns the
 * same hold, so a page reload neither loses seats nor takes them twice.
 */
export interface LinkCompra {
  trechos: TrechoCompra[];
  chave: string | null;
  etapa: EtapaCompra;
  /** Id of the order, once created. */
  pedido: string | null;
  /** Pricing options. They contain no personal data, so they may stand in the address and survive a reload. */
  cupom?: string | null;
  seguro?: boolean;
  /** Id of the earlier order that is bought again, whose passengers take the seats. */
  deNovo?: string | null;
}

/**
 * The step that may be shown: passengers require a hold, payment requires passengers. An order restored from its
 * address can only be paid.
 */
export function etapaPossivel(
  pedida: EtapaCompra,
  { reservado, prontos, pedido }: { reservado: boolean; prontos: boolean; pedido: boolean },
): EtapaCompra {
  if (!reservado) return pedido ? 'pagamento' : 'poltronas';
  if (pedida === 'poltronas') return 'poltronas';
  return pedida === 'passageiros' || !prontos ? 'passageiros' : 'pagamento';
}
