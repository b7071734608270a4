import { sql, type Kysely, type Migration } from 'kysely';

// Cash is written down once an order, with the till's movement that it is; a buyer at a counter may leave out their CPF.
const ddl = `
create table recebimento_balcao(
  id uuid primary key, pedido_id uuid not null unique references pedido(id),
  operador_id uuid not null references agencia_operador(id),
  movimento_id uuid not null unique references caixa_movimento(id),
  valor_centavos int not null check (valor_centavos > 0),
  recebido_centavos int not null, destino text not null default 'aceito' check (destino in ('aceito','devolver')),
  criado_em timestamptz not null default now(), check (recebido_centavos >= valor_centavos));
alter table pedido alter column comprador_cpf type varchar(11);
alter table pedido add column desconto_balcao_centavos int not null default 0 check (desconto_balcao_centavos >= 0);
alter table pedido add column desconto_balcao_motivo varchar(200);
alter table pedido add constraint pedido_desconto_balcao
  check ((desconto_balcao_centavos = 0) = (desconto_balcao_motivo is null));
alter table estorno drop constraint estorno_meio_check;
alter table estorno add constraint estorno_meio_check check (meio in ('pix','cartao','dinheiro'));
`;

/** Selling at a counter: cash taken for an order, and what an operator took off its price. */
export const m0018Counter: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
