import type { CaixaRow } from './caixaRepository';
import type { CountRow, DecisionRow } from './contagemRepository';

/**
 * Whether a count still describes the drawer: of a closed till always, of a paused one while no cash moved since, of a
 * returned one only a count that was made after its return. An open till has none: it is counted blind.
 */
export function countHolds(
  caixa: Pick<CaixaRow, 'estado'>,
  count: Pick<CountRow, 'id' | 'esperado_centavos'>,
  dinheiro: number,
  decisions: readonly Pick<DecisionRow, 'tipo' | 'contagem_id'>[],
): boolean {
  if (caixa.estado === 'aberto') return false;
  if (caixa.estado === 'pausado') return count.esperado_centavos === dinheiro;
  if (caixa.estado === 'devolvido') return decisions.at(-1)?.contagem_id !== count.id;
  return true;
}
