import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { computeFrete } from '../../../src/domain/encomendas/freteEncomenda';
import type { FreteEncomenda, MeioBalcao, Recebimento, Volume } from '../../../src/domain/wire/encomendas/encomendas';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { recordArrived, recordMovement } from '../../agencia/caixas/recordMovement';
import type { Catalogue } from '../../viagens/catalogue';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { appendEvent } from '../events';
import { tellOf } from '../encomendaEmails';
import { requireEncomenda } from '../requireEncomenda';
import { insertCobranca, type Encomenda } from '../encomendaRepository';
import { findTariff, requireFit } from '../cotacao/tariff';

/** Price of a parcel as weighed: by the tariff of its quote while that holds, else by today's. */
export async function priceWeighed(
  reader: Reader,
  encomenda: Encomenda,
  volumes: readonly Volume[],
): Promise<FreteEncomenda> {
  requireFit(volumes);
  const { cotacao, row, hoje } = encomenda;
  const tariff = await findTariff(reader, cotacao.km, hoje <= row.postar_ate ? cotacao.tarifa_de : hoje);
  return computeFrete(volumes, cotacao.valor_declarado, tariff.faixa, tariff.regra);
}

/** Transaction, operator and services of a step at the counter. */
export interface Counter {
  tx: Tx;
  catalogue: Catalogue;
  operadora: OperadorRow;
  publicUrl: string;
}

/** Records that a parcel was weighed, paid and posted; of two operators who do so at once, one is refused. */
export async function receiveEncomenda(counter: Counter, codigo: string, recebimento: Recebimento): Promise<void> {
  const { tx, catalogue, operadora, publicUrl } = counter;
  const encomenda = await requireEncomenda(tx, codigo);
  const frete = await priceWeighed(tx, encomenda, recebimento.volumes);
  await appendEvent(tx, encomenda, {
    situacao: 'postada',
    operador: operadora.id,
    localidadeId: encomenda.cotacao.origem_id,
  });
  await takeMoney(counter, encomenda, {
    motivo: 'frete',
    total: frete.totalCentavos,
    shown: recebimento.totalCentavos,
    meio: recebimento.meio,
    volumes: JSON.stringify(recebimento.volumes),
    pesos: JSON.stringify(frete.pesos),
    linhas: JSON.stringify(frete.linhas),
  });
  await tellOf(tx, encomenda, 'postada', catalogue, publicUrl);
}

interface Money {
  motivo: 'frete' | 'armazenagem';
  total: number;
  /** Amount that the screen showed. */
  shown: number;
  meio: MeioBalcao;
  volumes?: string;
  pesos?: string;
  linhas?: string;
}

/** Records a payment in the operator's till: cash needs an open one, other payments wait for the next one. */
export async function takeMoney({ tx, operadora }: Counter, { row }: Encomenda, money: Money): Promise<void> {
  const { shown, total, meio, motivo } = money;
  if (shown !== total) {
    throw conflict('PRECO_MUDOU', `O valor é ${formatCentavos(total)}. Confira com o cliente e confirme de novo.`);
  }
  const { volumes = null, pesos = null, linhas = null } = money;
  const cobranca = { encomenda_id: row.id, motivo, total, meio, volumes, pesos, linhas, operador: operadora.id };
  await insertCobranca(tx, cobranca);
  const movement = {
    operadorId: operadora.id,
    tipo: 'venda',
    modalidade: meio,
    valorCentavos: total,
    chave: `encomenda/${row.id}/${motivo}`,
    encomendaId: row.id,
  } as const;
  if (meio === 'dinheiro') await recordMovement(tx, movement);
  else await recordArrived(tx, movement);
}
