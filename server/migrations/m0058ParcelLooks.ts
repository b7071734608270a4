import { sql, type Kysely, type Migration } from 'kysely';

// The new checks admit every word of the ones before, so the rows that are there need no second look.
const ddl = `
alter table consulta_pessoal drop constraint consulta_pessoal_alvo_check;
alter table consulta_pessoal add constraint consulta_pessoal_alvo_check
  check (alvo in ('conta','pedido','pedidos','encomenda')) not valid;
alter table consulta_pessoal drop constraint consulta_pessoal_motivo_check;
alter table consulta_pessoal add constraint consulta_pessoal_motivo_check check (motivo in ('busca_email','busca_cpf',
  'abertura','abertura_recusada','detalhe','segunda_via','cobranca','exportacao','busca_trilha','encomenda')) not valid;
`;

/** A parcel that is opened at a counter is a look at personal data. */
export const m0058ParcelLooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
