import { CARGA_POR_PARTIDA_GRAMAS } from '../../src/domain/encomenda';
import { isNome } from '../../src/domain/nome';
import { mensagens } from '../../src/domain/mensagens';
import type { NovoEvento } from '../../src/domain/wire/encomendas';
import { plusMinutes } from '../viagens/localTime';
import { badRequest, conflict } from '../platform/http/problem';
import { databaseNow } from '../platform/database/databaseNow';
import { loadOf, lockPartida } from './cargaRepository';
import { appendEvent, type NewEvent } from './events';
import { tellOf } from './parcelEmails';
import { requireParcel } from './requireParcel';
import type { Parcel } from './encomendaRepository';
import { pickupOf } from './parcelView';
import { takeMoney, type Counter } from './receive';
import { findTariff } from './tariff';

/** Minutes after its departure until which a coach may be recorded as a parcel's carrier: operators record it late. */
export const CARREGADA_ATE_MIN = 12 * 60;

/** Records a step of a posted parcel with its consequences: coach, place, deadline, payment of the storage. */
export async function moveParcel(counter: Counter, codigo: string, evento: NovoEvento): Promise<void> {
  const { tx, catalogue, publicUrl } = counter;
  const parcel = await requireParcel(tx, codigo);
  const event = await toEvent(counter, parcel, evento);
  await appendEvent(tx, parcel, event);
  if (evento.situacao === 'entregue') await takeStorage(counter, parcel, evento);
  await tellOf(tx, await requireParcel(tx, codigo), evento.situacao, catalogue, publicUrl);
}

async function toEvent(counter: Counter, parcel: Parcel, evento: NovoEvento): Promise<NewEvent> {
  const { quote } = parcel;
  const common = { situacao: evento.situacao, operador: counter.operator.id };
  switch (evento.situacao) {
    case 'em_transporte':
      await requireCarrier(counter, parcel, evento.viagemId);
      return { ...common, localidadeId: quote.origem_id, partidaId: evento.viagemId };
    case 'chegou':
      return { ...common, localidadeId: quote.destino_id };
    case 'aguardando_retirada': {
      const { retiradaDias } = await findTariff(counter.tx, quote.km, quote.tarifa_de);
      return { ...common, localidadeId: quote.destino_id, retiradaDias };
    }
    case 'entregue':
      if (!isNome(evento.nome)) throw badRequest('NOME_INVALIDO', mensagens.nomeInvalido, 'nome');
      return {
        ...common,
        localidadeId: quote.destino_id,
        recebedor: { nome: evento.nome.trim(), documentoFinal: evento.documentoFinal },
      };
    case 'devolvida':
      return { ...common, localidadeId: quote.origem_id, motivo: evento.motivo };
    case 'extraviada':
      return { ...common, motivo: evento.motivo };
  }
}

async function takeStorage(
  counter: Counter,
  parcel: Parcel,
  evento: Extract<NovoEvento, { situacao: 'entregue' }>,
): Promise<void> {
  const total = (await pickupOf(counter.tx, parcel))?.armazenagemCentavos ?? 0;
  const shown = evento.armazenagemCentavos;
  if (total === 0 && shown === 0) return;
  if (evento.meio === undefined) throw badRequest('MEIO_NECESSARIO', 'Diga como a armazenagem foi paga', 'meio');
  await takeMoney(counter, parcel, { motivo: 'armazenagem', total, shown, meio: evento.meio });
}

/** Refuses a departure elsewhere, cancelled, long gone or full; locks its row until the commit. */
async function requireCarrier({ tx, catalogue }: Counter, parcel: Parcel, viagemId: string): Promise<void> {
  const { quote } = parcel;
  const partida = await lockPartida(tx, viagemId);
  const trecho = catalogue
    .trechos(String(quote.origem_id), String(quote.destino_id))
    .find(({ linha }) => linha.id === partida?.linha_id);
  if (!partida || !trecho || partida.situacao !== 'programada') {
    throw conflict('VIAGEM_NAO_SERVE', 'Esta viagem não leva a encomenda ao destino dela. Escolha outra.');
  }
  const until = plusMinutes(partida.saida, trecho.origem.sai + CARREGADA_ATE_MIN);
  if (until < (await databaseNow(tx))) {
    throw conflict('VIAGEM_JA_SAIU', 'Esta viagem já saiu há muito tempo. Escolha outra.');
  }
  const { realGramas } = parcel.charge?.pesos ?? quote.pesos;
  const loaded = (await loadOf(tx, [viagemId])).get(viagemId) ?? 0;
  if (loaded + realGramas > CARGA_POR_PARTIDA_GRAMAS) {
    throw conflict('BAGAGEIRO_CHEIO', 'O bagageiro desta viagem já está cheio. Escolha outra.');
  }
}
