import { randomBytes } from 'node:crypto';
import { readChaveNfe } from '../../src/domain/encomendas/chaveNfe';
import { toCodigoEncomenda } from '../../src/domain/encomendas/codigoEncomenda';
import { CIENCIA_NECESSARIA } from '../../src/domain/empresa/conteudo/encomendasProibidas';
import { hoje } from '../../src/domain/base/data';
import {
  isDocumentoParte,
  isNomeParte,
  normalizeDocumentoParte,
  rotulosDocumentoParte,
} from '../../src/domain/encomendas/encomenda';
import { mensagens } from '../../src/domain/base/mensagens';
import { normalizeNome } from '../../src/domain/base/pessoa/nome';
import type {
  DocumentoFiscal,
  EncomendaPrePostada,
  NovaEncomenda,
  Parte,
} from '../../src/domain/wire/encomendas/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import { findTariff } from './cotacao/tariff';
import { findCotacao } from './cotacao/cotacaoRepository';
import { insertEncomenda } from './encomendaRepository';
import { insertFirstEvento } from './eventoRepository';
import { toPrePostada } from './encomendaView';
import { requireEncomenda } from './requireEncomenda';
import { tellOf } from './encomendaEmails';

/** Announces a parcel under a quote: it gets a code, and may be posted at the counter until the day in its row. */
export async function announceEncomenda(
  tx: Tx,
  catalogue: Catalogue,
  nova: NovaEncomenda,
  publicUrl: string,
): Promise<EncomendaPrePostada> {
  if (!nova.ciencia) throw badRequest('CIENCIA_NECESSARIA', CIENCIA_NECESSARIA, 'ciencia');
  const remetente = readParte(nova.remetente, 'remetente');
  const destinatario = readParte(nova.destinatario, 'destinatario');
  const fiscal = readFiscal(nova.fiscal);
  const cotacao = await requireCotacao(tx, nova.cotacaoId);
  const { postagemDias } = await findTariff(tx, cotacao.km, cotacao.tarifa_de);
  const codigo = newCode();
  const id = await insertEncomenda(tx, {
    codigo,
    cotacaoId: cotacao.id,
    remetente,
    destinatario,
    fiscal,
    postagemDias,
  });
  if (id === undefined) {
    throw conflict('COTACAO_USADA', 'Esta cotação já virou uma encomenda. Para enviar outra, cote de novo.');
  }
  await insertFirstEvento(tx, id);
  const encomenda = await requireEncomenda(tx, codigo);
  await tellOf(tx, encomenda, 'pre_postada', catalogue, publicUrl);
  return toPrePostada(encomenda, catalogue);
}

async function requireCotacao(tx: Tx, id: string) {
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findCotacao(tx, id) : undefined;
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

/** The fiscal document that a parcel must have: a valid NF-e key, or a declaration of its contents. */
function readFiscal(fiscal: DocumentoFiscal): DocumentoFiscal {
  if (fiscal.tipo === 'declaracao') return fiscal;
  const lida = readChaveNfe(fiscal.chave, hoje(new Date()));
  if (!lida.ok) throw badRequest('CHAVE_NFE_INVALIDA', lida.erro, 'fiscal.chave');
  return { tipo: 'nfe', chave: lida.chave };
}

/** A random code; the schema's unique key refuses a second one. */
function newCode(): string {
  for (;;) {
    const codigo = toCodigoEncomenda(randomBytes(24));
    if (codigo !== null) return codigo;
  }
}
