import type { TipoBeneficio } from '../../../src/domain/compra/passageiros/tipoBeneficio';
import type { Conexao, Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { LentColumn } from '../partidaRepository';
import type { Reader } from '../../platform/database/database';

/** Reads the benefits that still have a free place on each departure; the room of prices owns the places. */
export type ListGratuidades = (
  reader: Reader,
  partidaIds: readonly string[],
) => Promise<ReadonlyMap<string, TipoBeneficio[]>>;

/** The same as a column of the statement that reads the departures. */
export type GratuidadesDaPartida = LentColumn<TipoBeneficio[] | null>;

/** Trips with the benefits that still have a free place on them. One statement, none where there is no trip. */
async function withGratuidades(reader: Reader, list: ListGratuidades, viagens: readonly Viagem[]): Promise<Viagem[]> {
  if (viagens.length === 0) return [];
  const livres = await list(
    reader,
    viagens.map(({ id }) => id),
  );
  return viagens.map((viagem) => ({ ...viagem, gratuidades: livres.get(viagem.id) ?? [] }));
}

/** Journeys with one change, each trip with its benefits. One statement for all of them. */
export async function conexoesWithGratuidades(
  reader: Reader,
  list: ListGratuidades,
  conexoes: readonly Conexao[],
): Promise<Conexao[]> {
  const trechos = conexoes.flatMap((conexao) => conexao.trechos);
  const known = new Map(
    (await withGratuidades(reader, list, trechos)).map((viagem) => [viagem.id, viagem.gratuidades]),
  );
  const told = (viagem: Viagem): Viagem => ({ ...viagem, gratuidades: known.get(viagem.id) ?? [] });
  return conexoes.map((conexao) => {
    const [one, other] = conexao.trechos;
    return { ...conexao, trechos: [told(one), told(other)] };
  });
}
