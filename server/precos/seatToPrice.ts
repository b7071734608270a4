import type { TipoBeneficio } from '../../src/domain/beneficio';
import type { Classe } from '../../src/domain/classe';
import type { Dia } from '../../src/domain/data';
import type { Preco } from '../../src/domain/wire/viagens';

/** A held seat and as much of its passenger as the price depends on. */
export interface SeatToPrice {
  trecho: number;
  viagemId: string;
  poltrona: number;
  classe: Classe;
  preco: Preco;
  partidaEm: Date;
  /** Local day of departure, which decides ages. */
  dia: Dia;
  beneficio: TipoBeneficio | null;
  dataNascimento: Dia | null;
  /** Where a refusal belongs, `passageiros.0`; empty for a seat nobody has yet. */
  campo: string;
}
