import { sql, type Kysely, type Migration } from 'kysely';

// The right to say how departures stand (`operacao`, given by the company alone), and the log of what was said by it.
// Reasons become codes of a list, because what was typed used to be mailed to every passenger; what was typed before is
// dropped for the same reason. Undoing needs what stood before, so the log keeps both.
const operations = `
alter table agencia_operador add column operacao boolean not null default false;
update partida_status set motivo = null;
alter table partida_status add column observacao varchar(200),
  add constraint partida_status_motivo check (motivo is null or motivo in ('transito','chuva','interdicao','manutencao',
    'troca_onibus','equipe','acidente','autoridade','seguranca','operacional'));
create table partida_status_registro(
  id uuid primary key, partida_id bigint not null, acao text not null check (acao in ('informado','desfeito')),
  antes jsonb, depois jsonb, autor text not null, operador_id uuid references agencia_operador(id),
  em timestamptz not null default clock_timestamp());
create index partida_status_registro_partida on partida_status_registro(partida_id, em desc, id desc);
create trigger partida_status_registro_fixo before update or delete on partida_status_registro
  for each row execute function caixa_so_acrescenta();
`;

// An order that a customer bought alone opens at a counter for a while, to the operator who named its localizador and a
// document on it. Reads of personal data are an append-only log.
const looks = `
create table pedido_atendimento(
  operador_id uuid not null references agencia_operador(id), pedido_id uuid not null references pedido(id),
  ate timestamptz not null, primary key (operador_id, pedido_id));
create index pedido_atendimento_ate on pedido_atendimento(ate);
create table consulta_pessoal(
  id uuid primary key, autor text not null, operador_id uuid references agencia_operador(id),
  alvo text not null check (alvo in ('conta','pedido','pedidos')), alvo_id text,
  motivo text not null check (motivo in ('busca_email','busca_cpf','abertura','abertura_recusada','detalhe','segunda_via',
    'cobranca','exportacao')),
  em timestamptz not null default clock_timestamp());
create index consulta_pessoal_operador on consulta_pessoal(operador_id, em desc, id desc);
create trigger consulta_pessoal_fixa before update or delete on consulta_pessoal
  for each row execute function caixa_so_acrescenta();
`;

// A person's session id is ours and opaque; the company's session at the operator's system is one row that never leaves.
const sessions = `
delete from sessao_praxio;
create table praxio_sessao(
  id smallint primary key check (id = 1), sessao_client_id text, estabelecimento_id int, login_em timestamptz,
  entrando_ate timestamptz not null default '-infinity',
  check ((sessao_client_id is null) = (login_em is null)), check ((sessao_client_id is null) = (estabelecimento_id is null)));
insert into praxio_sessao(id) values (1);
`;

// The place of an establishment in the catalogue: it hands over the parcels that are addressed there.
const parcels = `
alter table agencia_estabelecimento add column localidade_id int;
create index encomenda_cotacao_lugares on encomenda_cotacao(destino_id, origem_id);
`;

/** The dispatcher's right and the log of statuses, looks at personal data, opaque sessions, where an agency stands. */
export const m0025RightsAndTrails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(operations + looks + sessions + parcels).execute(db);
  },
};
