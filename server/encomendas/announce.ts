import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { readChaveNfe } from '../../src/domain/chaveNfe';
import { toCodigoEncomenda } from '../../src/domain/codigoEncomenda';
import { CIENCIA_NECESSARIA } from '../../src/domain/conteudo/encomendasProibidas';
import { diaEm } from '../../src/domain/data';
import {
  finalDocumento,
  isDocumentoParte,
  isNomeParte,
  normalizeDocumentoParte,
  RETENCAO_ENCOMENDA_ANOS,
  rotulosDocumentoParte,
} from '../../src/domain/encomenda';
import { mensagens } from '../../src/domain/mensagens';
import { normalizeNome } from '../../src/domain/nome';
import type { DocumentoFiscal, EncomendaPrePostada, NovaEncomenda, Parte } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import { findTariff, today } from './tariff';
import { toPrePostada } from './parcelView';
import { requireParcel } from './parcelRows';
import { tellOf } from './parcelEmails';

/** Announces a parcel under a quote: it gets its code, and waits for the counter until the day that the row says. */
export async function announceParcel(
  tx: Tx,
  catalogue: Catalogue,
  nova: NovaEncomenda,
  publicUrl: string,
): Promise<EncomendaPrePostada> {
  if (!nova.ciencia) throw badRequest('CIENCIA_NECESSARIA', CIENCIA_NECESSARIA, 'ciencia');
  const remetente = readParte(nova.remetente, 'remetente');
  const destinatario = readParte(nova.destinatario, 'destinatario');
  const fiscal = readFiscal(nova.fiscal);
  const cotacao = await requireQuote(tx, nova.cotacaoId);
  const { postagemDias } = await findTariff(tx, cotacao.km, cotacao.tarifa_de);
  const id = v7();
  const row = await tx
    .insertInto('encomenda')
    .values({
      id,
      codigo: newCode(),
      cotacao_id: cotacao.id,
      remetente: JSON.stringify(remetente),
      destinatario: JSON.stringify(destinatario),
      final_remetente: finalDocumento(remetente.documento.numero),
      final_destinatario: finalDocumento(destinatario.documento.numero),
      chave_nfe: fiscal.tipo === 'nfe' ? fiscal.chave : null,
      declaracao: fiscal.tipo === 'declaracao' ? JSON.stringify(fiscal.itens) : null,
      postar_ate: sql`${today} + ${postagemDias}::int`,
      apagar_em: sql`(${today} + make_interval(years => ${RETENCAO_ENCOMENDA_ANOS}::int))::date`,
    })
    .onConflict((conflicting) => conflicting.column('cotacao_id').doNothing())
    .returning('codigo')
    .executeTakeFirst();
  if (!row) throw conflict('COTACAO_USADA', 'Esta cotação já virou uma encomenda. Para enviar outra, cote de novo.');
  await tx
    .insertInto('encomenda_evento')
    .values({ encomenda_id: id, ordem: 0, anterior: null, operador: null })
    .execute();
  const parcel = await requireParcel(tx, row.codigo);
  await tellOf(tx, parcel, 'pre_postada', catalogue, publicUrl);
  return toPrePostada(parcel, catalogue);
}

async function requireQuote(tx: Tx, id: string) {
  const row = /^[0-9a-f-]{36}$/.test(id)
    ? await tx
        .selectFrom('encomenda_cotacao')
        .select(['id', 'km', 'tarifa_de', sql<boolean>`valida_ate > now()`.as('valida')])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row?.valida) return row;
  throw conflict('COTACAO_VENCIDA', 'O preço desta cotação venceu. Cote de novo: o que você preencheu continua aqui.');
}

function readParte({ nome, documento, celular, email }: Parte, campo: 'remetente' | 'destinatario'): Parte {
  if (!isNomeParte(documento.tipo, nome)) {
    throw badRequest('NOME_INVALIDO', mensagens.nomeInvalido, `${campo}.nome`);
  }
  if (!isDocumentoParte(documento)) {
    const mensagem = `Informe um ${rotulosDocumentoParte[documento.tipo]} válido`;
    throw badRequest('DOCUMENTO_INVALIDO', mensagem, `${campo}.documento`);
  }
  return {
    nome: normalizeNome(nome),
    documento: normalizeDocumentoParte(documento),
    celular,
    ...(email !== undefined && { email }),
  };
}

/** Without it a parcel does not travel: the key in full, or what is in it and what each thing is worth. */
function readFiscal(fiscal: DocumentoFiscal): DocumentoFiscal {
  if (fiscal.tipo === 'declaracao') return fiscal;
  const lida = readChaveNfe(fiscal.chave, diaEm(new Date(), 'America/Sao_Paulo'));
  if (!lida.ok) throw badRequest('CHAVE_NFE_INVALIDA', lida.erro, 'fiscal.chave');
  return { tipo: 'nfe', chave: lida.chave };
}

/** A code that nobody can guess; the schema's key is what keeps it from standing twice. */
function newCode(): string {
  for (;;) {
    const codigo = toCodigoEncomenda(randomBytes(24));
    if (codigo !== null) return codigo;
  }
}
