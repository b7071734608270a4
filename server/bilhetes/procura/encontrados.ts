import { msg } from '../../../src/words/t';
import { addDias, diaEm, FUSO_DA_SEDE, type Dia } from '../../../src/domain/base/data';
import { maskEmail } from '../../../src/domain/base/mascaras';
import { tiposDocumento, type CodigoDocumento } from '../../../src/domain/base/pessoa/documento';
import { normalizeLocalizador } from '../../../src/domain/bilhetes/localizador';
import { maskDocumentoNoBilhete, maskNomeNoBilhete } from '../../../src/domain/bilhetes/mascarasBilhete';
import type { BilheteEncontrado, BilhetesEncontrados, ProcuraPedido } from '../../../src/domain/wire/bilhetes/procura';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { findPedido, listItens, type PedidoRow, type PedidoWithItems } from '../../pedidos/pedidoRepository';
import type { Reader } from '../../platform/database/database';
import { notFound, Problem } from '../../platform/http/problem';
import { isAddressRefused } from '../../platform/outbox/mensagemRepository';
import type { Viagens } from '../../viagens/busca/viagens';
import { matchDocumento } from './matchDocumento';
import { listDocumentos } from './procuraRepository';

type Item = PedidoWithItems['itens'][number];
/** Reads how a departure stands. */
export type ReadViagem = Viagens['information'];

/** How long after the trip its tickets can be found; later they are in the account of their buyer alone. */
const DIAS_DEPOIS = 30;
/** States of an order whose tickets are still being issued. */
const EM_EMISSAO: readonly SituacaoPedido[] = ['pago', 'emitindo'];

/** The one refusal of a search, whatever did not fit. */
const unknown = () =>
  notFound('BILHETE_NAO_ENCONTRADO', msg('Não encontramos um bilhete com este localizador e este documento.'));

/** An order with the seats that a document opens. */
export interface PedidoAchado {
  pedido: PedidoRow;
  itens: Item[];
}

/**
 * The order with a localizador and the seats that a document on it opens. An unknown localizador, a document of somebody
 * else, an order that was never paid and a trip that is long over have one refusal.
 */
export async function findAchado(reader: Reader, asked: ProcuraPedido, now = new Date()): Promise<PedidoAchado> {
  const achado = matchDocumento(await listDocumentos(reader, normalizeLocalizador(asked.localizador)), asked.documento);
  if (achado === null) throw unknown();
  const pedido = await findPedido(reader, achado.pedidoId);
  if (!pedido) throw unknown();
  const since = addDias(diaEm(now, FUSO_DA_SEDE), -DIAS_DEPOIS);
  const itens = (await listItens(reader, [pedido.id])).filter(
    (item) => achado.lugares.has(item.n) && isShown(item, pedido, since),
  );
  if (itens.length === 0) throw unknown();
  return { pedido, itens };
}

const isShown = ({ viagem, bilhete_situacao }: Item, { situacao }: PedidoRow, since: Dia): boolean =>
  viagem.chegada.dia >= since && (bilhete_situacao !== null || EM_EMISSAO.includes(situacao));

/** The buyer's address, masked, where tickets can be sent to it; null where there is none or its server refused them. */
export async function emailOf(reader: Reader, { pedido, itens }: PedidoAchado): Promise<string | null> {
  const { comprador_email: email } = pedido;
  if (email === '' || !itens.some(isValid)) return null;
  return (await isAddressRefused(reader, email)) ? null : maskEmail(email);
}

/** True for a seat whose ticket boards. */
export const isValid = ({ bilhete_situacao }: Item): boolean => bilhete_situacao === 'emitido';

/** An order that was found, as a stranger may see it: no code that boards, and nobody's data in full. */
export async function showEncontrados(
  reader: Reader,
  readViagem: ReadViagem,
  asked: ProcuraPedido,
): Promise<BilhetesEncontrados> {
  const achado = await findAchado(reader, asked);
  const bilhetes: BilheteEncontrado[] = [];
  for (const item of achado.itens) bilhetes.push(await toEncontrado(readViagem, item));
  return { localizador: achado.pedido.localizador, email: await emailOf(reader, achado), bilhetes };
}

async function toEncontrado(readViagem: ReadViagem, item: Item): Promise<BilheteEncontrado> {
  const { viagem, viagem_id: viagemId, documento_tipo: tipo } = item;
  const { linha, partida, chegada, operadora, plataforma } = viagem;
  const now = await whereKnown(readViagem(viagemId));
  const parada = now?.paradas.find(({ localidade }) => localidade.id === partida.localidade.id);
  return {
    situacao: item.bilhete_situacao ?? 'em_emissao',
    viagemId,
    linha,
    operadora: operadora.nome,
    partida,
    chegada,
    // The platform that operations name is that of the first stop, the only one that a ticket names.
    plataforma: plataforma === null ? null : (now?.plataforma ?? plataforma),
    poltrona: item.poltrona,
    classe: item.classe,
    passageiro: {
      nome: maskNomeNoBilhete(item.passageiro_nome),
      documento: maskDocumentoNoBilhete(isCodigo(tipo) ? tipo : tiposDocumento.rg, item.documento),
    },
    andamento: now && {
      situacao: now.situacao,
      atrasoMinutos: now.atrasoMinutos,
      previsao: parada?.previsao ?? null,
      motivo: now.motivo,
    },
  };
}

const isCodigo = (tipo: number): tipo is CodigoDocumento => Object.values<number>(tiposDocumento).includes(tipo);

/** Null for a departure that was deleted since. */
const whereKnown = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });
