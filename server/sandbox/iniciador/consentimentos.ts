import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { parseValorPix } from '../../../src/domain/base/dinheiro';
import type { Database, Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { Bank } from '../pix/bank';
import { PixProblem } from '../pix/pixProblem';
import { BANCO_MUDO, BANCOS_DE_TESTE } from './bancos';
import { IniciadorProblem } from './iniciadorProblem';

/** With which the embedded initiator signs its notices; everybody may know it. */
export const SEGREDO_DO_INICIADOR = 'segredo-do-iniciador-de-teste';

export type ConsentimentoRow = Selectable<Tables['sandbox_iniciador_consentimento']>;

export interface ConsentimentoSolicitado {
  authorisationServerId?: unknown;
  redirectUri?: unknown;
  data?: {
    loggedUser?: { document?: { identification?: unknown; rel?: unknown } };
    payment?: { amount?: unknown; details?: { localInstrument?: unknown; qrCode?: unknown } };
  };
}

/** Decisions of a person, or of their bank, on the bank's page. */
export type Decisao = 'aprovar' | 'recusar' | 'sem-saldo' | 'vencer';

/** The decisions with the words of their buttons. */
export const decisoes: readonly [Decisao, string][] = [
  ['aprovar', 'Aprovar pagamento'],
  ['recusar', 'Recusar'],
  ['sem-saldo', 'Não há saldo'],
  ['vencer', 'Deixar vencer'],
];

/** A decision by its name; undefined where it is none. */
export const decisaoOf = (asked: string | undefined): Decisao | undefined =>
  decisoes.find(([one]) => one === asked)?.[0];

export type Consentimentos = ReturnType<typeof createConsentimentos>;

/** The embedded initiator's books, kept in the database; `bank` is the provider at which the charges are paid. */
export function createConsentimentos({ db }: Database, bank: Bank) {
  return {
    /** Begins; a second call with the same key answers the same consent. */
    create: (chave: string, body: ConsentimentoSolicitado) => create(db, chave, body),
    find: (id: string) => find(db, id),
    /** Decides, once; a consent that was decided stays as it is. */
    decide: (id: string, decisao: Decisao) => decide(db, bank, id, decisao),
  };
}

type Dados = ConsentimentoSolicitado['data'];

const isPessoa = (data: Dados): boolean => {
  const { identification, rel } = data?.loggedUser?.document ?? {};
  return rel === 'CPF' && typeof identification === 'string' && /^\d{11}$/.test(identification);
};

/** Amount and code of the charge; null for any other payment. */
function readPagamento(data: Dados): { valor_centavos: number; qr_code: string } | null {
  const { amount, details } = data?.payment ?? {};
  const valor_centavos = typeof amount === 'string' ? (parseValorPix(amount) ?? 0) : 0;
  const qr_code = details?.localInstrument === 'QRDN' ? details.qrCode : undefined;
  return typeof qr_code === 'string' && valor_centavos > 0 ? { valor_centavos, qr_code } : null;
}

function readSolicitado({ authorisationServerId: banco, redirectUri, data }: ConsentimentoSolicitado) {
  const pagamento = isPessoa(data) ? readPagamento(data) : null;
  const isBack = typeof redirectUri === 'string' && URL.canParse(redirectUri);
  const isKnown = BANCOS_DE_TESTE.some(([id]) => id === banco);
  if (!pagamento || !isBack || !isKnown) throw new IniciadorProblem(422, 'Consentimento inválido.');
  return { banco: String(banco), ...pagamento, retorno: redirectUri };
}

async function create(db: Reader, chave: string, body: ConsentimentoSolicitado): Promise<ConsentimentoRow> {
  if (!/^[0-9a-f-]{36}$/.test(chave)) throw new IniciadorProblem(400, 'Falta x-idempotency-key.');
  const columns = readSolicitado(body);
  if (columns.banco === BANCO_MUDO) throw new IniciadorProblem(503, 'O banco não responde.');
  const row = await db
    .insertInto('sandbox_iniciador_consentimento')
    .values({ id: `urn:itape-teste:${randomUUID()}`, chave, ...columns })
    // A write that changes nothing, since one that does nothing returns no row.
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ chave }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.qr_code !== columns.qr_code || row.banco !== columns.banco) {
    throw new IniciadorProblem(422, 'Esta chave é de outro consentimento.');
  }
  return row;
}

/** One whose time is over is rejected, as a bank does it. */
async function find(db: Reader, id: string): Promise<ConsentimentoRow> {
  await db
    .updateTable('sandbox_iniciador_consentimento')
    .set({ situacao: 'REJECTED', motivo: 'TEMPO_EXPIRADO_AUTORIZACAO' })
    .where('id', '=', id)
    .where('situacao', '=', 'AWAITING_AUTHORISATION')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
  const row = await db
    .selectFrom('sandbox_iniciador_consentimento')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new IniciadorProblem(404, 'Consentimento não encontrado.');
  return row;
}

const outcomes: Record<Decisao, { situacao: ConsentimentoRow['situacao']; motivo: string | null }> = {
  aprovar: { situacao: 'CONSUMED', motivo: null },
  'sem-saldo': { situacao: 'CONSUMED', motivo: null },
  recusar: { situacao: 'REJECTED', motivo: 'REJEITADO_USUARIO' },
  vencer: { situacao: 'REJECTED', motivo: 'TEMPO_EXPIRADO_AUTORIZACAO' },
};

async function decide(db: Reader, bank: Bank, id: string, decisao: Decisao): Promise<ConsentimentoRow> {
  await find(db, id);
  const decided = await db
    .updateTable('sandbox_iniciador_consentimento')
    .set(outcomes[decisao])
    .where('id', '=', id)
    .where('situacao', '=', 'AWAITING_AUTHORISATION')
    .returning('qr_code')
    .executeTakeFirst();
  if (decided && outcomes[decisao].situacao === 'CONSUMED') {
    const motivo = decisao === 'sem-saldo' ? 'SALDO_INSUFICIENTE' : await pay(db, bank, decided.qr_code);
    await db
      .updateTable('sandbox_iniciador_consentimento')
      .set({
        pagamento_id: randomUUID(),
        pagamento_situacao: motivo === null ? 'ACSC' : 'RJCT',
        pagamento_motivo: motivo,
      })
      .where('id', '=', id)
      .execute();
  }
  return find(db, id);
}

/** Pays the charge of a code at its provider. @returns why it refused, null where the money moved. */
async function pay(db: Reader, bank: Bank, qrCode: string): Promise<string | null> {
  const cob = await db
    .selectFrom('sandbox_pix_cob')
    .select('txid')
    .where('pix_copia_e_cola', '=', qrCode)
    .executeTakeFirst();
  if (!cob) return 'QRCODE_INVALIDO';
  try {
    await bank.pay(cob.txid);
    return null;
  } catch (error) {
    if (error instanceof PixProblem) return 'QRCODE_INVALIDO';
    throw error;
  }
}
