import { Type, type Static } from 'typebox';
import { Classe, Dia, Instante, Linha, LocalidadeId, Poltrona, ViagemId, closed } from '../base/campos';
import { PoltronaMapa } from '../compra/poltronas';
import { NovoStatusViagem, OperacaoViagem } from '../viagens/operacao';
import { SituacaoViagem } from '../viagens/viagens';
import { NumeroDaPagina } from './pagina';

const NullableText = Type.Union([Type.String(), Type.Null()]);
/** State of a departure that a change is based on; another person's change makes another one. */
const Versao = Linha(1, 80);
const LayoutId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** GET /Administracao/Partidas: departures of a day, at one terminal or from their first stops. */
export const FiltroPartidas = closed({
  data: Dia,
  localidade: Type.Optional(LocalidadeId),
  /** Part of a line's code or name, or of the name of a stop. */
  texto: Type.Optional(Linha(1, 60)),
  pagina: Type.Optional(NumeroDaPagina),
});
export type FiltroPartidas = Static<typeof FiltroPartidas>;

/** A departure as operations sees it in a list. */
export const PartidaDoDia = Type.Object({
  id: ViagemId,
  linha: Type.String(),
  nome: Type.String(),
  /** Day and time at the terminal, on its own clocks. */
  dia: Dia,
  hora: Type.String(),
  terminal: Type.String(),
  situacao: SituacaoViagem,
  atrasoMinutos: Type.Integer(),
  plataforma: NullableText,
  onibus: Type.String(),
  lugares: Type.Integer(),
  /** Seats held or sold on any leg. */
  ocupadas: Type.Integer(),
});
export type PartidaDoDia = Static<typeof PartidaDoDia>;

/** A page of the departures of a day. */
export const PaginaPartidas = Type.Object({
  partidas: Type.Array(PartidaDoDia),
  total: Type.Integer({ minimum: 0 }),
  /** Terminals that coaches leave from. */
  terminais: Type.Array(Type.Object({ id: LocalidadeId, nome: Type.String() })),
});
export type PaginaPartidas = Static<typeof PaginaPartidas>;

const Onibus = Type.Object({ id: LayoutId, nome: Type.String(), lugares: Type.Integer() });
export type Onibus = Static<typeof Onibus>;

const EstadoInformado = Type.Pick(OperacaoViagem, ['situacao', 'atrasoMinutos', 'plataforma', 'motivo']);
export type EstadoInformado = Static<typeof EstadoInformado>;

/** An act of operations on a departure, with the state before and after it; null is the timetable. */
const RegistroPartida = Type.Union([
  Type.Object({
    id: Type.String(),
    tipo: Type.Union([Type.Literal('informado'), Type.Literal('desfeito')]),
    em: Instante,
    proprio: Type.Boolean(),
    antes: Type.Union([EstadoInformado, Type.Null()]),
    depois: Type.Union([EstadoInformado, Type.Null()]),
  }),
  Type.Object({
    id: Type.String(),
    tipo: Type.Literal('onibus'),
    em: Instante,
    proprio: Type.Boolean(),
    antes: Type.String(),
    depois: Type.String(),
    /** People who were given another seat, and the reason where one of them was a worse one. */
    mudancas: Type.Integer({ minimum: 0 }),
    motivo: NullableText,
  }),
]);
export type RegistroPartida = Static<typeof RegistroPartida>;

/** GET /Administracao/Partidas/{id}: a departure with all that can be done to it. */
export const PartidaOperada = Type.Object({
  partida: PartidaDoDia,
  versao: Versao,
  operacao: OperacaoViagem,
  /** Orders with a ticket, and seats that are held without one. */
  pedidos: Type.Integer({ minimum: 0 }),
  emReserva: Type.Integer({ minimum: 0 }),
  onibus: Onibus,
  /** The coach of the timetable, where operations chose another one. */
  previsto: Type.Union([Onibus, Type.Null()]),
  /** The other coaches; empty where the coach cannot be changed. */
  opcoes: Type.Array(Onibus),
  /** The coach before the latest change, among `opcoes`; null where there is nothing to undo. */
  anterior: Type.Union([Onibus, Type.Null()]),
  registros: Type.Array(RegistroPartida),
});
export type PartidaOperada = Static<typeof PartidaOperada>;

/** PUT /Administracao/Partidas/{id}/Status. */
export const StatusComVersao = closed({ versao: Versao, status: NovoStatusViagem });
/** DELETE /Administracao/Partidas/{id}/Status. */
export const VersaoPartida = closed({ versao: Versao });
/** Id of a taken seat: its hold and its number. */
const OcupanteId = Linha(1, 60);
const Destino = closed({ id: OcupanteId, para: Poltrona });

/** PUT /Administracao/Partidas/{id}/Onibus: the coach, and the new seat of everybody who cannot keep the old one. */
export const TrocaOnibus = closed({
  versao: Versao,
  layoutId: LayoutId,
  mudancas: Type.Optional(Type.Array(Destino, { maxItems: 400 })),
  /** Why somebody gets a worse seat. */
  motivo: Type.Optional(Linha(5, 200)),
});
export type TrocaOnibus = Static<typeof TrocaOnibus>;

const LugarDoOnibus = Type.Pick(PoltronaMapa, [
  'numero',
  'andar',
  'fila',
  'coluna',
  'classe',
  'acessivel',
  'preferencialMulheres',
]);

/** GET /Administracao/Partidas/{id}/Onibus/{layoutId}: the people of a departure in another coach. */
export const PreviaOnibus = Type.Object({
  onibus: Onibus,
  /** Seats of the coach that goes and of the one that comes. */
  antes: Type.Array(LugarDoOnibus),
  lugares: Type.Array(LugarDoOnibus),
  ocupantes: Type.Array(
    Type.Object({
      id: OcupanteId,
      grupo: Type.String(),
      poltrona: Poltrona,
      classe: Classe,
      original: Type.Union([Poltrona, Type.Null()]),
      acessivel: Type.Boolean(),
      mulheres: Type.Boolean(),
      seqO: Type.Integer(),
      seqD: Type.Integer(),
      vetadas: Type.Array(Poltrona),
      /** Localizador of the order; null for a hold. */
      localizador: NullableText,
    }),
  ),
  /** A new seat for everybody who cannot keep the old one, as far as there is one. */
  mudancas: Type.Array(Type.Object({ id: OcupanteId, para: Poltrona })),
  semLugar: Type.Array(OcupanteId),
});
export type PreviaOnibus = Static<typeof PreviaOnibus>;
