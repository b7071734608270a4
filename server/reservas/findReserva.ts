import { classeDeCodigo } from '../../src/domain/viagens/classe';
import type { Reader, Tx } from '../platform/database/database';
import { isUuid } from '../platform/http/validation/uuid';
import type { Catalogue } from '../viagens/catalogue';
import { toPreco } from '../viagens/busca/preco';
import { stopsOf } from '../viagens/busca/toViagem';
import type { ItemReservado, ReservaDetalhada, TrechoReservado } from './inventory';
import {
  findReservaRow,
  keepReservaRow,
  listLiveReservaIds,
  listPoltronasDeTrecho,
  type ReservaRow,
} from './reservaDetalhadaRepository';

/** Maximum of a person's reservas that are listed; more than a person has at once. */
const MAX_LISTED = 10;

/** A reserva with its seats, prices, and where and when each part runs. */
export async function findReserva(db: Reader, catalogue: Catalogue, id: string): Promise<ReservaDetalhada | undefined> {
  const reserva = isUuid(id) ? await findReservaRow(db, id) : undefined;
  return reserva && detail(db, catalogue, reserva);
}

/** The same, and the reserva is locked until the transaction ends. */
export async function keepReserva(tx: Tx, catalogue: Catalogue, id: string): Promise<ReservaDetalhada | undefined> {
  const reserva = isUuid(id) ? await keepReservaRow(tx, id) : undefined;
  return reserva && detail(tx, catalogue, reserva);
}

async function detail(db: Reader, catalogue: Catalogue, reserva: ReservaRow): Promise<ReservaDetalhada> {
  const { id } = reserva;
  const trechos = await findTrechos(db, catalogue, id);
  const isLive = reserva.situacao === 'ativa' && !reserva.passou;
  return {
    id,
    dono: reserva.dono,
    situacao: reserva.situacao,
    expiraEm: reserva.expira_em,
    vencida: reserva.situacao === 'ativa' && reserva.passou,
    restanteMs: isLive ? reserva.restante : 0,
    prorrogavel: isLive && !reserva.fixa,
    trechos,
    totalCentavos: trechos.flatMap(({ itens }) => itens).reduce((sum, { preco }) => sum + preco.totalCentavos, 0),
  };
}

/** A person's live reservas, newest first, so that another tab of theirs sees what is held. */
export async function listLive(db: Reader, catalogue: Catalogue, dono: string): Promise<ReservaDetalhada[]> {
  const found = [];
  for (const id of await listLiveReservaIds(db, dono, MAX_LISTED)) found.push(await findReserva(db, catalogue, id));
  return found.filter((reserva) => reserva !== undefined);
}

async function findTrechos(db: Reader, catalogue: Catalogue, id: string): Promise<TrechoReservado[]> {
  const poltronas = await listPoltronasDeTrecho(db, id);
  const parts = [...new Map(poltronas.map((row) => [row.n, row])).values()];
  const itensOf = (n: number): ItemReservado[] =>
    poltronas
      .filter((row) => row.n === n)
      .map((row) => ({
        poltrona: row.poltrona,
        classe: classeDeCodigo(row.classe),
        preco: { ...toPreco(row), ...(row.regras.length > 0 && { regras: row.regras }) },
      }));
  return parts.flatMap((part) => {
    const trecho = catalogue.trechoDaLinha(part.linha_id, part.seq_o, part.seq_d);
    // A departure that nobody holds any more may have moved to another line, by an import of a timetable.
    if (!trecho) return [];
    const { codigo, operadora } = trecho.linha;
    return {
      n: part.n,
      sentido: part.sentido,
      viagemId: part.partida_id,
      linha: codigo,
      operadora,
      plataforma: part.plataforma,
      ...stopsOf(part, trecho),
      itens: itensOf(part.n),
    };
  });
}
