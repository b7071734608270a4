/** A recent search: origin and destination only, since past dates are useless. */
export interface BuscaRecente {
  localidadeOrigem: string;
  localidadeDestino: string;
}

const MAXIMO = 4;
const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,9}$/.test(value);

/** Parses the recent searches stored on the device; malformed entries are dropped. */
export function parseRecentes(text: string | null): BuscaRecente[] {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(pairs)) return [];
    return pairs.slice(0, MAXIMO).flatMap((pair: unknown) => {
      const [localidadeOrigem, localidadeDestino] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return isId(localidadeOrigem) && isId(localidadeDestino) ? [{ localidadeOrigem, localidadeDestino }] : [];
    });
  } catch {
    return [];
  }
}

/** Serializes recent searches as two ids each, without dates or personal data. */
export const formatRecentes = (recentes: readonly BuscaRecente[]): string =>
  JSON.stringify(recentes.map(({ localidadeOrigem, localidadeDestino }) => [localidadeOrigem, localidadeDestino]));

/** Adds a search in front, without duplicates. */
export const withRecente = (
  recentes: readonly BuscaRecente[],
  { localidadeOrigem, localidadeDestino }: BuscaRecente,
): BuscaRecente[] =>
  [
    { localidadeOrigem, localidadeDestino },
    ...recentes.filter(
      (one) => one.localidadeOrigem !== localidadeOrigem || one.localidadeDestino !== localidadeDestino,
    ),
  ].slice(0, MAXIMO);
