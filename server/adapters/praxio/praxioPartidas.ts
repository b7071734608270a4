import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';
import type { InSession } from './praxioSession';
import { toLocalidade, toPartida, type LocalidadeWire, type PartidaWire } from './partidasWire';
import { toPoltronas, type PoltronaWire } from './poltronasWire';
import type { PraxioAnswer } from './praxioWire';

/** The seat map is asked for while a person looks at it; the map that is known is shown instead of a late one. */
const MAPA_MS = 2_500;

interface LocalidadesAnswer extends PraxioAnswer {
  ListaLocalidade?: LocalidadeWire[];
}
interface PartidasAnswer extends PraxioAnswer {
  ListaPartidas?: PartidaWire[] | { Linha?: PartidaWire[] };
}
interface PoltronasAnswer extends PraxioAnswer {
  LaypoltronaXml?: { PoltronaXmlRetorno?: PoltronaWire[] };
}

/** Places, departures and seats of the operator. A list that is missing in an answer is no empty list. */
export const createPartidas = (inSession: InSession): PartidasOperadora => ({
  async listLocalidades() {
    const answer = await inSession<LocalidadesAnswer>('Localidade/RetornaLocalidades', inIt());
    return listed(answer, answer.ListaLocalidade).map(toLocalidade);
  },

  async listDestinos(origem) {
    const answer = await inSession<LocalidadesAnswer>('Localidade/RetornaDestinos', inIt({ IdLocalidade: origem }));
    return listed(answer, answer.ListaLocalidade).map(({ IdLocalidade }) => String(IdLocalidade));
  },

  async listPartidas({ origem, destino }, dia) {
    const answer = await inSession<PartidasAnswer>('Partidas/Partidas', ({ sessaoClientId, estabelecimentoId }) => ({
      IdSessaoOp: sessaoClientId,
      LocalidadeOrigem: origem,
      LocalidadeDestino: destino,
      DataPartida: dia,
      SugestaoPassagem: '1',
      ListarTodas: '1',
      SomenteExtra: '0',
      TempoPartida: 1,
      IdEstabelecimento: String(estabelecimentoId),
      DescontoAutomatico: 0,
    }));
    const { ListaPartidas } = answer;
    const list = listed(answer, Array.isArray(ListaPartidas) ? ListaPartidas : ListaPartidas?.Linha);
    return list.flatMap((partida) => toPartida(partida, dia) ?? []);
  },

  async listPoltronas({ idViagem, idTipoVeiculo }, { origem, destino }) {
    const answer = await inSession<PoltronasAnswer>(
      'Poltrona/RetornaPoltronas',
      inIt({
        IdViagem: idViagem,
        IdTipoVeiculo: idTipoVeiculo,
        IdLocOrigem: origem,
        IdLocdestino: destino,
        Andar: 0,
        VerificarSugestao: 1,
      }),
      MAPA_MS,
    );
    return toPoltronas(listed(answer, answer.LaypoltronaXml?.PoltronaXmlRetorno));
  },
});

const inIt =
  (fields: object = {}) =>
  ({ sessaoClientId }: { sessaoClientId: string }): object => ({ IdSessaoOp: sessaoClientId, ...fields });

function listed<T>({ Sucesso, IdErro, Mensagem }: PraxioAnswer, list: T[] | undefined): T[] {
  if (list && Sucesso !== false && (IdErro ?? 0) === 0) return list;
  throw new PraxioUnavailable(Mensagem ?? 'an answer without its list');
}
