import { sql, type Kysely, type Migration } from 'kysely';

// One open till per operator, numbers without a gap within a till, and signs by kind are constraints. Triggers keep
// append-only rows and closed tills from changing (ADR 22), also by a statement typed at psql.
const ddl = `
create table agencia_estabelecimento(
  id int primary key, nome varchar(120) not null, ultimo_caixa int not null default 0 check (ultimo_caixa >= 0));
create table agencia_operador(
  id uuid primary key, identidade_sub text unique, estabelecimento_id int not null references agencia_estabelecimento(id),
  nome varchar(150) not null, email varchar(254) not null, email_norm varchar(254) not null unique,
  papel text not null check (papel in ('operador','responsavel')),
  situacao text not null check (situacao in ('pendente','ativo','bloqueado')),
  limite_caixa_centavos int not null check (limite_caixa_centavos between 0 and 100000000),
  limite_desconto_pontos smallint not null check (limite_desconto_pontos between 0 and 10000),
  comissao_pontos smallint not null check (comissao_pontos between 0 and 10000),
  versao int not null default 1, criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  check (situacao = 'pendente' or identidade_sub is not null));
create index agencia_operador_estabelecimento on agencia_operador(estabelecimento_id, nome);
create table agencia_auditoria(
  id uuid primary key, estabelecimento_id int not null references agencia_estabelecimento(id),
  operador_id uuid references agencia_operador(id), autor_id uuid references agencia_operador(id),
  acao text not null, antes jsonb, depois jsonb, em timestamptz not null default clock_timestamp());
create index agencia_auditoria_operador on agencia_auditoria(operador_id, em desc);
create table caixa(
  id uuid primary key, numero int not null check (numero > 0),
  operador_id uuid not null references agencia_operador(id),
  estabelecimento_id int not null references agencia_estabelecimento(id),
  estado text not null default 'aberto' check (estado in ('aberto','pausado','fechado','devolvido','conferido')),
  comissao_pontos smallint not null check (comissao_pontos between 0 and 10000),
  movimentos int not null default 0 check (movimentos >= 0),
  aberto_em timestamptz not null default now(), fechado_em timestamptz, conferido_em timestamptz,
  versao int not null default 1, unique (estabelecimento_id, numero),
  check ((fechado_em is null) = (estado in ('aberto','pausado'))),
  check ((conferido_em is null) = (estado <> 'conferido')));
create unique index caixa_um_aberto on caixa(operador_id) where estado in ('aberto','pausado');
create index caixa_historico on caixa(estabelecimento_id, aberto_em desc);
create table caixa_movimento(
  id uuid primary key, caixa_id uuid not null references caixa(id), n int not null check (n > 0),
  tipo text not null check (tipo in ('abertura','venda','cancelamento','sangria','suprimento','ajuste')),
  modalidade text not null check (modalidade in ('dinheiro','debito','credito','pix','link','maquininha')),
  valor_centavos int not null, recebido_centavos int, motivo varchar(200),
  pedido_id uuid references pedido(id), encomenda_id uuid, operador_id uuid not null references agencia_operador(id),
  chave varchar(128) not null unique, em timestamptz not null default clock_timestamp(), unique (caixa_id, n),
  check (case tipo when 'abertura' then valor_centavos >= 0 when 'venda' then valor_centavos >= 0
    when 'suprimento' then valor_centavos > 0 when 'cancelamento' then valor_centavos <= 0
    when 'sangria' then valor_centavos < 0 else valor_centavos <> 0 end),
  check (tipo not in ('abertura','sangria','suprimento') or modalidade = 'dinheiro'),
  check (tipo not in ('sangria','suprimento','ajuste') or length(trim(motivo)) >= 3),
  check (tipo not in ('venda','cancelamento') or (pedido_id is null) <> (encomenda_id is null)),
  check (recebido_centavos is null or (tipo = 'venda' and modalidade = 'dinheiro' and recebido_centavos >= valor_centavos)));
create unique index caixa_movimento_abertura on caixa_movimento(caixa_id) where tipo = 'abertura';
create index caixa_movimento_pedido on caixa_movimento(pedido_id) where pedido_id is not null;
create index caixa_movimento_encomenda on caixa_movimento(encomenda_id) where encomenda_id is not null;
create table caixa_pendencia(
  id uuid primary key, operador_id uuid not null references agencia_operador(id),
  chave varchar(128) not null unique, corpo jsonb not null, em timestamptz not null default clock_timestamp());
create index caixa_pendencia_operador on caixa_pendencia(operador_id, em);
create table caixa_contagem(
  id uuid primary key, caixa_id uuid not null references caixa(id), n smallint not null check (n > 0),
  contado_centavos int not null check (contado_centavos >= 0), esperado_centavos int not null, cedulas jsonb not null,
  operador_id uuid not null references agencia_operador(id), em timestamptz not null default clock_timestamp(),
  unique (caixa_id, n));
create table caixa_decisao(
  id uuid primary key, caixa_id uuid not null references caixa(id), n smallint not null check (n > 0),
  tipo text not null check (tipo in ('fechado','conferido','devolvido')),
  contagem_id uuid not null references caixa_contagem(id), nota varchar(500),
  operador_id uuid not null references agencia_operador(id), em timestamptz not null default clock_timestamp(),
  unique (caixa_id, n), check (tipo <> 'devolvido' or length(trim(nota)) >= 3));
`;

// A function each: what may never change, what takes movements, and which ways a till may go.
const guards = `
create function caixa_so_acrescenta() returns trigger language plpgsql as $$
begin
  raise exception 'append only: %', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger agencia_auditoria_fixa before update or delete on agencia_auditoria
  for each row execute function caixa_so_acrescenta();
create trigger caixa_movimento_fixo before update or delete on caixa_movimento
  for each row execute function caixa_so_acrescenta();
create trigger caixa_contagem_fixa before update or delete on caixa_contagem
  for each row execute function caixa_so_acrescenta();
create trigger caixa_decisao_fixa before update or delete on caixa_decisao
  for each row execute function caixa_so_acrescenta();
create trigger caixa_nunca_apagado before delete on caixa
  for each row execute function caixa_so_acrescenta();
create function caixa_recebe_movimento() returns trigger language plpgsql as $$
begin
  perform 1 from caixa where id = new.caixa_id and operador_id = new.operador_id
    and estado in ('aberto','pausado') for no key update;
  if not found then
    raise exception 'the till is closed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger caixa_movimento_aberto before insert on caixa_movimento
  for each row execute function caixa_recebe_movimento();
create function caixa_caminho() returns trigger language plpgsql as $$
begin
  if (new.id, new.numero, new.operador_id, new.estabelecimento_id, new.comissao_pontos, new.aberto_em)
    is distinct from (old.id, old.numero, old.operador_id, old.estabelecimento_id, old.comissao_pontos, old.aberto_em)
  then raise exception 'a till keeps what it was opened with' using errcode = 'integrity_constraint_violation';
  end if;
  if old.estado in ('fechado','devolvido','conferido')
    and (new.movimentos, new.fechado_em) is distinct from (old.movimentos, old.fechado_em)
  then raise exception 'the till is closed' using errcode = 'integrity_constraint_violation';
  end if;
  if old.estado = 'conferido' or (old.estado <> new.estado and (old.estado || '>' || new.estado) not in
    ('aberto>pausado','pausado>aberto','aberto>fechado','pausado>fechado','fechado>conferido','fechado>devolvido',
     'devolvido>fechado'))
  then raise exception 'no way from % to %', old.estado, new.estado using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger caixa_caminho before update on caixa for each row execute function caixa_caminho();
`;

/** Tables of the operators of an establishment, their tills with every movement, and the log of actions. */
export const m0016Tills: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
    await sql.raw(guards).execute(db);
  },
};
