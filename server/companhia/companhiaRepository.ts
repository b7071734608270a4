/** Reads `linha` of `viagens`, since each line for sale has a carrier, and `conta`, since a change is shown with its author's name. */
import { sql, type Selectable } from 'kysely';
import { nomeComparavel } from '../../src/domain/companhia/companhia';
import { palavrasDaMarca } from '../../src/domain/companhia/marca/nomeDaMarca';
import { completeCompanhia, partesPosteriores } from '../../src/domain/companhia/completeCompanhia';
import type { DadosCompanhia, Transportadora } from '../../src/domain/wire/companhia/companhia';
import type { Reader } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

export type CompanhiaRow = Selectable<Tables['companhia_versao']>;

/** The company's data in force; undefined while it has none. A row of before a part was known has it as it is read today. */
export async function findCompanhia(reader: Reader): Promise<CompanhiaRow | undefined> {
  const row = await reader
    .selectFrom('companhia_versao')
    .selectAll()
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, dados: completeCompanhia(row.dados) };
}

/** The company's name in texts; that of the build while it has said nothing. */
export const readNomeDaEmpresa = async (reader: Reader): Promise<string> =>
  palavrasDaMarca((await findCompanhia(reader))?.dados ?? null).nome;

/** The number of the last change; 0 before the first one. */
export async function findVersaoCompanhia(reader: Reader): Promise<number> {
  const row = await reader
    .selectFrom('companhia_versao')
    .select((eb) => eb.fn.max('versao').as('versao'))
    .executeTakeFirst();
  return row?.versao ?? 0;
}

/** The carriers in force; none while the company has no data. */
export async function listTransportadoras(reader: Reader): Promise<readonly Transportadora[]> {
  const row = await reader
    .selectFrom('companhia_versao')
    .select(sql<Transportadora[]>`dados->'transportadoras'`.as('transportadoras'))
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.transportadoras ?? [];
}

/** Inserts the next version of the data. @returns false where another writer has inserted it meanwhile. */
export async function insertVersaoCompanhia(
  reader: Reader,
  { versao, dados, autor }: { versao: number; dados: DadosCompanhia; autor: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await reader
    .insertInto('companhia_versao')
    .values({ versao, dados: JSON.stringify(dados), autor })
    .onConflict((conflict) => conflict.column('versao').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The name of an author who has an account, else their `sub` or the command, as it was kept. */
export async function nomeDoAutor(reader: Reader, autor: string): Promise<string> {
  const conta = await reader.selectFrom('conta').select('nome').where('cognito_id', '=', autor).executeTakeFirst();
  return conta?.nome ?? autor;
}

/** A change of the data, and the parts of the document that it changed; none for the first one. */
export interface MudancaCompanhia {
  versao: number;
  autor: string;
  criado_em: Date;
  partes: string[];
}

/** The latest hundred changes of the data, the newest first. */
export async function listVersoesCompanhia(reader: Reader): Promise<MudancaCompanhia[]> {
  const { rows } = await sql<MudancaCompanhia>`
    select v.versao, coalesce(c.nome, v.autor) as autor, v.criado_em,
      array(select k.key from jsonb_each(v.dados) k
        where v.antes is not null and k.value is distinct from v.antes -> k.key order by k.key) as partes
    from (select versao, autor, criado_em, dados, lag(dados) over (order by versao) as antes
      from (select versao, autor, criado_em, ${JSON.stringify(partesPosteriores)}::jsonb || dados as dados
        from companhia_versao where versao >= (select max(versao) - 100 from companhia_versao)) completas) v
    left join conta c on c.cognito_id = v.autor
    order by v.versao desc limit 100`.execute(reader);
  return rows;
}

/** The names on lines for sale that no carrier has: their tickets could not be issued. */
export async function listOperadorasSemTransportadora(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ operadora: string }>`
    select distinct operadora from linha where not encerrada order by operadora`.execute(reader);
  const known = new Set((await listTransportadoras(reader)).map(({ nome }) => nomeComparavel(nome)));
  return rows.map(({ operadora }) => operadora).filter((operadora) => !known.has(nomeComparavel(operadora)));
}
