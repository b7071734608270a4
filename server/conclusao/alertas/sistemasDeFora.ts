import { listOpen } from '../../platform/breaker/disjuntorRepository';
import { databaseNow } from '../../platform/database/databaseNow';
import type { Reader } from '../../platform/database/database';
import type { Warning } from './warnings';

/** A certificate by which a system of others knows us. */
export interface Certificado {
  sistema: string;
  validoAte: Date;
}

/** Days before its end at which a certificate raises an alert: a bank takes weeks to issue another. */
const VENCE_EM_DIAS = 30;
const DAY_MS = 86_400_000;

/** Systems of others that need a person: one that is away, and one that will soon refuse us. */
export async function findWarningsOutside(db: Reader, certificados: readonly Certificado[]): Promise<Warning[]> {
  const now = await databaseNow(db);
  const ending = certificados.filter(({ validoAte }) => validoAte.getTime() - now.getTime() < VENCE_EM_DIAS * DAY_MS);
  return [
    ...ending.map(({ sistema, validoAte }) => ({
      invariante: 'A7' as const,
      assunto: `certificado/${sistema}`,
      pedidoId: null,
      detalhe: `${sistema}: vale até ${validoAte.toISOString().slice(0, 10)}`,
    })),
    ...(await listOpen(db)).map(({ sistema, desde }) => ({
      invariante: 'A8' as const,
      assunto: `disjuntor/${sistema}`,
      pedidoId: null,
      detalhe: `${sistema}: sem resposta desde ${desde.toISOString().slice(0, 16)}Z`,
    })),
  ];
}
