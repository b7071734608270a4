import { sql, type Kysely, type Migration } from 'kysely';

// Rules of law are dated rows, and an order references its own. A ticket is replaced once, ends once,
// and waits for at most one exchange at a time.
const ddl = `
create table politica(
  id int primary key, jurisdicao text not null, vigente_de date not null, vigente_ate date,
  horas_minimas smallint not null check (horas_minimas >= 0),
  pct_multa smallint not null check (pct_multa between 0 and 100),
  pct_remarcacao smallint not null check (pct_remarcacao between 0 and 100),
  dias_arrependimento smallint not null check (dias_arrependimento >= 0),
  dias_validade smallint not null check (dias_validade > 0),
  minutos_atraso smallint not null check (minutos_atraso > 0),
  base_legal text not null,
  unique (jurisdicao, vigente_de), check (vigente_ate is null or vigente_ate >= vigente_de));
insert into politica values
  (1, 'ANTT', '2009-07-07', null, 3, 5, 20, 7, 365, 60, 'Lei 11.975/2009 e Resoluções ANTT 4.282/2014 e 6.033/2023'),
  (2, 'ESTADUAL', '2009-07-07', null, 3, 5, 20, 7, 365, 60, 'Lei 11.975/2009'),
  (3, 'SP', '2009-07-07', null, 3, 5, 20, 7, 365, 60, 'Lei 11.975/2009 e normas da ARTESP');
alter table pedido add column politica_id int references politica(id);
alter table pedido add column credito_centavos int not null default 0 check (credito_centavos >= 0);
alter table pedido add column remarca_bilhete_id uuid references bilhete(id);
alter table pedido add column troca text check (troca in ('remarcacao','transferencia'));
alter table pedido add column multa_centavos int not null default 0 check (multa_centavos >= 0);
alter table pedido add constraint pedido_troca check ((troca is null) = (remarca_bilhete_id is null));
create unique index pedido_remarcacao on pedido(remarca_bilhete_id)
  where situacao in ('reservado','aguardando_pagamento');
alter table bilhete drop constraint bilhete_situacao_check;
alter table bilhete add constraint bilhete_situacao_check
  check (situacao in ('emitido','cancelado','embarcado','remarcado','transferido','nao_embarcou'));
alter table bilhete add column substitui_id uuid unique references bilhete(id);
create table bilhete_encerrado(
  bilhete_id uuid primary key references bilhete(id),
  tipo text not null check (tipo in ('cancelado','remarcado','transferido')),
  multa_centavos int not null check (multa_centavos >= 0),
  estorno_centavos int not null check (estorno_centavos >= 0),
  credito_centavos int not null check (credito_centavos >= 0),
  novo_bilhete_id uuid unique references bilhete(id), politica_id int not null references politica(id),
  criado_em timestamptz not null default now(),
  check ((tipo = 'cancelado') = (novo_bilhete_id is null)));
`;

/** After the sale: the rules by date, what became of a ticket, and orders that pay for an exchange. */
export const m0009AfterSale: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
