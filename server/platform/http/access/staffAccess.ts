import type { Access } from './identity';

/** Access of the company's staff (ADR 53): the back office. */
export const staffAccess: Access = { grupos: ['Admin', 'Operacao'] };

/** Access of administrators alone. */
export const adminAccess: Access = { grupos: ['Admin'] };
