import { sql, type Kysely, type Migration } from 'kysely';

// The balance of a credit is kept nowhere but in its movements. Each names the one before it by its number and balance, and the
// foreign key holds the chain: two movements at once would have the same number, and none starts from a balance that is not there.
const ddl = `
alter table pedido add column credito_usado_centavos int not null default 0 check (credito_usado_centavos >= 0);
alter table estorno drop constraint estorno_meio_check;
alter table estorno add constraint estorno_meio_check check (meio in ('pix','cartao','dinheiro','credito'));
create table credito(
  id uuid primary key, dono text not null, pedido_id uuid not null references pedido(id),
  bilhete_id uuid not null references bilhete(id), devolvido_centavos int not null check (devolvido_centavos > 0),
  bonus_pct smallint not null check (bonus_pct between 0 and 100),
  bonus_centavos int not null, criado_em timestamptz not null default now(),
  constraint credito_do_bilhete unique (bilhete_id),
  check (bonus_centavos >= 0 and bonus_centavos::bigint * 100 <= devolvido_centavos::bigint * bonus_pct));
create index credito_dono on credito(dono);
create table credito_lancamento(
  id uuid primary key, credito_id uuid not null references credito(id), n int not null check (n >= 1),
  n_anterior int generated always as (nullif(n - 1, 0)) stored,
  tipo text not null check (tipo in ('concedido','usado','devolvido','expirado')),
  valor_centavos int not null, anterior_centavos int not null, saldo_centavos int not null check (saldo_centavos >= 0),
  pedido_id uuid references pedido(id), uso_id uuid references credito_lancamento(id),
  estorno_id uuid unique references estorno(id), valido_ate timestamptz not null,
  criado_em timestamptz not null default now(),
  unique (credito_id, n), unique (credito_id, n, saldo_centavos),
  foreign key (credito_id, n_anterior, anterior_centavos) references credito_lancamento(credito_id, n, saldo_centavos),
  check (saldo_centavos = anterior_centavos + valor_centavos), check (n > 1 or anterior_centavos = 0),
  check ((tipo = 'concedido') = (n = 1)), check ((valor_centavos > 0) = (tipo in ('concedido','devolvido'))),
  check (valor_centavos <> 0), check ((pedido_id is not null) = (tipo in ('usado','devolvido'))),
  check ((uso_id is not null) = (tipo = 'devolvido')), check (estorno_id is null or tipo = 'devolvido'),
  check (tipo <> 'expirado' or saldo_centavos = 0));
create index credito_uso_do_pedido on credito_lancamento(pedido_id) where tipo = 'usado';
create index credito_devolvido_do_uso on credito_lancamento(uso_id) where tipo = 'devolvido';
create unique index credito_uso_desistido on credito_lancamento(uso_id) where tipo = 'devolvido' and estorno_id is null;
create trigger credito_lancamento_fixo before update or delete on credito_lancamento
  for each row execute function caixa_so_acrescenta();
create trigger credito_nunca_apagado before delete on credito for each row execute function caixa_so_acrescenta();
`;

/** Credit of travellers in the place of refunds, and its movements, which are only ever added. */
export const m0066AccountCredit: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
