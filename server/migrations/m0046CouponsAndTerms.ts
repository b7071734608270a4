import { sql, type Kysely, type Migration } from 'kysely';

// A use carries the limits of its coupon. The key that it refers to holds them too and cascades, so that a limit below a
// number that is in use is refused by the rows themselves, and a use that was judged by limits of before is no row.
const coupons = `
update cupom c set limite_total = greatest(c.limite_total, u.uso), limite_pessoa = greatest(c.limite_pessoa, u.uso_pessoa)
from (select codigo, max(uso) as uso, max(uso_pessoa) as uso_pessoa from cupom_uso group by codigo) u
where u.codigo = c.codigo and (u.uso > c.limite_total or u.uso_pessoa > c.limite_pessoa);
alter table cupom
  add column situacao text not null default 'ativo' check (situacao in ('ativo','pausado','encerrado')),
  add column versao int not null default 1 check (versao > 0),
  add column limite_usos int generated always as (coalesce(limite_total, 2147483647)) stored,
  add constraint cupom_limites unique (codigo, limite_usos, limite_pessoa),
  add constraint cupom_vigencia check (vigente_ate >= vigente_de) not valid,
  add constraint cupom_teto check (teto_centavos is null or percentual is not null) not valid;
alter table cupom_uso add column limite_usos int, add column limite_pessoa smallint;
update cupom_uso u set limite_usos = c.limite_usos, limite_pessoa = c.limite_pessoa from cupom c where c.codigo = u.codigo;
alter table cupom_uso
  alter column limite_usos set not null, alter column limite_pessoa set not null,
  add constraint cupom_uso_limites foreign key (codigo, limite_usos, limite_pessoa)
    references cupom(codigo, limite_usos, limite_pessoa) on update cascade,
  add constraint cupom_uso_no_limite check (uso <= limite_usos and uso_pessoa <= limite_pessoa);
create table cupom_mudanca(
  codigo varchar(20) not null references cupom(codigo), versao int not null,
  acao text not null check (acao in ('criado','alterado','pausado','retomado','encerrado')),
  dados jsonb not null, autor text not null, em timestamptz not null default clock_timestamp(),
  primary key (codigo, versao));
create trigger cupom_mudanca_fixa before update or delete on cupom_mudanca
  for each row execute function caixa_so_acrescenta();
`;

// Versions of before have no author: nobody is named for what nobody kept.
const terms = `
alter table contrato add column autor text, add column publicado_em timestamptz;
alter table contrato alter column publicado_em set default clock_timestamp();
`;

// The new check admits every word of the one before, so the rows that are there need no second look.
const trail = `
alter table consulta_pessoal drop constraint consulta_pessoal_motivo_check;
alter table consulta_pessoal add constraint consulta_pessoal_motivo_check check (motivo in ('busca_email','busca_cpf',
  'abertura','abertura_recusada','detalhe','segunda_via','cobranca','exportacao','busca_trilha')) not valid;
`;

/** Coupons that the company's staff changes, the authors of terms, and searches of the trail as looks of their own. */
export const m0046CouponsAndTerms: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(coupons + terms + trail).execute(db);
  },
};
