import { sql } from 'kysely';
import { CARGA_POR_PARTIDA_GRAMAS } from '../../src/domain/encomenda';
import { isNome } from '../../src/domain/nome';
import { mensagens } from '../../src/domain/mensagens';
import type { NovoEvento } from '../../src/domain/wire/encomendas';
import { plusMinutes } from '../viagens/localTime';
import type { Tx } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import { databaseNow } from '../platform/database/databaseNow';
import { loadOf } from './carriers';
import { appendEvent, type NewEvent } from './events';
import { tellOf } from './parcelEmails';
import { requireParcel, type Parcel } from './parcelRows';
import { pickupOf } from './parcelView';
import { takeMoney, type Counter } from './receive';
import { findTariff } from './tariff';

/** A coach may be told to carry a parcel until so long after it left: clerks write down what they have loaded. */
export const CARREGADA_ATE_MIN = 12 * 60;

/** What happened to a parcel after it was posted, and what follows: coach, place, deadline, money for storing it. */
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

/** The departure goes there, is not cancelled, did not leave long ago and has room; its row is held until the commit. */
async function requireCarrier({ tx, catalogue }: Counter, parcel: Parcel, viagemId: string): Promise<void> {
  const { quote } = parcel;
  const partida = await lockDeparture(tx, viagemId);
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

const lockDeparture = (tx: Tx, id: string) =>
  tx
    .selectFrom('partida')
    .select(['id', 'linha_id', 'saida', 'situacao'])
    .where('id', '=', sql<string>`${id}::bigint`)
    .forNoKeyUpdate()
    .executeTakeFirst();
