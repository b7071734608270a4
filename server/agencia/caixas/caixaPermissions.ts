import { emUso, type SituacaoOperador } from '../../../src/domain/agencia/caixa/estado';
import { impedimentoDeConferir, type ImpedimentoConferencia } from '../../../src/domain/agencia/caixa/conferencia';
import type { Caixa } from '../../../src/domain/wire/agencia/caixas';
import type { OperadorRow } from '../operadores/operadorRepository';
import type { CountRow, DecisionRow } from './contagemRepository';
import type { CaixaRow } from './caixaRepository';

type CaixaJulgado = Pick<CaixaRow, 'estado' | 'operador_id'>;
type Viewer = Pick<OperadorRow, 'id' | 'papel'>;

/** Only its owner works with a drawer. */
export const canOperate = (caixa: CaixaJulgado, viewer: Viewer): boolean =>
  caixa.operador_id === viewer.id && emUso(caixa.estado);

/** The owner counts the drawer; a supervisor may for an operator who was blocked meanwhile. */
export const canCount = (caixa: CaixaJulgado, viewer: Viewer, owner: SituacaoOperador): boolean =>
  (emUso(caixa.estado) || caixa.estado === 'devolvido') &&
  (caixa.operador_id === viewer.id || (viewer.papel === 'responsavel' && owner === 'bloqueado'));

/** The last count of a drawer and every decision on it, in order. */
export interface Hands {
  count: Pick<CountRow, 'operador_id'> | undefined;
  decisions: readonly Pick<DecisionRow, 'tipo' | 'operador_id'>[];
}

/** Whether a till waits for this viewer's decision: it is closed, and the viewer is a supervisor. */
export const awaitsSignOff = (caixa: CaixaJulgado, viewer: Viewer): boolean =>
  caixa.estado === 'fechado' && viewer.papel === 'responsavel';

/** Why a supervisor may not decide on a till: it is their own, or they counted or closed it; null where they may. */
export const impediment = (
  caixa: CaixaJulgado,
  viewer: Viewer,
  { count, decisions }: Hands,
): ImpedimentoConferencia | null =>
  impedimentoDeConferir(
    {
      operadorId: caixa.operador_id,
      contouId: count?.operador_id ?? null,
      fechouId: decisions.filter(({ tipo }) => tipo === 'fechado').at(-1)?.operador_id ?? null,
    },
    viewer.id,
  );

/** The actions that a viewer may take on a till in its present state. */
export function caixaPermissions(
  caixa: CaixaJulgado,
  viewer: Viewer,
  owner: SituacaoOperador,
  hands: Hands,
): Pick<Caixa, 'pode' | 'impedimento'> {
  const impedimento = awaitsSignOff(caixa, viewer) ? impediment(caixa, viewer, hands) : null;
  return {
    pode: {
      operar: canOperate(caixa, viewer),
      contar: canCount(caixa, viewer, owner),
      conferir: awaitsSignOff(caixa, viewer) && impedimento === null,
    },
    ...(impedimento !== null && { impedimento }),
  };
}
