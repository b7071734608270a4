import type { TipoBeneficio } from '../../src/domain/compra/passageiros/beneficio';
import type { Classe } from '../../src/domain/viagens/classe';
import type { Dia } from '../../src/domain/base/data';
import type { Preco } from '../../src/domain/wire/viagens/viagens';

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
  dataNascimento: Dia | null;
  /** The field of a refusal, such as `passageiros.0`; empty for a seat without a passenger. */
  campo: string;
}
