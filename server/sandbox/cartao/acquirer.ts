import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { AuthenticationWire, PaymentWire } from '../../adapters/adiq/adiqWire';
import type { AuthenticationAsked, PaymentAsked } from './asked';
import type { Cenario } from './cards';
import { AcquirerProblem } from './acquirerProblem';
import { refuseMismatch } from './refuseMismatch';
import { proofOf, statusOf } from './threeDsServer';

type AuthenticationRow = Selectable<Tables['sandbox_cartao_autenticacao']>;
type VaultRow = Selectable<Tables['sandbox_cartao_cofre']>;
type PaymentRow = Selectable<Tables['sandbox_cartao_pagamento']>;

export type Acquirer = ReturnType<typeof createAcquirer>;
export const CODIGO_DO_BANCO = '123456';
const MAX_WRONG_CODES = 3;
const refusalCodes: Partial<Record<Cenario, string>> = { sem_saldo: '51', roubado: '43' };

/**
 * The embedded acquirer's books, kept in the database.
 * @param pagesFor the origin of its pages, seen from a shop.
 */
export function createAcquirer({ db, transaction }: Database, pagesFor: (shopOrigin: string) => string) {
  const findVault = (reader: Reader, id: string): Promise<VaultRow | undefined> =>
    reader.selectFrom('sandbox_cartao_cofre').selectAll().where('id', '=', id).executeTakeFirst();
  const findAuthentication = (reader: Reader, id: string): Promise<AuthenticationRow | undefined> =>
    isUuid(id)
      ? reader.selectFrom('sandbox_cartao_autenticacao').selectAll().where('id', '=', id).executeTakeFirst()
      : Promise.resolve(undefined);
  const readAuthentication = async (reader: Reader, id: string) => {
    const row = await findAuthentication(reader, id);
    const vault = row && (await findVault(reader, row.cofre_id));
    if (!row || !vault) throw new AcquirerProblem(404, 'code3DS', 'Autenticação não encontrada.');
    return { row, vault };
  };
  const toAuthenticationWire = (row: AuthenticationRow, vault: VaultRow): AuthenticationWire => ({
    code3DS: row.id,
    transStatus: row.situacao,
    eci: row.eci,
    cavv: row.cavv,
    dsTransId: row.ds_trans_id,
    version: '2.2.0',
    acsUrl: row.situacao === 'C' ? `${pagesFor(row.loja)}/_sandbox/cartao/acs/${row.id}` : null,
    brand: vault.bandeira,
    last4: vault.final4,
  });
  const readPayment = async (reader: Reader, id: string): Promise<PaymentRow> => {
    const row = await reader.selectFrom('sandbox_cartao_pagamento').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AcquirerProblem(404, 'paymentId', 'Pagamento não encontrado.');
    return row;
  };
  const cancelsOf = (reader: Reader, id: string) =>
    reader.selectFrom('sandbox_cartao_cancelamento').selectAll().where('pagamento_id', '=', id).execute();
  const toWire = async (reader: Reader, row: PaymentRow): Promise<PaymentWire> => ({
    paymentId: row.id,
    orderNumber: row.chave,
    status: row.situacao,
    returnCode: row.codigo,
    amount: row.valor_centavos,
    authorizationCode: row.chave.slice(-6),
    cancels: (await cancelsOf(reader, row.id)).map(({ referencia, valor_centavos }) => ({
      reference: referencia,
      amount: valor_centavos,
    })),
  });
  const setAuthentication = (tx: Tx, id: string, change: Updateable<Tables['sandbox_cartao_autenticacao']>) =>
    tx.updateTable('sandbox_cartao_autenticacao').set(change).where('id', '=', id).execute();

  return {
    cenario: async (vaultId: string): Promise<Cenario | null> =>
      ((await findVault(db, vaultId))?.cenario as Cenario | undefined) ?? null,

    /** A card that was put away. */
    vault: async (vaultId: string): Promise<VaultRow> => {
      const vault = await findVault(db, vaultId);
      if (!vault) throw new AcquirerProblem(400, 'vaultId', 'Cartão desconhecido ou já usado.');
      return vault;
    },

    /** The bank decides by itself, or asks the person. Asked twice under one order number, it answers the same. */
    authenticate: (asked: AuthenticationAsked): Promise<AuthenticationWire> =>
      transaction(async (tx) => {
        const vault = await findVault(tx, asked.vaultId);
        if (!vault) throw new AcquirerProblem(400, 'vaultId', 'Cartão desconhecido ou já usado.');
        const situacao = statusOf(vault.cenario as Cenario);
        await tx
          .insertInto('sandbox_cartao_autenticacao')
          .values({
            ...{ id: randomUUID(), chave: asked.orderNumber, cofre_id: vault.id, valor_centavos: asked.amount },
            ...{ situacao, ...proofOf(situacao, vault.bandeira), ds_trans_id: randomUUID() },
            ...{
              nonce: asked.nonce,
              referencia: asked.reference,
              retorno: asked.urlSite3DS,
              loja: new URL(asked.urlSite3DS).origin,
            },
          })
          .onConflict((again) => again.column('chave').doNothing())
          .execute();
        const row = await tx
          .selectFrom('sandbox_cartao_autenticacao')
          .selectAll()
          .where('chave', '=', asked.orderNumber)
          .executeTakeFirstOrThrow();
        return toAuthenticationWire(row, vault);
      }),

    getAuthentication: async (id: string): Promise<AuthenticationWire> => {
      const { row, vault } = await readAuthentication(db, id);
      return toAuthenticationWire(row, vault);
    },

    /** Ends a challenge that is open: its page takes no answer any more. */
    cancelAuthentication: (id: string): Promise<AuthenticationWire> =>
      transaction(async (tx) => {
        const { row, vault } = await readAuthentication(tx, id);
        if (row.situacao === 'C') await setAuthentication(tx, id, { cancelada: true });
        return toAuthenticationWire(row, vault);
      }),

    /** A challenge as its own page sees it. */
    findChallenge: async (id: string) => {
      const row = await findAuthentication(db, id);
      const vault = row && (await findVault(db, row.cofre_id));
      return row && vault ? { row, final4: vault.final4, cenario: vault.cenario as Cenario } : null;
    },

    /** The person answers their bank. @returns whether the question is settled. */
    answerChallenge: (id: string, answer: { codigo: string } | 'recusar'): Promise<boolean> =>
      transaction(async (tx) => {
        const { row, vault } = await readAuthentication(tx, id);
        if (row.situacao !== 'C' || row.cancelada) return true;
        const erros = row.erros + 1;
        if (answer !== 'recusar' && answer.codigo === CODIGO_DO_BANCO) {
          await setAuthentication(tx, id, { situacao: 'Y', ...proofOf('Y', vault.bandeira) });
          return true;
        }
        const isOver = answer === 'recusar' || erros >= MAX_WRONG_CODES;
        await setAuthentication(tx, id, isOver ? { situacao: 'N' } : { erros });
        return isOver;
      }),

    /** The money. A card and an order number are good once each. */
    pay: (asked: PaymentAsked): Promise<PaymentWire> =>
      transaction(async (tx) => {
        const vault = await findVault(tx, asked.vaultId);
        if (!vault) throw new AcquirerProblem(400, 'vaultId', 'Cartão desconhecido ou já usado.');
        const authentication = await findAuthentication(tx, asked.code3DS);
        refuseMismatch(asked, authentication);
        const codigo = refusalCodes[vault.cenario as Cenario] ?? '00';
        const approved = asked.captureType === 'ac' ? 'captured' : 'authorized';
        const row = await tx
          .insertInto('sandbox_cartao_pagamento')
          .values({
            ...{ id: newPaymentId(), chave: asked.orderNumber, tipo: asked.transactionType, codigo },
            ...{ parcelas: asked.installments, valor_centavos: asked.amount },
            ...{ bandeira: vault.bandeira, final4: vault.final4 },
            situacao: codigo === '00' ? approved : 'denied',
          })
          .onConflict((again) => again.column('chave').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new AcquirerProblem(409, 'orderNumber', 'Este orderNumber já foi usado.');
        return toWire(tx, row);
      }),

    getPayment: async (id: string) => toWire(db, await readPayment(db, id)),

    listPayments: async (orderNumber: string) => {
      const rows = await db
        .selectFrom('sandbox_cartao_pagamento')
        .selectAll()
        .where('chave', '=', orderNumber)
        .execute();
      return Promise.all(rows.map((row) => toWire(db, row)));
    },

    capture: (id: string, amount: number) =>
      transaction(async (tx) => {
        const row = await readPayment(tx, id);
        if (amount !== row.valor_centavos) throw new AcquirerProblem(400, 'amount', 'O valor não é o autorizado.');
        const { numUpdatedRows } = await tx
          .updateTable('sandbox_cartao_pagamento')
          .set({ situacao: 'captured' })
          .where('id', '=', id)
          .where('situacao', '=', 'authorized')
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new AcquirerProblem(409, 'status', 'O pagamento não está pré-autorizado.');
        return toWire(tx, await readPayment(tx, id));
      }),

    /** Lets go of a reservation, or gives back of what was taken, never more than is left. */
    cancel: (id: string, amount: number, reference: string) =>
      transaction(async (tx) => {
        const row = await tx
          .selectFrom('sandbox_cartao_pagamento')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new AcquirerProblem(404, 'paymentId', 'Pagamento não encontrado.');
        const earlier = await cancelsOf(tx, id);
        if (earlier.some(({ referencia }) => referencia === reference)) return toWire(tx, row);
        const left = row.valor_centavos - earlier.reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
        const isWhole = amount === row.valor_centavos;
        const allowed = row.situacao === 'captured' || (row.situacao === 'authorized' && isWhole);
        if (!allowed || amount <= 0 || amount > left) {
          throw new AcquirerProblem(409, 'amount', 'Este pagamento não pode ser cancelado neste valor.');
        }
        await tx
          .insertInto('sandbox_cartao_cancelamento')
          .values({ pagamento_id: id, referencia: reference, valor_centavos: amount })
          .execute();
        if (amount === left) {
          await tx.updateTable('sandbox_cartao_pagamento').set({ situacao: 'canceled' }).where('id', '=', id).execute();
        }
        return toWire(tx, await readPayment(tx, id));
      }),
  };
}

const newPaymentId = (): string =>
  `pag_${randomBytes(12)
    .toString('base64url')
    .replace(/[\d_-]/g, 'x')}`;
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
