import { Type, type Static } from 'typebox';
import { Centavos, Classe, Dia, Id, Instante, Linha, LocalidadeId, Texto, ViagemId, closed } from '../base/campos';
import { Localidade } from '../lugares/localidades';
import { PERIODOS_MAXIMO, VALOR_MAXIMO } from '../../viagens/tarifas/regraTarifa';
import { Parada, Preco } from '../viagens/viagens';

const Etapa = Type.Union([
  Type.Literal('temporada'),
  Type.Literal('semana'),
  Type.Literal('antecedencia'),
  Type.Literal('ocupacao'),
  Type.Literal('promocao'),
  Type.Literal('piso'),
  Type.Literal('teto'),
]);
const Medida = Type.Union([
  Type.Literal('percentual'),
  Type.Literal('centavos'),
  Type.Literal('tarifa'),
  Type.Literal('porKm'),
]);
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

const conditions = {
  nome: Linha(3, 60),
  etapa: Etapa,
  medida: Medida,
  /** Hundredths of a per cent, centavos, or millionths of a real a kilometre, by `medida`. */
  valor: Type.Integer({ minimum: -VALOR_MAXIMO, maximum: VALOR_MAXIMO }),
  vigenteDe: Dia,
  vigenteAte: orNull(Dia),
  /** Prefix of a line; null is every line. */
  linha: orNull(Linha(1, 40)),
  classe: orNull(Classe),
  /** Weekdays of travel: 1 Sunday … 64 Saturday. */
  dias: Type.Integer({ minimum: 1, maximum: 127 }),
  antecedenciaMin: orNull(Type.Integer({ minimum: 0, maximum: 365 })),
  antecedenciaMax: orNull(Type.Integer({ minimum: 0, maximum: 365 })),
  ocupacaoMin: orNull(Type.Integer({ minimum: 0, maximum: 100 })),
  ocupacaoMax: orNull(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Promotional seats of each departure. */
  cota: orNull(Type.Integer({ minimum: 1, maximum: 99 })),
  /** Note of the company, such as the act that a ceiling comes from; travellers do not see it. */
  observacao: Texto(0, 300),
};

/** POST /Administracao/Tarifas. A rule is never edited: one that takes the place of another names it. */
export const NovaRegraTarifa = closed({
  ...conditions,
  origem: orNull(LocalidadeId),
  destino: orNull(LocalidadeId),
  periodos: Type.Array(closed({ de: Dia, ate: Dia }), { maxItems: PERIODOS_MAXIMO }),
  substitui: Type.Optional(Id),
});
export type NovaRegraTarifa = Static<typeof NovaRegraTarifa>;

const Situacao = Type.Union([
  Type.Literal('em_vigor'),
  Type.Literal('futura'),
  Type.Literal('vencida'),
  Type.Literal('encerrada'),
]);

/** A rule with those who made and ended it. */
export const RegraTarifaCadastrada = Type.Object({
  id: Id,
  ...conditions,
  origem: orNull(Localidade),
  destino: orNull(Localidade),
  periodos: Type.Array(Type.Object({ de: Dia, ate: Dia })),
  situacao: Situacao,
  substitui: orNull(Id),
  /** Name of the author where the company knows one, else the id of the identity. */
  criadaPor: Type.String(),
  criadaEm: Instante,
  encerradaPor: orNull(Type.String()),
  encerradaEm: orNull(Instante),
});
export type RegraTarifaCadastrada = Static<typeof RegraTarifaCadastrada>;

export const BuscaTarifas = closed({
  situacao: Type.Optional(Type.Union([Type.Literal('abertas'), Type.Literal('encerradas')])),
});

/** A rule of the section and class, with its effect or the reason why it has none. */
const RegraExaminada = Type.Object({
  id: Id,
  nome: Type.String(),
  etapa: Etapa,
  /** Null where the rule does not apply. */
  centavos: orNull(Type.Integer()),
  motivo: orNull(
    Type.Union([
      Type.Literal('dia'),
      Type.Literal('antecedencia'),
      Type.Literal('ocupacao'),
      Type.Literal('esgotada'),
      Type.Literal('preterida'),
    ]),
  ),
});
export type RegraExaminada = Static<typeof RegraExaminada>;

/** The price of a class of a departure, and how it comes about. */
const ClasseExplicada = Type.Object({
  classe: Classe,
  preco: Preco,
  baseCentavos: Centavos,
  /** Taken seats of the class, in whole per cent. */
  ocupacao: Type.Integer(),
  regras: Type.Array(RegraExaminada),
});

/** GET /Administracao/Tarifas/Previa: a departure of the day, with the price of each class. */
export const PrecoExplicado = Type.Object({
  viagemId: ViagemId,
  linha: Type.String(),
  partida: Parada,
  antecedencia: Type.Integer(),
  classes: Type.Array(ClasseExplicada),
});
export type PrecoExplicado = Static<typeof PrecoExplicado>;
