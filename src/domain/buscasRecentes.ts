/** From where to where somebody looked lately: places alone, for a day that has gone is nothing to go back to. */
export interface BuscaRecente {
  localidadeOrigem: string;
  localidadeDestino: string;
}

const MAXIMO = 4;
const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,9}$/.test(value);

/** What the device kept; whatever is not a search is left out. */
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

/** Two ids a search: no name, no day, nothing of who looked. */
export const formatRecentes = (recentes: readonly BuscaRecente[]): string =>
  JSON.stringify(recentes.map(({ localidadeOrigem, localidadeDestino }) => [localidadeOrigem, localidadeDestino]));

/** The newest first, each once. */
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
