import { sql, type Kysely, type Migration } from 'kysely';

// A wrong guess counts against who made it, so that a stranger cannot shut a parcel's code for its owner. A boarding
// key is published before it signs: doors without a network know it by then. What was forgotten of an order or an
// attempt to pay by card is written down, so that the retention job finds each row once.
const ddl = `
alter table encomenda_palpite add column quem char(64);
alter table chave_embarque add column assina_desde timestamptz not null default now();
alter table pedido add column esquecido_em timestamptz;
alter table cobranca_cartao alter column dispositivo drop not null;
`;

/** What retention, the rotation of boarding keys and the count of wrong guesses write down. */
export const m0027Retention: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
