import { sql, type Kysely, type Migration } from 'kysely';

// A token pays once: its hash is unique among all attempts, and the attempt names order and person. The amount that
// the acquirer approved is a column of its own, because a wrong sum has to be released as it was approved. An accepted
// payment has exactly the requested sum. The counters of attempts hold an address for two days and no card.
const cards = `
alter table cobranca_cartao add column token_hash char(64);
create unique index cobranca_cartao_token on cobranca_cartao(token_hash) where token_hash is not null;
alter table cobranca_cartao add column autorizado_centavos int check (autorizado_centavos > 0);
update cobranca_cartao set autorizado_centavos = valor_centavos where destino is not null;
alter table cobranca_cartao add constraint cobranca_cartao_valor_aceito
  check (destino is distinct from 'aceito' or coalesce(autorizado_centavos, valor_centavos) = valor_centavos);
create table cartao_medida(
  cobranca_id uuid primary key references cobranca_cartao(id), pessoa text not null, rede varchar(64),
  aparelho varchar(80), criado_em timestamptz not null default clock_timestamp());
create index cartao_medida_pessoa on cartao_medida(pessoa, criado_em);
create index cartao_medida_rede on cartao_medida(rede, criado_em) where rede is not null;
create index cartao_medida_aparelho on cartao_medida(aparelho, criado_em) where aparelho is not null;
create index cartao_medida_idade on cartao_medida(criado_em);
create table cartao_freio(chave varchar(300) primary key, usado_em timestamptz not null default now());
`;

// A count is signed off by another operator than its author, its closer or the till's owner. A trigger checks it,
// because the rule joins three tables and has to hold for a statement typed at psql too (ADR 22).
const tills = `
create function caixa_outra_pessoa_confere() returns trigger language plpgsql as $$
begin
  if new.tipo in ('conferido','devolvido') and (
    exists (select 1 from caixa where id = new.caixa_id and operador_id = new.operador_id)
    or exists (select 1 from caixa_contagem where id = new.contagem_id and operador_id = new.operador_id)
    or new.operador_id = (select operador_id from caixa_decisao where caixa_id = new.caixa_id and tipo = 'fechado'
      order by n desc limit 1))
  then raise exception 'signed off by the operator who counted or closed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger caixa_decisao_outra_pessoa before insert on caixa_decisao
  for each row execute function caixa_outra_pessoa_confere();
`;

/** Card tokens that pay once, what counts card attempts, and a sign-off of a till by another person. */
export const m0024CardTokensAndTills: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(cards).execute(db);
    await sql.raw(tills).execute(db);
  },
};
