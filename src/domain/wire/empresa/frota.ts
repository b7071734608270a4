import { Type, type Static } from 'typebox';
import { Classe } from '../base/campos';
import { PoltronaMapa, RecursoMapa } from '../compra/poltronas';

/** A coach type in service, with its seat plan. */
export const CarroFrota = Type.Object({
  id: Type.String(),
  nome: Type.String(),
  andares: Type.Integer(),
  filas: Type.Integer(),
  colunas: Type.Integer(),
  /** Number of seats per class, plainest first. */
  classes: Type.Array(Type.Object({ classe: Classe, lugares: Type.Integer() })),
  lugares: Type.Integer(),
  acessiveis: Type.Integer(),
  poltronas: Type.Array(Type.Omit(PoltronaMapa, ['situacao'])),
  recursos: Type.Array(RecursoMapa),
  /** Number of departures in the next seven days. */
  partidasSemana: Type.Integer(),
});
export type CarroFrota = Static<typeof CarroFrota>;
