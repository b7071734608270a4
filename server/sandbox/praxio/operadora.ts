import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database';
import { ERRO_POLTRONA, type PassagemWire, type PraxioAnswer } from '../../adapters/praxio/praxioWire';
import { isFree } from './poltronasDaViagem';
import type { Mood } from './mood';
import { findViagem } from './rede/viagem';

/** One seat of a sale, as the wire brings it. */
export interface PassagemPedida {
  ChaveExterna: string;
  IdViagem: string;
  Poltrona: number;
  ValorPgto: number;
  ChaveBloqueio?: string;
}

export interface EntradaVenda {
  IdOrigem: string;
  IdDestino: string;
  passagemXml: PassagemPedida[];
}

export type Operadora = ReturnType<typeof createOperador>;

const RECUSADA = { Sucesso: false, IdErro: 90, Mensagem: 'Venda não autorizada pela operadora.' };
const OCUPADA = { Sucesso: false, IdErro: ERRO_POLTRONA, Mensagem: 'Poltrona já vendida.' };
const DESCONHECIDA: PraxioAnswer = { Sucesso: false, IdErro: 30, Mensagem: 'Passagem não encontrada.' };

/** The embedded operator's books: a sale has a unique key, and a seat between two stops one valid sale. */
export const createOperador = ({ db, transaction }: Database) => ({
  sell: (entradas: readonly EntradaVenda[], modo: Mood): Promise<PassagemWire[]> =>
    isOneStatement(entradas) ? sellAll(db, entradas, modo) : transaction((tx) => sellAll(tx, entradas, modo)),

  find: async (chave: string): Promise<PassagemWire> => {
    const row = await findVenda(db, chave);
    return row && row.devolvida_em === null ? toPassagem(row) : { ...DESCONHECIDA, ChaveExterna: chave };
  },

  /** The amount of a return in reais; `IdErro` where there is nothing to return. */
  check: async (numPassagem: number) => {
    const row = await db
      .selectFrom('sandbox_praxio_venda')
      .selectAll()
      .where('num_passagem', '=', numPassagem)
      .executeTakeFirst();
    if (!row) return DESCONHECIDA;
    const Passagem = {
      NumeroPassagem: String(row.num_passagem),
      NumeroPoltrona: row.poltrona,
      ValorPago: row.valor_centavos / 100,
    };
    return { Sucesso: true, IdErro: 0, Xml: { Passagem } };
  },

  /** Returns a sale once; a repeated call is answered that it was returned before. */
  giveBack: async (numPassagem: number): Promise<PraxioAnswer> => {
    const row = await db
      .updateTable('sandbox_praxio_venda')
      .set({ devolvida_em: sql<Date>`coalesce(devolvida_em, now())` })
      .where('num_passagem', '=', numPassagem)
      .returning('chave')
      .executeTakeFirst();
    return row ? { Sucesso: true, IdErro: 0 } : DESCONHECIDA;
  },
});

/** One seat of a departure that the operator did not list: its key alone decides. */
const isOneStatement = (entradas: readonly EntradaVenda[]): boolean => {
  const [pedida, ...others] = entradas.flatMap(({ passagemXml }) => passagemXml);
  return others.length === 0 && pedida?.ChaveBloqueio === undefined && findViagem(pedida?.IdViagem ?? '') === undefined;
};

async function sellAll(db: Reader, entradas: readonly EntradaVenda[], modo: Mood): Promise<PassagemWire[]> {
  const sold: PassagemWire[] = [];
  for (const entrada of entradas) {
    for (const pedida of entrada.passagemXml) {
      const refusal = refusalOf(modo, sold.length);
      const { ChaveExterna } = pedida;
      sold.push(refusal ? { ChaveExterna, ...refusal } : await sellOne(db, entrada, pedida));
    }
  }
  return sold;
}

const findVenda = (reader: Reader, chave: string) =>
  reader.selectFrom('sandbox_praxio_venda').selectAll().where('chave', '=', chave).executeTakeFirst();

function refusalOf(modo: Mood, soldBefore: number): PraxioAnswer | null {
  if (modo === 'ocupada') return OCUPADA;
  return modo === 'recusa' || (modo === 'parcial' && soldBefore > 0) ? RECUSADA : null;
}

async function sellOne(
  tx: Reader,
  { IdOrigem, IdDestino }: EntradaVenda,
  pedida: PassagemPedida,
): Promise<PassagemWire> {
  const { ChaveExterna: chave, IdViagem, Poltrona, ValorPgto, ChaveBloqueio } = pedida;
  const wanted = { idViagem: IdViagem, origem: Number(IdOrigem), destino: Number(IdDestino), poltrona: Poltrona };
  if (!(await isFree(tx, wanted, ChaveBloqueio)) && !(await findVenda(tx, chave))) {
    return { ChaveExterna: chave, ...OCUPADA };
  }
  // The sale takes the place of its block.
  if (ChaveBloqueio) await tx.deleteFrom('sandbox_praxio_bloqueio').where('chave', '=', ChaveBloqueio).execute();
  const sold = await tx
    .insertInto('sandbox_praxio_venda')
    .values({
      chave,
      // The range is large enough that two sales do not draw the same number.
      num_passagem: randomInt(1, 2 ** 31),
      id_viagem: IdViagem,
      poltrona: Poltrona,
      origem: Number(IdOrigem),
      destino: Number(IdDestino),
      valor_centavos: Math.round(ValorPgto * 100),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const row = sold ?? (await findVenda(tx, chave));
  return row && row.devolvida_em === null ? toPassagem(row) : { ChaveExterna: chave, ...OCUPADA };
}

/** Without `ChaveBPe`: the sandbox is no tax authority, so the seller numbers the BP-e. */
const toPassagem = (row: {
  chave: string;
  num_passagem: number;
  poltrona: number;
  valor_centavos: number;
}): PassagemWire => ({
  Sucesso: true,
  IdErro: 0,
  ChaveExterna: row.chave,
  NumPassagem: String(row.num_passagem),
  SerieBloco: 'SB1',
  Localizador: `PX${row.num_passagem}`,
  ChaveBPe: '',
  Poltrona: row.poltrona,
  ValorPgto: row.valor_centavos / 100,
});
