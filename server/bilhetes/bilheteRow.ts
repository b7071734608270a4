import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { buildChaveBpe } from '../../src/domain/bilhetes/bpe';
import { diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Emitente } from '../../src/domain/companhia/companhia';
import { iniciaisDe } from '../../src/domain/bilhetes/embarque';
import type { ItemRow } from '../pedidos/pedidoRepository';
import type { EmbarqueClaims, EmbarqueCodes } from './embarque/embarqueKey';
import { gateCodeOf } from './embarque/gateCode';
import { codigoUfDe } from './emitenteDoItem';

/** A new ticket for a seat of an order, with its three codes; `numero` is the next of its carrier's series. */
export function newBilheteRow(
  item: ItemRow,
  { emitente, numero }: { emitente: Emitente; numero: number },
  emissao: Date,
  codes: EmbarqueCodes,
) {
  const id = v7();
  const { partida } = item.viagem;
  const chave = buildChaveBpe({
    cUF: codigoUfDe(emitente),
    emissao: diaEm(emissao, FUSO_DA_SEDE),
    cnpj: emitente.cnpj,
    serie: emitente.serie,
    numero,
    tpEmis: 1,
    codigo: randomInt(0, 100_000_000),
  });
  const embarque = codes.sign(claimsOf(item, id, emissao));
  return {
    id,
    pedido_id: item.pedido_id,
    n: item.n,
    serie: emitente.serie,
    numero,
    emitente: JSON.stringify(emitente),
    ambiente: emitente.ambiente,
    chave_bpe: chave,
    codigo_embarque: embarque,
    codigo_catraca: gateCodeOf(partida, chave),
    emitido_em: emissao,
  };
}

/** The claims of a ticket's boarding code: its trip and the seat that it has now. */
export const claimsOf = (
  { viagem: { partida, chegada }, viagem_id: viagemId, poltrona, passageiro_nome }: ItemRow,
  bilheteId: string,
  emissao: Date,
): EmbarqueClaims => ({
  bilheteId,
  viagemId,
  poltrona,
  origem: partida.localidade.id,
  destino: chegada.localidade.id,
  dia: partida.dia,
  hora: partida.hora,
  iniciais: iniciaisDe(passageiro_nome),
  emitidoEm: emissao.toISOString(),
});
