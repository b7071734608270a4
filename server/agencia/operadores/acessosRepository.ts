/** Reads `pedido`, `pedido_item`, `conta` and `encomenda` of other rooms: looks are found by the person that they were at. */
import { sql } from 'kysely';
import type { Acesso } from '../../../src/domain/wire/administracao/acessos';
import type { Reader } from '../../platform/database/database';

/** A person by what identifies them; everybody where both are null. */
export interface Pessoa {
  /** Digits. */
  cpf: string | null;
  /** In lower case. */
  email: string | null;
}

export interface AcessoRow extends Omit<Acesso, 'em'> {
  em: Date;
  /** Full name of the account's owner; null for other targets. */
  nome: string | null;
}

/** The account of a person; null where nobody has one. */
export async function findContaDe(db: Reader, { cpf, email }: Pessoa): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from conta where cpf = ${cpf}::text or email_norm = ${email}::text limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Looks at a person's account, at the orders in which they buy or travel and at the parcels that they send or get, newest
 * first, from the one after `cursor` on. The trail leads to orders and parcels, never the other way: it is far smaller.
 */
export async function listAcessos(
  db: Reader,
  { cpf, email }: Pessoa,
  cursor: string | null,
  limit: number,
): Promise<AcessoRow[]> {
  const { rows } = await sql<AcessoRow>`
    select l.id, l.em, l.motivo, l.alvo, l.autor, coalesce(p.localizador, k.codigo) as quem, c.nome, o.nome as operador,
      e.nome as estabelecimento
    from consulta_pessoal l
    left join pedido p on p.id = case when l.alvo = 'pedido' then l.alvo_id::uuid end
    left join conta c on c.id = case when l.alvo = 'conta' then l.alvo_id::uuid end
    left join encomenda k on k.id = case when l.alvo = 'encomenda' then l.alvo_id::uuid end
    left join agencia_operador o on o.id = l.operador_id
    left join agencia_estabelecimento e on e.id = o.estabelecimento_id
    where (${cpf}::text is null and ${email}::text is null
        or c.cpf = ${cpf}::text or c.email_norm = ${email}::text
        or p.comprador_cpf = ${cpf}::text or lower(p.comprador_email) = ${email}::text
        or exists (select 1 from (values (k.remetente), (k.destinatario)) as parte(dados)
          where translate(dados->'documento'->>'numero', '.-/', '') = ${cpf}::text
            or lower(dados->>'email') = ${email}::text)
        or exists (select 1 from pedido_item i where i.pedido_id = p.id and i.documento = ${cpf}::text))
      and (${cursor}::uuid is null
        or (l.em, l.id) < (select x.em, x.id from consulta_pessoal x where x.id = ${cursor}::uuid))
    order by l.em desc, l.id desc limit ${limit}::int`.execute(db);
  return rows;
}
