import { msg, t } from '../../../src/words/t';
import { isDocumento, mensagemDocumento, normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { tiposDocumento } from '../../../src/domain/base/pessoa/documento';
import { normalizeNome } from '../../../src/domain/base/pessoa/nome';
import type { NovoPassageiroSalvo, PassageiroSalvo } from '../../../src/domain/wire/conta/passageiros';
import { MAXIMO_PASSAGEIROS_SALVOS } from '../../../src/domain/base/constantes';
import type { Database, Reader } from '../../platform/database/database';
import { codeOf } from '../../platform/database/retry';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import {
  deletePassageiroRow,
  findFreeVaga,
  insertPassageiro,
  listPassageiroRows,
  updatePassageiro,
  type PassageiroRow,
} from './passageiroRepository';

const UNIQUE_VIOLATION = '23505';
const alreadySaved = () => conflict('PASSAGEIRO_JA_SALVO', msg('Já há um passageiro salvo com este documento.'));
const missing = () => notFound('PASSAGEIRO_NAO_ENCONTRADO', msg('Passageiro não encontrado.'));

/** A person's saved passengers, by name. */
export const listPassageiros = async (reader: Reader, dono: string): Promise<PassageiroSalvo[]> =>
  (await listPassageiroRows(reader, dono)).map(toWire);

/** Saves a passenger at the first free place, or at the next one where a parallel request took it. */
export async function savePassageiro({ transaction }: Database, dono: string, novo: NovoPassageiroSalvo) {
  const columns = toColumns(novo);
  for (;;) {
    const vaga = await transaction((tx) => findFreeVaga(tx, dono, MAXIMO_PASSAGEIROS_SALVOS));
    if (vaga === null) {
      const mensagem = t('Você já tem {n} passageiros salvos. Exclua um para salvar outro.', {
        n: MAXIMO_PASSAGEIROS_SALVOS,
      });
      throw conflict('LIMITE_DE_PASSAGEIROS', mensagem);
    }
    const row = await onlyOnce(() => transaction((tx) => insertPassageiro(tx, { dono, vaga }, columns)));
    if (row) return toWire(row);
  }
}

/** Changes a saved passenger; a 404 for an unknown one. */
export async function changePassageiro({ db }: Database, dono: string, id: string, novo: NovoPassageiroSalvo) {
  if (!isUuid(id)) throw missing();
  const columns = toColumns(novo);
  const row = await onlyOnce(() => updatePassageiro(db, { dono, id }, columns));
  if (!row) throw missing();
  return toWire(row);
}

/** Deletes a saved passenger; a 404 for an unknown one. */
export async function deletePassageiro({ db }: Database, dono: string, id: string): Promise<void> {
  if (!isUuid(id)) throw missing();
  if (!(await deletePassageiroRow(db, dono, id))) throw missing();
}

/** Turns a violation of the unique document into a 409; a read before the write could not prevent it. */
async function onlyOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? alreadySaved() : error;
  }
}

function toColumns({ nome, documento, dataNascimento, celular }: NovoPassageiroSalvo) {
  if (!isDocumento(documento.tipo, documento.numero)) {
    throw badRequest('DOCUMENTO_INVALIDO', mensagemDocumento(documento.tipo), 'documento.numero');
  }
  return {
    nome: normalizeNome(nome),
    documento_tipo: documento.tipo,
    documento: normalizeDocumento(documento.numero),
    data_nascimento: dataNascimento,
    celular: celular ?? null,
  };
}

const toWire = ({ id, nome, documento_tipo, documento, data_nascimento, celular }: PassageiroRow): PassageiroSalvo => ({
  id,
  nome,
  documento: {
    tipo: Object.values(tiposDocumento).find((tipo) => tipo === documento_tipo) ?? tiposDocumento.rg,
    numero: documento,
  },
  dataNascimento: data_nascimento,
  ...(celular !== null && { celular }),
});
