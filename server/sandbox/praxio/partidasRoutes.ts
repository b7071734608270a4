import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database';
import { createBloqueios, takenBetween } from './poltronasDaViagem';
import type { Balcao } from './balcao';
import type { Moods } from './mood';
import { localidades } from './rede/linhas';
import { destinosDe, findViagem, partidasEntre } from './rede/viagem';
import { poltronasDe } from './rede/veiculo';

interface Services {
  database: Database;
  moods: Moods;
  balcao: Balcao;
}

interface Body {
  IdLocalidade?: string;
  LocalidadeOrigem?: string;
  LocalidadeDestino?: string;
  DataPartida?: string;
  IdViagem?: string;
  IdLocOrigem?: string;
  IdLocdestino?: string;
  ChaveExterna?: string;
  Minutos?: number;
  ListaPoltrona?: {
    ChaveExterna: string;
    IdViagem: string;
    IdLocOrigem: string;
    IdLocDestino: string;
    Poltrona: number;
  }[];
}
type Route = { Body: Body };

const DONE = { Sucesso: true, IdErro: 0 };
const SEM_VIAGEM = { Sucesso: false, IdErro: 40, Mensagem: 'Viagem não encontrada.' };

/** Places, departures, seats and blocks of the embedded operator; the routes are within a known session. */
export function registerPartidasSandbox(app: FastifyInstance, { database, moods, balcao }: Services): void {
  const bloqueios = createBloqueios(database);

  app.post('/Localidade/RetornaLocalidades', () => ({ ...DONE, ListaLocalidade: localidades }));
  app.post<Route>('/Localidade/RetornaDestinos', ({ body }) => ({
    ...DONE,
    ListaLocalidade: destinosDe(Number(body.IdLocalidade)).map((IdLocalidade) => ({ IdLocalidade })),
  }));

  app.post<Route>('/Partidas/Partidas', async ({ body }) => {
    const { LocalidadeOrigem, LocalidadeDestino, DataPartida = '' } = body;
    const all = partidasEntre(Number(LocalidadeOrigem), Number(LocalidadeDestino), DataPartida);
    const { modo } = await moods.read();
    return { ...DONE, ListaPartidas: { Linha: modo === 'parcial' ? all.slice(0, 1) : all } };
  });

  app.post<Route>('/Poltrona/RetornaPoltronas', async ({ body }) => {
    const viagem = findViagem(body.IdViagem ?? '');
    if (!viagem) return SEM_VIAGEM;
    balcao.see(String(viagem.id));
    const legs = { origem: Number(body.IdLocOrigem), destino: Number(body.IdLocdestino) };
    const antigo = (await moods.read()).modo === 'antigo';
    const taken = await takenBetween(database.db, viagem, legs, { antigo });
    return { ...DONE, LaypoltronaXml: { PoltronaXmlRetorno: poltronasDe(viagem, taken) } };
  });

  app.post<Route>('/Poltrona/BloqueiaPoltrona', async ({ body }, reply) => {
    const { modo } = await moods.read();
    const ListaBloqueio = [];
    for (const [n, pedida] of (body.ListaPoltrona ?? []).entries()) {
      const { ChaveExterna, IdViagem: idViagem, IdLocOrigem, IdLocDestino, Poltrona: poltrona } = pedida;
      const wanted = { idViagem, origem: Number(IdLocOrigem), destino: Number(IdLocDestino), poltrona };
      const refused = modo === 'ocupada' || (modo === 'parcial' && n > 0);
      const Sucesso = !refused && (await bloqueios.block(ChaveExterna, wanted, body.Minutos ?? 0));
      ListaBloqueio.push({ ChaveExterna, Sucesso, ...(Sucesso ? {} : { Mensagem: 'Poltrona ocupada.' }) });
    }
    if (modo === 'mudo') return reply.code(504).send({ Mensagem: 'Gateway Timeout' });
    return { ...DONE, ListaBloqueio };
  });

  app.post<Route>('/Poltrona/DesbloqueiaPoltrona', async ({ body }) => {
    await bloqueios.release(body.ChaveExterna ?? '');
    return DONE;
  });
}
