import { sql, type Kysely, type Migration } from 'kysely';

// The company's data are one document, each change of which is a row: the last one is in force, and the others say who
// changed what and when. The number of a row is the lock: of two writers that saw the same one, one inserts the next.
const company = `
create table companhia_versao(
  versao int primary key check (versao > 0), dados jsonb not null, autor text not null,
  criado_em timestamptz not null default clock_timestamp());
create trigger companhia_versao_fixa before update or delete on companhia_versao
  for each row execute function caixa_so_acrescenta();
`;

// A ticket keeps its carrier as it was when it was issued. Numbers belong to a carrier and an environment. The tickets and
// numbers until now are of the only carrier there was, which issued in the test environment of São Paulo.
const tickets = `
alter table bilhete add column emitente jsonb,
  add column ambiente text not null default 'homologacao' check (ambiente in ('homologacao','producao')),
  drop constraint bilhete_serie_numero_key;
update bilhete set emitente = (
  select i.viagem->'operadora' || jsonb_build_object('razaoSocial', i.viagem->'operadora'->>'nome', 'ie', '', 'uf', 'SP',
    'serie', bilhete.serie, 'ambiente', 'homologacao')
  from pedido_item i where i.pedido_id = bilhete.pedido_id and i.n = bilhete.n);
alter table bilhete alter column ambiente drop default, alter column emitente set not null;
create unique index bilhete_numero on bilhete(substr(chave_bpe, 7, 14), ambiente, serie, numero);
alter table bpe_numeracao add column cnpj char(14) not null default '12345678000195',
  add column ambiente text not null default 'homologacao' check (ambiente in ('homologacao','producao')),
  drop constraint bpe_numeracao_pkey, add primary key (cnpj, ambiente, serie);
alter table bpe_numeracao alter column cnpj drop default, alter column ambiente drop default;
`;

// The first terms were a text of demonstration, and came by the start into every installation. They stay where a person
// has accepted them.
const terms = `
delete from contrato where versao = 1 and conteudo like '%Este é um texto de demonstração.%'
  and not exists (select 1 from conta where termos_versao = 1);
`;

/** The company as data, the carrier of each ticket, and no invented terms. */
export const m0040Company: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(company + tickets + terms).execute(db);
  },
};
