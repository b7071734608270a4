import { normalizeCredencial } from '../../../src/domain/compra/passageiros/beneficio';
import { normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { normalizeNome } from '../../../src/domain/base/pessoa/nome';
import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { toPrecoRow } from '../../viagens/busca/preco';
import type { ReservaDetalhada, TrechoReservado } from '../../reservas/inventory';
import type { ViagemVendida } from '../tables';
import { toVendido } from '../../precos/adicionais/grantAdicionais';
import type { PricedPoltrona } from '../../precos/pricePedido';
import { requireEmitente, type FindEmitente } from '../../companhia/emitentes';
import type { NewItem } from '../pedidoItemRepository';

/**
 * The seats of an order, each with its passenger, its price and the trip as it was sold.
 * @throws where the company has not named the carrier of a line.
 */
export const toItens = (
  { trechos }: ReservaDetalhada,
  priced: readonly PricedPoltrona[],
  passageiros: readonly PassageiroPedido[],
  findEmitente: FindEmitente,
): NewItem[] =>
  priced.map((item, n) => {
    const { trecho, poltrona } = item.poltrona;
    const passageiro = passageiros.find((one) => (one.trecho ?? 0) === trecho && one.poltrona === poltrona);
    const sold = trechos.find((one) => one.n === trecho);
    if (!passageiro || !sold) throw new Error('a held seat without a passenger passed the rules');
    return {
      n,
      ...toPoltronaColumns(item),
      ...toDescontoColumns(item, passageiro),
      ...toPassageiroColumns(passageiro),
      adicionais: JSON.stringify(item.adicionais.map(toVendido)),
      adicionais_centavos: item.adicionaisCentavos,
      viagem: JSON.stringify(toViagemVendida(sold, findEmitente)),
    };
  });

const toPoltronaColumns = ({ poltrona: seated }: PricedPoltrona) => ({
  trecho: seated.trecho,
  viagem_id: seated.viagemId,
  poltrona: seated.poltrona,
  classe: seated.classe,
  ...toPrecoRow(seated.preco),
});

/** `tpDesconto` of the BP-e for a coupon and for an operator's discount: promotional. */
const PROMOCIONAL = '01';

const toDescontoColumns = (
  { regra, descontoBeneficio, descontoCupom, descontoBalcao }: PricedPoltrona,
  { beneficio }: PassageiroPedido,
) => ({
  desconto: descontoBeneficio + descontoCupom + descontoBalcao,
  desconto_beneficio: descontoBeneficio,
  beneficio: regra?.beneficio ?? null,
  beneficio_faixa: regra?.faixa ?? null,
  tp_desconto: regra?.tp_desconto ?? (descontoCupom + descontoBalcao > 0 ? PROMOCIONAL : null),
  credencial: beneficio?.credencial === undefined ? null : normalizeCredencial(beneficio.credencial),
  declaracao_renda: beneficio?.declaracaoRenda ?? false,
});

const toPassageiroColumns = ({ colo, ...passageiro }: PassageiroPedido) => ({
  passageiro_nome: normalizeNome(passageiro.nome),
  documento_tipo: passageiro.documento.tipo,
  documento: normalizeDocumento(passageiro.documento.numero),
  data_nascimento: passageiro.dataNascimento,
  celular: passageiro.celular ?? null,
  autorizacao_menor: passageiro.autorizacaoMenor ?? false,
  colo_nome: colo ? normalizeNome(colo.nome) : null,
  colo_documento_tipo: colo?.documento.tipo ?? null,
  colo_documento: colo ? normalizeDocumento(colo.documento.numero) : null,
  colo_nascimento: colo?.dataNascimento ?? null,
});

/** The trip as it is sold now. */
export const toViagemVendida = (
  { linha, operadora, partida, chegada, plataforma, sentido }: TrechoReservado,
  findEmitente: FindEmitente,
): ViagemVendida => ({
  linha,
  operadora: requireEmitente(findEmitente, operadora),
  partida,
  chegada,
  plataforma,
  ...(sentido && { sentido }),
});
