import { formatCentavos } from '../../src/domain/dinheiro';
import { calcularFrete } from '../../src/domain/freteEncomenda';
import type { FreteEncomenda, MeioBalcao, Recebimento, Volume } from '../../src/domain/wire/encomendas';
import type { OperatorRow } from '../agencia/operadores/operadorRepository';
import { recordArrived, recordMovement } from '../agencia/caixas/recordMovement';
import type { Catalogue } from '../viagens/catalogue';
import type { Reader, Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import { appendEvent } from './events';
import { tellOf } from './parcelEmails';
import { requireParcel } from './requireParcel';
import { insertCobranca, type Parcel } from './encomendaRepository';
import { findTariff, requireFit } from './tariff';

/** Price of a parcel as weighed: by the tariff of its quote while that holds, else by today's. */
export async function priceWeighed(
  reader: Reader,
  parcel: Parcel,
  volumes: readonly Volume[],
): Promise<FreteEncomenda> {
  requireFit(volumes);
  const { quote, row, hoje } = parcel;
  const tariff = await findTariff(reader, quote.km, hoje <= row.postar_ate ? quote.tarifa_de : hoje);
  return calcularFrete(volumes, quote.valor_declarado, tariff.faixa, tariff.regra);
}

/** Transaction, operator and services of a step at the counter. */
export interface Counter {
  tx: Tx;
  catalogue: Catalogue;
  operator: OperatorRow;
  publicUrl: string;
}

/** Records that a parcel was weighed, paid and posted; of two operators who do so at once, one is refused. */
export async function receiveParcel(counter: Counter, codigo: string, recebimento: Recebimento): Promise<void> {
  const { tx, catalogue, operator, publicUrl } = counter;
  const parcel = await requireParcel(tx, codigo);
  const frete = await priceWeighed(tx, parcel, recebimento.volumes);
  await appendEvent(tx, parcel, { situacao: 'postada', operador: operator.id, localidadeId: parcel.quote.origem_id });
  await takeMoney(counter, parcel, {
    motivo: 'frete',
    total: frete.totalCentavos,
    shown: recebimento.totalCentavos,
    meio: recebimento.meio,
    volumes: JSON.stringify(recebimento.volumes),
    pesos: JSON.stringify(frete.pesos),
    linhas: JSON.stringify(frete.linhas),
  });
  await tellOf(tx, parcel, 'postada', catalogue, publicUrl);
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
export async function takeMoney({ tx, operator }: Counter, { row }: Parcel, money: Money): Promise<void> {
  const { shown, total, meio, motivo } = money;
  if (shown !== total) {
    throw conflict('PRECO_MUDOU', `O valor é ${formatCentavos(total)}. Confira com o cliente e confirme de novo.`);
  }
  const { volumes = null, pesos = null, linhas = null } = money;
  const cobranca = { encomenda_id: row.id, motivo, total, meio, volumes, pesos, linhas, operador: operator.id };
  await insertCobranca(tx, cobranca);
  const movement = {
    operadorId: operator.id,
    tipo: 'venda',
    modalidade: meio,
    valorCentavos: total,
    chave: `encomenda/${row.id}/${motivo}`,
    encomendaId: row.id,
  } as const;
  if (meio === 'dinheiro') await recordMovement(tx, movement);
  else await recordArrived(tx, movement);
}
