import { sql, type Kysely, type Migration } from 'kysely';

// A wrong guess counts against its author, so that a stranger cannot lock a parcel's code for its owner. A boarding
// key is published before it signs, so that doors without a network know it by then. The deletion in an order or an
// attempt to pay by card is noted, so that the retention job finds each row once.
const ddl = `
alter table encomenda_palpite add column quem char(64);
alter table chave_embarque add column assina_desde timestamptz not null default now();
alter table pedido add column esquecido_em timestamptz;
alter table cobranca_cartao alter column dispositivo drop not null;
`;

/** Columns and tables of retention, of the rotation of boarding keys and of the count of wrong guesses. */
export const m0027Retention: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
