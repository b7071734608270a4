import { sql, type Kysely, type Migration } from 'kysely';

// An attempt whose card came from a wallet names the wallet, for receipts and orders; what the wallet handed over is kept
// nowhere. A wallet's card pays by credit and at once, with no card of the vault, and is never kept.
const ddl = `
alter table cobranca_cartao add column carteira text check (carteira in ('google_pay','teste')),
  add constraint cobranca_cartao_carteira_a_vista
    check (carteira is null or (tipo = 'credito' and parcelas = 1 and cofre is null and not guardar));
`;

/** Cards that are paid with through a wallet of the browser. */
export const m0073Wallets: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
