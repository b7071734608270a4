import type { Access } from '../../platform/http/identity';

/** The agency guard: both groups, by the verified token. Whether they are an operator still is asked of the database. */
export const agencyAccess: Access = { grupos: ['Agencia', 'AgenciaResponsavel'] };
