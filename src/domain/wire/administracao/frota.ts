import { Type, type Static } from 'typebox';
import { limitesPlanta } from '../../viagens/plantaOnibus';
import { Classe, Instante, Linha, Poltrona, closed } from '../base/campos';
import { MudancasPartidas } from './catalogo';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** Id of a coach in an address. */
export const EnderecoOnibus = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

const lugar = {
  andar: Type.Integer({ minimum: 1, maximum: limitesPlanta.andares }),
  fila: Type.Integer({ minimum: 0, maximum: limitesPlanta.filas - 1 }),
  coluna: Type.Integer({ minimum: 0, maximum: limitesPlanta.colunas - 1 }),
};
const poltrona = {
  ...lugar,
  numero: Poltrona,
  classe: Classe,
  janela: Type.Boolean(),
  acessivel: Type.Boolean(),
  preferencialMulheres: Type.Boolean(),
};
const recurso = {
  ...lugar,
  tipo: Type.Union([Type.Literal('wc'), Type.Literal('escada'), Type.Literal('motorista'), Type.Literal('geladeira')]),
};

/** POST /Administracao/Onibus, a new version of one, and its preview: a coach as it was drawn. */
export const PlantaDesenhada = closed({
  nome: Linha(3, 80),
  poltronas: Type.Array(closed(poltrona), { minItems: 1, maxItems: limitesPlanta.poltrona }),
  recursos: Type.Array(closed(recurso), { maxItems: 60 }),
});
export type PlantaDesenhada = Static<typeof PlantaDesenhada>;

const resumo = {
  id: Type.Integer({ minimum: 1 }),
  nome: Type.String(),
  andares: Type.Integer(),
  classes: Type.Array(Type.Object({ classe: Classe, lugares: Type.Integer() })),
  lugares: Type.Integer(),
  /** Timetable entries that go with it, and departures to come. */
  horarios: Type.Integer(),
  partidas: Type.Integer(),
  /** Name of the person who drew it; null for one of the feed. */
  autor: orNull(Type.String()),
  em: orNull(Instante),
};

export const OnibusResumo = Type.Object(resumo);
export type OnibusResumo = Static<typeof OnibusResumo>;

/** GET /Administracao/Onibus: coaches in use, without those that another one has taken the place of. */
export const Frota = Type.Object({ onibus: Type.Array(OnibusResumo), podeMudar: Type.Boolean() });
export type Frota = Static<typeof Frota>;

/** GET /Administracao/Onibus/{id}. */
export const OnibusAdministrado = Type.Object({
  ...resumo,
  /** Whether another version may be drawn: not of a replaced one, nor where the operator's system is the source. */
  podeMudar: Type.Boolean(),
  /** The coach that took its place. */
  substituidoPor: orNull(Type.Integer()),
  poltronas: Type.Array(Type.Object(poltrona)),
  recursos: Type.Array(Type.Object(recurso)),
  /** Earlier versions, the latest first. */
  anteriores: Type.Array(Type.Object({ id: Type.Integer(), nome: Type.String(), partidas: Type.Integer() })),
});
export type OnibusAdministrado = Static<typeof OnibusAdministrado>;

/** The effect of a drawing: timetable entries that go with it from now on, and their departures. */
export const EfeitoOnibus = Type.Object({
  /** Id of the new coach; in a preview the one that it would have. */
  id: Type.Integer(),
  horarios: Type.Integer(),
  /** `mantidas` keep the coach that was sold, and stay for sale. */
  partidas: MudancasPartidas,
});
export type EfeitoOnibus = Static<typeof EfeitoOnibus>;
