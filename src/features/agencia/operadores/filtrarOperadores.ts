import type { PapelOperador, SituacaoOperador } from '../../../domain/agencia/caixa/estado';
import type { Operador } from '../../../domain/wire/agencia/operadores';

export interface FiltroOperadores {
  termo: string;
  situacao: SituacaoOperador | '';
  papel: PapelOperador | '';
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Operators whose name or address contains every word, ignoring accents, and who match the chosen state and role. */
export function filtrarOperadores(
  operadores: readonly Operador[],
  { termo, situacao, papel }: FiltroOperadores,
): Operador[] {
  const words = fold(termo).split(/\s+/).filter(Boolean);
  return operadores.filter(
    (one) =>
      (situacao === '' || one.situacao === situacao) &&
      (papel === '' || one.papel === papel) &&
      words.every((word) => fold(`${one.nome} ${one.email}`).includes(word)),
  );
}
