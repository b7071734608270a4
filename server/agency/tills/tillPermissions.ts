import { emUso, type SituacaoOperador } from '../../../src/domain/caixa/estado';
import type { Caixa } from '../../../src/domain/wire/caixas';
import type { OperatorRow } from '../operators/operatorRows';
import type { TillRow } from './tillRows';

type Till = Pick<TillRow, 'estado' | 'operador_id'>;
type Viewer = Pick<OperatorRow, 'id' | 'papel'>;

/** Whose drawer it is works with it. */
export const operar = (till: Till, viewer: Viewer): boolean => till.operador_id === viewer.id && emUso(till.estado);

/** Who has the drawer counts it; a supervisor does for an operator who was blocked meanwhile. */
export const contar = (till: Till, viewer: Viewer, owner: SituacaoOperador): boolean =>
  (emUso(till.estado) || till.estado === 'devolvido') &&
  (till.operador_id === viewer.id || (viewer.papel === 'responsavel' && owner === 'bloqueado'));

/** A supervisor signs off what others closed, never their own till. */
export const conferir = (till: Till, viewer: Viewer): boolean =>
  till.estado === 'fechado' && viewer.papel === 'responsavel' && till.operador_id !== viewer.id;

/** What somebody may do with a till as it stands now. */
export const tillPermissions = (till: Till, viewer: Viewer, owner: SituacaoOperador): Caixa['pode'] => ({
  operar: operar(till, viewer),
  contar: contar(till, viewer, owner),
  conferir: conferir(till, viewer),
});
