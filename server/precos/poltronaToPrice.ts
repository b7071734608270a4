import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { Adicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { Classe } from '../../src/domain/viagens/classe';
import type { Dia } from '../../src/domain/base/data';
import type { PassageiroCotado } from '../../src/domain/wire/compra/cotacao';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import type { ReservaDetalhada } from '../reservas/inventory';

/** A held seat with the facts of its passenger that the price depends on. */
export interface PoltronaToPrice {
  trecho: number;
  viagemId: string;
  poltrona: number;
  classe: Classe;
  preco: Preco;
  partidaEm: Date;
  /** Local day of departure, on which ages are computed. */
  dia: Dia;
  beneficio: TipoBeneficio | null;
  adicionais: readonly Adicional[];
  dataNascimento: Dia | null;
  /** The field of a refusal, such as `passageiros.0`; empty for a seat without a passenger. */
  campo: string;
}

/** The seats of a reserva, each with its passenger where it has one. */
export function toPoltronasToPrice(
  { trechos }: ReservaDetalhada,
  passageiros: readonly PassageiroCotado[],
): PoltronaToPrice[] {
  return trechos.flatMap(({ n, viagemId, partida, itens }) =>
    itens.map(({ poltrona, classe, preco }) => {
      const at = passageiros.findIndex((one) => (one.trecho ?? 0) === n && one.poltrona === poltrona);
      const passageiro = passageiros[at];
      return {
        trecho: n,
        viagemId,
        poltrona,
        classe,
        preco,
        partidaEm: new Date(partida.instante),
        dia: partida.dia,
        beneficio: passageiro?.beneficio ?? null,
        adicionais: passageiro?.adicionais ?? [],
        dataNascimento: passageiro?.dataNascimento ?? null,
        campo: at === -1 ? '' : `passageiros.${at}`,
      };
    }),
  );
}
