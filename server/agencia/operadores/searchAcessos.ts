import { maskNome } from '../../../src/domain/base/mascaras';
import { onlyDigits } from '../../../src/domain/base/pessoa/cpf';
import type { AcessosEncontrados, BuscaAcessos } from '../../../src/domain/wire/administracao/acessos';
import type { Reader } from '../../platform/database/database';
import { badRequest } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { findContaDe, listAcessos } from './acessosRepository';
import { writeLook } from './consultaPessoalRepository';

const PAGINA = 50;

/**
 * A page of the looks at one person's data, or at everybody's; names of those who were looked at are masked here too. To ask
 * for one person is a look at their data itself: it is in the trail from the answer on, once for all pages of it.
 */
export async function searchAcessos(
  db: Reader,
  autor: string,
  { cpf, email, cursor }: BuscaAcessos,
): Promise<AcessosEncontrados> {
  if (cursor !== undefined && !isUuid(cursor)) throw badRequest('CURSOR_INVALIDO', 'Recomece a busca.', 'cursor');
  const pessoa = { cpf: cpf === undefined ? null : onlyDigits(cpf), email: email?.toLowerCase() ?? null };
  const rows = await listAcessos(db, pessoa, cursor ?? null, PAGINA + 1);
  const page = rows.slice(0, PAGINA);
  const isNamed = pessoa.cpf !== null || pessoa.email !== null;
  if (isNamed && cursor === undefined) {
    const alvoId = await findContaDe(db, pessoa);
    await writeLook(db, { autor, operadorId: null, alvo: 'conta', alvoId, motivo: 'busca_trilha' });
  }
  return {
    acessos: page.map(({ nome, em, quem, ...row }) => ({
      ...row,
      em: em.toISOString(),
      quem: nome === null ? quem : maskNome(nome),
    })),
    cursor: rows.length > PAGINA ? (page.at(-1)?.id ?? null) : null,
  };
}
