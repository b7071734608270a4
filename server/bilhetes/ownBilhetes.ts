import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import { activeWords } from '../../src/words/active';
import { PORTUGUESE } from '../../src/words/language';
import { inLanguage } from '../platform/language/language';
import { translated } from '../../src/words/t';
import { rotulosBeneficio } from '../../src/domain/compra/passageiros/rotulosBeneficio';
import { tpAmb } from '../../src/domain/companhia/companhia';
import { qrFiscalBpe } from '../../src/domain/bilhetes/bpe';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import { formatCpf } from '../../src/domain/base/pessoa/cpf';
import { tiposDocumento, rotulosDocumento, type CodigoDocumento } from '../../src/domain/base/pessoa/documento';
import { tipoDocumentoDe } from '../../src/domain/base/pessoa/documentoNumero';
import { regrasCancelamento } from '../../src/domain/bilhetes/regrasCancelamento';
import type { Reader } from '../platform/database/database';
import { toPreco } from '../viagens/busca/preco';
import { nameOf } from '../pedidos/pedidoView';
import { isUuid } from '../platform/http/validation/uuid';
import { formaPagamentoOf } from './paidWith';
import { findBilheteRow, listBilheteRows, listPedidoBilheteRows, type BilheteRow } from './bilheteDoDonoRepository';

/** A ticket with the data that its paper prints beyond the wire. */
export interface BilheteOfDono {
  bilhete: Bilhete;
  comprador: string;
  /** The channel that sold it: one of `provedores`. */
  canal: number;
  /** How it was paid in Portuguese, as the tax document names it; absent where `bilhete` says that. */
  formaFiscal?: string;
}

/** An owner's ticket; null where there is none or it is another's. */
export async function findOwnBilhete(reader: Reader, dono: string, id: string): Promise<BilheteOfDono | null> {
  if (!isUuid(id)) return null;
  const row = await findBilheteRow(reader, dono, id);
  return row ? toBilhete(row) : null;
}

/** All tickets of an owner, newest first, for a copy of their data. */
export const listOwnBilhetes = async (reader: Reader, dono: string): Promise<BilheteOfDono[]> =>
  (await listBilheteRows(reader, dono)).map(toBilhete);

/** All tickets of an order, for its own e-mail; no route may answer with them. */
export const listPedidoBilhetes = async (reader: Reader, pedidoId: string): Promise<BilheteOfDono[]> =>
  (await listPedidoBilheteRows(reader, pedidoId)).map(toBilhete);

function toBilhete(row: BilheteRow): BilheteOfDono {
  const preco = toPreco(row);
  const { viagem } = row;
  return {
    comprador: row.comprador_nome,
    canal: row.canal,
    ...(activeWords().language !== PORTUGUESE && {
      formaFiscal: inLanguage(PORTUGUESE, () => formaPagamentoOf(row)),
    }),
    bilhete: {
      id: row.id,
      pedidoId: row.pedido_id,
      viagemId: row.viagem_id,
      localizador: row.localizador,
      situacao: row.situacao,
      emitidoEm: row.emitido_em.toISOString(),
      numero: row.numero,
      serie: row.serie,
      chaveBpe: row.chave_bpe,
      qrFiscal: qrFiscalBpe(row.chave_bpe, tpAmb(row.emitente)),
      codigoEmbarque: row.codigo_embarque,
      codigoCatraca: row.codigo_catraca,
      passageiro: { nome: row.passageiro_nome, documento: describeDocumento(row.documento_tipo, row.documento) },
      linha: viagem.linha,
      operadora: row.emitente,
      partida: viagem.partida,
      chegada: viagem.chegada,
      plataforma: viagem.plataforma,
      poltrona: row.poltrona,
      ...(row.poltrona_anterior !== null && { poltronaAnterior: row.poltrona_anterior }),
      classe: row.classe,
      preco,
      ...(row.desconto > 0 && { descontoCentavos: row.desconto }),
      ...(row.beneficio !== null && { beneficio: translated(rotulosBeneficio[row.beneficio]) }),
      ...(row.colo_nome !== null && { colo: row.colo_nome }),
      ...(row.adicionais.length > 0 && { adicionais: comNomes(row.adicionais) }),
      ...(row.adicionais_cancelados.length > 0 && { adicionaisCancelados: comNomes(row.adicionais_cancelados) }),
      totalCentavos: preco.totalCentavos - row.desconto,
      formaPagamento: formaPagamentoOf(row),
      autorizacaoMenor: row.autorizacao_menor,
      ...(row.tomador && { tomador: nameOf(row.tomador) }),
      chaveSubstituida: row.chave_substituida,
      regras: regrasCancelamento({
        horasMinimas: row.horas_minimas,
        pctMulta: row.pct_multa,
        pctRemarcacao: row.pct_remarcacao,
        diasArrependimento: row.dias_arrependimento,
        diasValidade: row.dias_validade,
        baseLegal: row.base_legal,
      }),
    },
  };
}

/** `RG 123456789`: the ticket is nominal, so its owner and the driver read the number in full. */
function describeDocumento(tipo: number, numero: string): string {
  const codigo =
    Object.values(tiposDocumento).find((known): known is CodigoDocumento => known === tipo) ?? tiposDocumento.rg;
  return `${rotulosDocumento[tipoDocumentoDe(codigo)]} ${codigo === tiposDocumento.cpf ? formatCpf(numero) : numero}`;
}
