import { activeWords } from '../../src/words/active';
import { msg } from '../../src/words/t';
import { CONSENTIMENTO_NECESSARIO, RETENCAO_CANDIDATURA_MESES } from '../../src/domain/empresa/candidatura';
import { vagaAberta } from '../../src/domain/empresa/vagas';
import type { Vaga } from '../../src/domain/wire/companhia/companhia';
import { findCompanhia } from '../companhia/companhiaRepository';
import {
  CURRICULO_MAXIMO_BYTES,
  erroCurriculo,
  mensagensCurriculo,
  nomeCurriculo,
  tipoCurriculo,
} from '../../src/domain/empresa/curriculo';
import { hoje } from '../../src/domain/base/data';
import type { CandidaturaRecebida, NovaCandidatura } from '../../src/domain/wire/empresa/candidaturas';
import type { Tx } from '../platform/database/database';
import { letterIn } from '../platform/language/letters';
import { badRequest, Problem } from '../platform/http/problem';
import { enqueueEmail } from '../platform/outbox/outbox';
import { insertCandidatura } from './candidaturaRepository';
import { candidaturaEmail } from './empresaEmails';
import { newProtocol } from './newProtocol';

/** Records an application with its curriculum and confirms it by e-mail; refuses invalid ones with the reason. */
export async function receiveCandidatura(tx: Tx, nova: NovaCandidatura): Promise<CandidaturaRecebida> {
  if (!nova.consentimento) throw badRequest('CONSENTIMENTO_NECESSARIO', CONSENTIMENTO_NECESSARIO, 'consentimento');
  const vaga = nova.vagaId === undefined ? null : await requireVaga(tx, nova.vagaId);
  const curriculo = readCurriculo(nova.curriculo);
  const protocolo = newProtocol();
  const apagarEm = await insertCandidatura(tx, {
    protocolo,
    vaga_id: vaga?.id ?? null,
    area: vaga?.area ?? nova.area,
    nome: nova.nome,
    email: nova.email,
    celular: nova.celular,
    cidade: nova.cidade,
    mensagem: nova.mensagem ?? '',
    curriculo_nome: curriculo.nome,
    curriculo_tipo: curriculo.tipo,
    curriculo: curriculo.bytes,
    meses: RETENCAO_CANDIDATURA_MESES,
  });
  const recebida = { protocolo, apagarEm };
  const email = letterIn(activeWords().language, () => candidaturaEmail(nova, vaga?.titulo ?? null, recebida));
  await enqueueEmail(tx, `candidatura/${protocolo}`, email);
  return recebida;
}

async function requireVaga(tx: Tx, id: string): Promise<Vaga> {
  const vagas = (await findCompanhia(tx))?.dados.vagas ?? [];
  const vaga = vagaAberta(vagas, id, hoje(new Date()));
  if (vaga) return vaga;
  const mensagem = msg('Esta vaga já foi encerrada. Escolha outra, ou envie o currículo para a área.');
  throw new Problem(409, { codigo: 'VAGA_ENCERRADA', mensagem, campo: 'vagaId' });
}

const refuse = (mensagem: string): Problem => badRequest('CURRICULO_RECUSADO', mensagem, 'curriculo');
/** Length of the largest file in base64. */
const MAXIMO_BASE64 = 4 * Math.ceil(CURRICULO_MAXIMO_BYTES / 3);

/** The file, whose type is decided by its content: neither its name nor the client's claim counts. */
function readCurriculo({ nome, conteudo }: NovaCandidatura['curriculo']) {
  if (conteudo.length > MAXIMO_BASE64) throw refuse(mensagensCurriculo.grande);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(conteudo)) throw refuse(mensagensCurriculo.tipo);
  const bytes = Buffer.from(conteudo, 'base64');
  const tipo = tipoCurriculo(bytes);
  const erro = erroCurriculo(bytes);
  if (erro !== null || tipo === null) throw refuse(erro ?? mensagensCurriculo.tipo);
  return { bytes, tipo, nome: nomeCurriculo(nome, tipo) };
}
