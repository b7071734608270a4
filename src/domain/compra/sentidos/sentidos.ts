/** The ways of a purchase: out and back. Each is one trip, or two with a change. */
export const sentidos = ['ida', 'volta'] as const;
export type Sentido = (typeof sentidos)[number];

/** Something of one way; its name is needed only where the places do not tell it. */
export interface DeUmSentido {
  sentido?: Sentido | null | undefined;
}

/** Trips by way, each way in the order of travel. */
export type PorSentido<T> = Record<Sentido, T[]>;

/** Whether the second trip goes on from the first, instead of leading back. */
type GoesOn<T> = (first: T, second: T) => boolean;

/**
 * Trips by way. Where none names its way, the second is a change if it goes on from the first, and the rest lead back.
 * A single way is a way out.
 */
export function sentidosDe<T extends DeUmSentido>(trechos: readonly T[], goesOn: GoesOn<T>): PorSentido<T> {
  const isNamed = trechos.some(({ sentido }) => sentido);
  const [first, second] = trechos;
  const changes = first !== undefined && second !== undefined && goesOn(first, second);
  const isIda = ({ sentido }: T, i: number): boolean => (isNamed ? sentido !== 'volta' : i < (changes ? 2 : 1));
  const ida = trechos.filter(isIda);
  const volta = trechos.filter((trecho, i) => !isIda(trecho, i));
  return ida.length > 0 ? { ida, volta } : { ida: volta, volta: [] };
}
