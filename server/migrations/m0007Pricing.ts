import { sql, type Kysely, type Migration } from 'kysely';

// Rules of law and prices are dated rows. Keys refuse what must never happen: a coupon used more often than it exists or
// than a person may, a free seat of a departure given twice, a discount above the price, a 21st saved passenger.
const ddl = `
create table beneficio_regra(
  beneficio text not null check (beneficio in ('idoso','id_jovem','passe_livre')), faixa smallint not null,
  vigente_de date not null, vagas smallint check (vagas > 0),
  percentual smallint not null check (percentual between 1 and 100), cobre_taxas boolean not null,
  idade_min smallint not null, idade_max smallint, antecedencia_min smallint not null,
  tp_desconto char(2) not null, base_legal text not null,
  primary key (beneficio, faixa, vigente_de));
insert into beneficio_regra values
  ('idoso', 1, '2003-10-01', 2, 100, true, 60, null, 180, '02', 'Lei 10.741/2003, art. 40, I'),
  ('idoso', 2, '2003-10-01', null, 50, true, 60, null, 180, '02', 'Lei 10.741/2003, art. 40, II'),
  ('id_jovem', 1, '2015-10-05', 2, 100, false, 15, 29, 180, '10', 'Decreto 8.537/2015, art. 13, I'),
  ('id_jovem', 2, '2015-10-05', 2, 50, false, 15, 29, 180, '10', 'Decreto 8.537/2015, art. 13, II'),
  ('passe_livre', 1, '1994-06-29', 2, 100, true, 0, null, 180, '04', 'Lei 8.899/1994');
create table beneficio_vaga(
  partida_id bigint not null, beneficio text not null, faixa smallint not null, vaga smallint not null check (vaga > 0),
  reserva_id uuid not null references reserva(id), trecho smallint not null, poltrona smallint not null,
  expira_em timestamptz, primary key (partida_id, beneficio, faixa, vaga), unique (reserva_id, trecho, poltrona));
create index beneficio_vaga_vencida on beneficio_vaga(expira_em) where expira_em is not null;
create table cupom(
  codigo varchar(20) primary key check (codigo = upper(codigo)), descricao text not null,
  vigente_de date not null, vigente_ate date,
  percentual smallint check (percentual between 1 and 100), valor_centavos int check (valor_centavos > 0),
  minimo_centavos int not null default 0 check (minimo_centavos >= 0), teto_centavos int check (teto_centavos > 0),
  limite_total int check (limite_total > 0), limite_pessoa smallint not null default 1 check (limite_pessoa > 0),
  primeira_compra boolean not null default false, check ((percentual is null) <> (valor_centavos is null)));
create table cupom_uso(
  codigo varchar(20) not null references cupom(codigo), uso int not null check (uso > 0), dono text not null,
  uso_pessoa smallint not null check (uso_pessoa > 0), reserva_id uuid not null unique references reserva(id),
  expira_em timestamptz, primary key (codigo, uso), unique (codigo, dono, uso_pessoa));
create index cupom_uso_vencido on cupom_uso(expira_em) where expira_em is not null;
create table seguro_viagem(
  vigente_de date primary key, valor_centavos int not null check (valor_centavos > 0), cobertura text not null);
insert into seguro_viagem values ('2020-01-01', 590,
  'Despesas médicas de até R$ 10.000,00 e bagagem de até R$ 1.000,00 por passageiro');
create table passageiro_salvo(
  id uuid primary key, dono text not null, vaga smallint not null check (vaga between 1 and 20),
  nome varchar(150) not null, documento_tipo smallint not null, documento text not null, data_nascimento date not null,
  celular varchar(16), criado_em timestamptz not null default now(),
  unique (dono, vaga), unique (dono, documento_tipo, documento));
alter table pedido
  add column cupom varchar(20) references cupom(codigo),
  add column desconto_centavos int not null default 0 check (desconto_centavos >= 0),
  add column seguro_viagem_centavos int not null default 0 check (seguro_viagem_centavos >= 0);
alter table pedido_item
  add column desconto int not null default 0, add column desconto_beneficio int not null default 0,
  add column beneficio text check (beneficio in ('idoso','id_jovem','passe_livre')),
  add column beneficio_faixa smallint, add column tp_desconto char(2), add column credencial varchar(30),
  add column declaracao_renda boolean not null default false,
  add column colo_nome varchar(150), add column colo_documento_tipo smallint, add column colo_documento text,
  add column colo_nascimento date,
  add check (desconto between 0 and tarifa + pedagio + embarque + seguro),
  add check (desconto_beneficio between 0 and desconto),
  add check ((beneficio is null) = (beneficio_faixa is null)),
  add check ((colo_nome is null) = (colo_documento is null) and (colo_nome is null) = (colo_nascimento is null));
alter table cobranca_pix add column substituida boolean not null default false;
`;

/** Tables of benefits, coupons and insurance, and of saved passengers. */
export const m0007Pricing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
