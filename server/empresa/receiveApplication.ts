import { sql } from 'kysely';
import { v7 } from 'uuid';
import { CONSENTIMENTO_NECESSARIO, RETENCAO_CANDIDATURA_MESES } from '../../src/domain/candidatura';
import { vagaAberta } from '../../src/domain/conteudo/vagas';
import {
  CURRICULO_MAXIMO_BYTES,
  erroCurriculo,
  mensagensCurriculo,
  nomeCurriculo,
  tipoCurriculo,
} from '../../src/domain/curriculo';
import { diaEm } from '../../src/domain/data';
import type { CandidaturaRecebida, NovaCandidatura } from '../../src/domain/wire/candidaturas';
import type { Tx } from '../platform/database/database';
import { badRequest, Problem } from '../platform/http/problem';
import { enqueueEmail } from '../platform/outbox/outbox';
import { applicationEmail } from './companyEmails';
import { newProtocol } from './newProtocol';

/** Takes an application with its curriculum, and tells the person so; refuses what it cannot keep, and says why. */
export async function receiveApplication(tx: Tx, nova: NovaCandidatura): Promise<CandidaturaRecebida> {
  if (!nova.consentimento) throw badRequest('CONSENTIMENTO_NECESSARIO', CONSENTIMENTO_NECESSARIO, 'consentimento');
  const vaga = nova.vagaId === undefined ? null : requireVaga(nova.vagaId);
  const curriculo = readCurriculo(nova.curriculo);
  const protocolo = newProtocol();
  const { apagar_em } = await tx
    .insertInto('candidatura')
    .values({
      id: v7(),
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
      apagar_em: sql`(now() at time zone 'America/Sao_Paulo' + make_interval(months => ${RETENCAO_CANDIDATURA_MESES}::int))::date`,
    })
    .returning('apagar_em')
    .executeTakeFirstOrThrow();
  const recebida = { protocolo, apagarEm: apagar_em };
  await enqueueEmail(tx, `candidatura/${protocolo}`, applicationEmail(nova, vaga?.titulo ?? null, recebida));
  return recebida;
}

function requireVaga(id: string) {
  const vaga = vagaAberta(id, diaEm(new Date(), 'America/Sao_Paulo'));
  if (vaga) return vaga;
  const mensagem = 'Esta vaga já foi encerrada. Escolha outra, ou envie o currículo para a área.';
  throw new Problem(409, { codigo: 'VAGA_ENCERRADA', mensagem, campo: 'vagaId' });
}

const refuse = (mensagem: string): Problem => badRequest('CURRICULO_RECUSADO', mensagem, 'curriculo');
/** As long as base64 of the largest file gets. */
const MAXIMO_BASE64 = 4 * Math.ceil(CURRICULO_MAXIMO_BYTES / 3);

/** The file by what is in it: neither its name nor what the client says of it counts. */
function readCurriculo({ nome, conteudo }: NovaCandidatura['curriculo']) {
  if (conteudo.length > MAXIMO_BASE64) throw refuse(mensagensCurriculo.grande);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(conteudo)) throw refuse(mensagensCurriculo.tipo);
  const bytes = Buffer.from(conteudo, 'base64');
  const tipo = tipoCurriculo(bytes);
  const erro = erroCurriculo(bytes);
  if (erro !== null || tipo === null) throw refuse(erro ?? mensagensCurriculo.tipo);
  return { bytes, tipo, nome: nomeCurriculo(nome, tipo) };
}
