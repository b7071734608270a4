import { Type, type Static } from 'typebox';
import { codigosMotivo, OBSERVACAO_MAXIMA, type MotivoViagem } from '../../viagens/motivoViagem';
import { Email, Instante, Texto, closed } from '../base/campos';

const MotivoDaViagem = Type.Unsafe<MotivoViagem>({ type: 'string', enum: [...codigosMotivo] });

const SituacaoInformada = Type.Union([
  /** Derives the status from the clock. */
  Type.Literal('prevista'),
  Type.Literal('embarque'),
  Type.Literal('em_viagem'),
  Type.Literal('encerrada'),
  Type.Literal('cancelada'),
]);

/** PUT /Viagens/{id}/Status: report of operations on a departure; absent fields stay as planned. */
export const NovoStatusViagem = closed({
  situacao: SituacaoInformada,
  atrasoMinutos: Type.Integer({ minimum: 0, maximum: 1440 }),
  plataforma: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$' })),
  /** Required for a delay or cancellation. */
  motivo: Type.Optional(MotivoDaViagem),
  /** Shown on the trip's page, never mailed; links are refused. */
  observacao: Type.Optional(Texto(1, OBSERVACAO_MAXIMA)),
});
export type NovoStatusViagem = Static<typeof NovoStatusViagem>;

/** Actions available to operations on a departure now, and the latest report. */
export const OperacaoViagem = Type.Object({
  situacao: SituacaoInformada,
  atrasoMinutos: Type.Integer(),
  plataforma: Type.Union([Type.String(), Type.Null()]),
  motivo: Type.Union([MotivoDaViagem, Type.Null()]),
  observacao: Type.Union([Type.String(), Type.Null()]),
  /** Earliest instant for reporting delay, platform and progress. */
  informarDesde: Instante,
  podeInformar: Type.Boolean(),
  podeCancelar: Type.Boolean(),
  podeDesfazer: Type.Boolean(),
  /** Number of passengers with a ticket, who are notified of a delay or cancellation. */
  passageiros: Type.Integer({ minimum: 0 }),
  ultimo: Type.Union([
    Type.Object({
      acao: Type.Union([Type.Literal('informado'), Type.Literal('desfeito')]),
      /** Name of the operator; null for company staff. */
      autor: Type.Union([Type.String(), Type.Null()]),
      em: Instante,
    }),
    Type.Null(),
  ]),
});
export type OperacaoViagem = Static<typeof OperacaoViagem>;

/** PUT /Agencia/Operadores/Direitos: the company grants or removes the dispatcher's right. */
export const DireitosOperador = closed({ email: Email, operacao: Type.Boolean() });
export type DireitosOperador = Static<typeof DireitosOperador>;
