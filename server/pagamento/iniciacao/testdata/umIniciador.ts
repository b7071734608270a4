import { randomUUID } from 'node:crypto';
import type { Banco } from '../../../../src/domain/wire/pagamento/iniciacao';
import type { Consentimento, IniciadorPort, NovoConsentimento } from '../iniciadorPort';

/** The banks of the fake initiator. */
export const bancosDoIniciador: [Banco] = [{ id: 'nimbo', nome: 'Nimbo' }];
/** End of the time to approve, which no test waits for, however late it runs after this is read. */
export const EXPIRA = new Date('2099-12-01T12:00:00.000Z');

/** A payment as an initiator answers it, which waits for its person. */
export const umConsentimento = (change: Partial<Consentimento> = {}): Consentimento => ({
  id: `urn:${randomUUID()}`,
  situacao: 'aguardando',
  motivo: null,
  url: 'https://banco.test/consentir',
  expiraEm: EXPIRA,
  ...change,
});

/** An initiator that gives one answer, and notes what it was asked. */
export function umIniciador(answer: Consentimento | Error) {
  const asked: string[] = [];
  const begun: NovoConsentimento[] = [];
  const reply = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const port: IniciadorPort = {
    listBancos: () => Promise.resolve(bancosDoIniciador),
    start: (novo) => (begun.push(novo), reply()),
    find: (id) => (asked.push(id), reply()),
    registerWebhook: () => Promise.resolve(),
  };
  return { asked, begun, port };
}
