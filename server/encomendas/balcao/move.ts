import { CARGA_POR_PARTIDA_GRAMAS } from '../../../src/domain/encomendas/encomenda';
import { isNome } from '../../../src/domain/base/pessoa/nome';
import { mensagens } from '../../../src/domain/base/mensagens';
import type { NovoEvento } from '../../../src/domain/wire/encomendas/encomendas';
import { plusMinutes } from '../../viagens/localTime';
import { badRequest, conflict } from '../../platform/http/problem';
import { databaseNow } from '../../platform/database/databaseNow';
import { loadOf, lockPartida } from '../partidas/cargaRepository';
import { appendEvent, type NewEvent } from '../events';
import { tellOf } from '../encomendaEmails';
import { requireEncomenda } from '../requireEncomenda';
import type { Encomenda } from '../encomendaRepository';
import { pickupOf } from '../encomendaView';
import { takeMoney, type Counter } from './receive';
import { findTariff } from '../cotacao/tariff';

/** Minutes after its departure until which a coach may be recorded as a parcel's carrier: operators record it late. */
export const CARREGADA_ATE_MIN = 12 * 60;

/** Records a step of a posted parcel with its consequences: coach, place, deadline, payment of the storage. */
export async function moveEncomenda(counter: Counter, codigo: string, evento: NovoEvento): Promise<void> {
  const { tx, catalogue, publicUrl } = counter;
  const encomenda = await requireEncomenda(tx, codigo);
  const event = await toEvent(counter, encomenda, evento);
  await appendEvent(tx, encomenda, event);
  if (evento.situacao === 'entregue') await takeStorage(counter, encomenda, evento);
  await tellOf(tx, await requireEncomenda(tx, codigo), evento.situacao, catalogue, publicUrl);
}

async function toEvent(counter: Counter, encomenda: Encomenda, evento: NovoEvento): Promise<NewEvent> {
  const { cotacao } = encomenda;
  const common = { situacao: evento.situacao, operador: counter.operadora.id };
  switch (evento.situacao) {
    case 'em_transporte':
      await requireCarrier(counter, encomenda, evento.viagemId);
      return { ...common, localidadeId: cotacao.origem_id, partidaId: evento.viagemId };
    case 'chegou':
      return { ...common, localidadeId: cotacao.destino_id };
    case 'aguardando_retirada': {
      const { retiradaDias } = await findTariff(counter.tx, cotacao.km, cotacao.tarifa_de);
      return { ...common, localidadeId: cotacao.destino_id, retiradaDias };
    }
    case 'entregue':
      if (!isNome(evento.nome)) throw badRequest('NOME_INVALIDO', mensagens.nomeInvalido, 'nome');
      return {
        ...common,
        localidadeId: cotacao.destino_id,
        recebedor: { nome: evento.nome.trim(), documentoFinal: evento.documentoFinal },
      };
    case 'devolvida':
      return { ...common, localidadeId: cotacao.origem_id, motivo: evento.motivo };
    case 'extraviada':
      return { ...common, motivo: evento.motivo };
  }
}

async function takeStorage(
  counter: Counter,
  encomenda: Encomenda,
  evento: Extract<NovoEvento, { situacao: 'entregue' }>,
): Promise<void> {
  const total = (await pickupOf(counter.tx, encomenda))?.armazenagemCentavos ?? 0;
  const shown = evento.armazenagemCentavos;
  if (total === 0 && shown === 0) return;
  if (evento.meio === undefined) throw badRequest('MEIO_NECESSARIO', 'Diga como a armazenagem foi paga', 'meio');
  await takeMoney(counter, encomenda, { motivo: 'armazenagem', total, shown, meio: evento.meio });
}

/** Refuses a departure elsewhere, cancelled, long gone or full; locks its row until the commit. */
async function requireCarrier({ tx, catalogue }: Counter, encomenda: Encomenda, viagemId: string): Promise<void> {
  const { cotacao } = encomenda;
  const partida = await lockPartida(tx, viagemId);
  const trecho = catalogue
    .trechos(String(cotacao.origem_id), String(cotacao.destino_id))
    .find(({ linha }) => linha.id === partida?.linha_id);
  if (!partida || !trecho || partida.situacao !== 'programada') {
    throw conflict('VIAGEM_NAO_SERVE', 'Esta viagem não leva a encomenda ao destino dela. Escolha outra.');
  }
  const until = plusMinutes(partida.saida, trecho.origem.sai + CARREGADA_ATE_MIN);
  if (until < (await databaseNow(tx))) {
    throw conflict('VIAGEM_JA_SAIU', 'Esta viagem já saiu há muito tempo. Escolha outra.');
  }
  const { realGramas } = encomenda.charge?.pesos ?? cotacao.pesos;
  const loaded = (await loadOf(tx, [viagemId])).get(viagemId) ?? 0;
  if (loaded + realGramas > CARGA_POR_PARTIDA_GRAMAS) {
    throw conflict('BAGAGEIRO_CHEIO', 'O bagageiro desta viagem já está cheio. Escolha outra.');
  }
}
