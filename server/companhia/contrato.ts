import type { Contrato } from '../../src/domain/wire/conta/conta';
import type { Reader } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { findContrato } from './contratoRepository';

/**
 * The terms in force.
 * @throws where the company has published none: nobody can accept them, so nobody can register.
 */
export async function currentContrato(reader: Reader): Promise<Contrato> {
  const contrato = await findContrato(reader);
  if (contrato) return contrato;
  const mensagem = 'A empresa ainda não publicou os termos de uso. Tente de novo mais tarde.';
  throw new Problem(409, { codigo: 'TERMOS_NAO_PUBLICADOS', mensagem });
}
