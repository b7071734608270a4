import type { Access } from '../../platform/http/access/identity';

/** Access of both agency groups by the verified token. `requireOperator` checks the database afterwards. */
export const agenciaAccess: Access = { grupos: ['Agencia', 'AgenciaResponsavel'] };
