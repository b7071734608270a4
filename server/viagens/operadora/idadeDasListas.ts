import type { Conexao, Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';

/** A pair of places on the day of the boarding. */
export interface ParNoDia {
  origem: string;
  destino: string;
  dia: string;
}

/** Minutes since the operator told the departures of each pair; undefined for those of the company's own. */
export type IdadeDasListas = (db: Reader, pares: readonly ParNoDia[]) => Promise<(number | undefined)[]>;

/** Trips with the age of what is known of them. */
export async function withIdade(db: Reader, idadeOf: IdadeDasListas | undefined, viagens: Viagem[]): Promise<Viagem[]> {
  if (!idadeOf || viagens.length === 0) return viagens;
  const idades = await idadeOf(
    db,
    viagens.map(({ partida, chegada }) => ({
      origem: partida.localidade.id,
      destino: chegada.localidade.id,
      dia: partida.dia,
    })),
  );
  return viagens.map((viagem, i) => {
    const lidaHaMinutos = idades[i];
    return lidaHaMinutos === undefined ? viagem : { ...viagem, lidaHaMinutos };
  });
}

/** The same for journeys with a change. */
export async function conexoesWithIdade(
  db: Reader,
  idadeOf: IdadeDasListas | undefined,
  conexoes: Conexao[],
): Promise<Conexao[]> {
  const trechos = await withIdade(
    db,
    idadeOf,
    conexoes.flatMap((conexao) => conexao.trechos),
  );
  return conexoes.map((conexao, i) => {
    const [one, other] = [trechos[2 * i], trechos[2 * i + 1]];
    return one && other ? { ...conexao, trechos: [one, other] } : conexao;
  });
}
