import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../src/words/t';
import { adicionaisDeNovo } from '../../src/domain/compra/adicionais/adicionaisDeNovo';
import type { OfertaAdicional } from '../../src/domain/compra/adicionais/adicionais';
import type { Adicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import { toCodigoDocumento } from '../../src/domain/base/pessoa/pessoaRules';
import type { PassageiroDoPedido } from '../../src/domain/wire/compra/passageirosDoPedido';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { isUuid } from '../platform/http/validation/uuid';
import { listOfertas } from '../precos/adicionais/adicionalVagaRepository';
import { listOwnItens } from './pedidoItemRepository';
import type { ItemRow } from './pedidoRepository';

/**
 * The people of an owner's order in the order of their seats, each once however many trips they made. People whose data
 * were deleted since are left out, and so are extras that are sold no longer. A 404 for an order of somebody else.
 */
export async function listPassageirosDoPedido(reader: Reader, dono: string, id: string): Promise<PassageiroDoPedido[]> {
  const itens = isUuid(id) ? await listOwnItens(reader, dono, id) : [];
  // No order is without a seat.
  if (itens.length === 0) throw notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
  const known = itens.filter(({ documento }) => documento !== '');
  const people = new Map(known.map((item) => [documentoOf(item), item]));
  const hasExtras = known.some(({ adicionais }) => adicionais.length > 0);
  const ofertas = hasExtras ? await listOfertas(reader) : [];
  return [...people].map(([documento, item]) => {
    const viagens = known.filter((one) => documentoOf(one) === documento).map(({ adicionais }) => adicionais);
    return { ...toWire(item), ...toAdicionais(viagens, ofertas) };
  });
}

const documentoOf = ({ documento_tipo, documento }: ItemRow): string => `${documento_tipo} ${documento}`;

const toDocumento = (tipo: number | null, numero: string) => ({ tipo: toCodigoDocumento(String(tipo)), numero });

const toWire = (item: ItemRow): PassageiroDoPedido => ({
  nome: item.passageiro_nome,
  documento: toDocumento(item.documento_tipo, item.documento),
  dataNascimento: item.data_nascimento,
  ...(item.celular !== null && { celular: item.celular }),
  ...toColo(item),
});

/** The most of each kind that one trip had, and what each trip had where they differ. */
function toAdicionais(
  viagens: readonly Adicional[][],
  ofertas: readonly OfertaAdicional[],
): Pick<PassageiroDoPedido, 'adicionais' | 'adicionaisPorTrecho'> {
  const adicionais = adicionaisDeNovo(viagens, ofertas);
  const porTrecho = viagens.map((viagem) => adicionaisDeNovo([viagem], ofertas));
  if (adicionais.length === 0) return {};
  return {
    adicionais,
    ...(!porTrecho.every((one) => isDeepStrictEqual(one, adicionais)) && { adicionaisPorTrecho: porTrecho }),
  };
}

function toColo({ colo_nome, colo_documento_tipo, colo_documento, colo_nascimento }: ItemRow) {
  if (colo_nome === null || colo_documento === null || colo_nascimento === null) return {};
  const documento = toDocumento(colo_documento_tipo, colo_documento);
  return { colo: { nome: colo_nome, documento, dataNascimento: colo_nascimento } };
}
