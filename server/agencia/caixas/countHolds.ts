import type { TillRow } from './caixaRepository';
import type { CountRow, DecisionRow } from './contagemRepository';

/**
 * Whether a count still describes the drawer: of a closed till always, of a paused one while no cash moved since, of a
 * returned one only a count that was made after its return. An open till has none: it is counted blind.
 */
export function countHolds(
  till: Pick<TillRow, 'estado'>,
  count: Pick<CountRow, 'id' | 'esperado_centavos'>,
  cash: number,
  decisions: readonly Pick<DecisionRow, 'tipo' | 'contagem_id'>[],
): boolean {
  if (till.estado === 'aberto') return false;
  if (till.estado === 'pausado') return count.esperado_centavos === cash;
  if (till.estado === 'devolvido') return decisions.at(-1)?.contagem_id !== count.id;
  return true;
}
