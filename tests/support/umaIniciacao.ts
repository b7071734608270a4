import type { IniciacaoPix } from '../../src/domain/wire/pagamento/iniciacao';

export const INICIACAO = '11111111-1111-4111-8111-111111111111';

/** A payment that waits in the app of a bank that does not exist. */
export const umaIniciacao = (fields: Partial<IniciacaoPix> = {}): IniciacaoPix => ({
  id: INICIACAO,
  banco: { id: 'banco-aurora', nome: 'Banco Aurora' },
  situacao: 'aguardando',
  motivo: null,
  url: 'https://banco.test/aprovar',
  expiraEm: '2026-11-21T12:05:00-03:00',
  ...fields,
});
