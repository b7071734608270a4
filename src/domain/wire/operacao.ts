import { Type, type Static } from 'typebox';
import { codigosMotivo, OBSERVACAO_MAXIMA, type MotivoViagem } from '../motivoViagem';
import { Email, Instante, Texto, closed } from './campos';

export const MotivoDaViagem = Type.Unsafe<MotivoViagem>({ type: 'string', enum: [...codigosMotivo] });

const SituacaoInformada = Type.Union([
  /** Leaves it to the clock. */
  Type.Literal('prevista'),
  Type.Literal('embarque'),
  Type.Literal('em_viagem'),
  Type.Literal('encerrada'),
  Type.Literal('cancelada'),
]);

/** PUT /Viagens/{id}/Status: what operations say of a departure; what is left out stays as planned. */
export const NovoStatusViagem = closed({
  situacao: SituacaoInformada,
  atrasoMinutos: Type.Integer({ minimum: 0, maximum: 1440 }),
  plataforma: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$' })),
  /** Required for a delay and for a cancellation. */
  motivo: Type.Optional(MotivoDaViagem),
  /** Shown on the trip's page, never mailed; holds no address. */
  observacao: Type.Optional(Texto(1, OBSERVACAO_MAXIMA)),
});
export type NovoStatusViagem = Static<typeof NovoStatusViagem>;

/** What operations may do with a departure now, and what they did last. */
export const OperacaoViagem = Type.Object({
  situacao: SituacaoInformada,
  atrasoMinutos: Type.Integer(),
  plataforma: Type.Union([Type.String(), Type.Null()]),
  motivo: Type.Union([MotivoDaViagem, Type.Null()]),
  observacao: Type.Union([Type.String(), Type.Null()]),
  /** Delay, platform and progress may be said from this instant on. */
  informarDesde: Instante,
  podeInformar: Type.Boolean(),
  podeCancelar: Type.Boolean(),
  podeDesfazer: Type.Boolean(),
  /** Passengers with a ticket: they are told of a delay and of a cancellation. */
  passageiros: Type.Integer({ minimum: 0 }),
  ultimo: Type.Union([
    Type.Object({
      acao: Type.Union([Type.Literal('informado'), Type.Literal('desfeito')]),
      /** Name of the operator; null for the company. */
      autor: Type.Union([Type.String(), Type.Null()]),
      em: Instante,
    }),
    Type.Null(),
  ]),
});
export type OperacaoViagem = Static<typeof OperacaoViagem>;

/** PUT /Agencia/Operadores/Direitos: the company gives or takes the dispatcher's right. */
export const DireitosOperador = closed({ email: Email, operacao: Type.Boolean() });
export type DireitosOperador = Static<typeof DireitosOperador>;
