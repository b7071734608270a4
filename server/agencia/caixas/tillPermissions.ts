import { emUso, type SituacaoOperador } from '../../../src/domain/caixa/estado';
import { impedimentoDeConferir, type ImpedimentoConferencia } from '../../../src/domain/caixa/conferencia';
import type { Caixa } from '../../../src/domain/wire/caixas';
import type { OperatorRow } from '../operadores/operatorRows';
import type { CountRow, DecisionRow, TillRow } from './tillRows';

type Till = Pick<TillRow, 'estado' | 'operador_id'>;
type Viewer = Pick<OperatorRow, 'id' | 'papel'>;

/** Whose drawer it is works with it. */
export const operar = (till: Till, viewer: Viewer): boolean => till.operador_id === viewer.id && emUso(till.estado);

/** Who has the drawer counts it; a supervisor does for an operator who was blocked meanwhile. */
export const contar = (till: Till, viewer: Viewer, owner: SituacaoOperador): boolean =>
  (emUso(till.estado) || till.estado === 'devolvido') &&
  (till.operador_id === viewer.id || (viewer.papel === 'responsavel' && owner === 'bloqueado'));

/** What had a hand in the drawer: the last count and every decision, in order. */
export interface Hands {
  count: Pick<CountRow, 'operador_id'> | undefined;
  decisions: readonly Pick<DecisionRow, 'tipo' | 'operador_id'>[];
}

/** A closed till waits for a supervisor's word. */
export const awaitsSignOff = (till: Till, viewer: Viewer): boolean =>
  till.estado === 'fechado' && viewer.papel === 'responsavel';

/** Why this supervisor may not give it: the till is their own, or they counted or closed it; null where they may. */
export const impediment = (till: Till, viewer: Viewer, { count, decisions }: Hands): ImpedimentoConferencia | null =>
  impedimentoDeConferir(
    {
      operadorId: till.operador_id,
      contouId: count?.operador_id ?? null,
      fechouId: decisions.filter(({ tipo }) => tipo === 'fechado').at(-1)?.operador_id ?? null,
    },
    viewer.id,
  );

/** What somebody may do with a till as it stands now. */
export function tillPermissions(
  till: Till,
  viewer: Viewer,
  owner: SituacaoOperador,
  hands: Hands,
): Pick<Caixa, 'pode' | 'impedimento'> {
  const impedimento = awaitsSignOff(till, viewer) ? impediment(till, viewer, hands) : null;
  return {
    pode: {
      operar: operar(till, viewer),
      contar: contar(till, viewer, owner),
      conferir: awaitsSignOff(till, viewer) && impedimento === null,
    },
    ...(impedimento !== null && { impedimento }),
  };
}
