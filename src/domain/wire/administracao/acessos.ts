import { Type, type Static } from 'typebox';
import { AlvoConsulta, MotivoConsulta } from '../agencia/consultas';
import { closed, Cpf, Email, Id, Instante } from '../base/campos';

/** POST body: looks at the data of one person, or at those of all where neither is given. */
export const BuscaAcessos = closed({
  cpf: Type.Optional(Cpf),
  email: Type.Optional(Email),
  /** The last look of the previous page. */
  cursor: Type.Optional(Id),
});
export type BuscaAcessos = Static<typeof BuscaAcessos>;

/** A look at personal data of somebody else. */
export const Acesso = Type.Object({
  id: Id,
  em: Instante,
  motivo: MotivoConsulta,
  alvo: AlvoConsulta,
  /** Name of the operator who looked; null for the company's own staff. */
  operador: Type.Union([Type.String(), Type.Null()]),
  estabelecimento: Type.Union([Type.String(), Type.Null()]),
  /** Id of the access that looked. */
  autor: Type.String(),
  /** Localizador of the order, code of the parcel, or the masked account owner; null where nothing was found or it is deleted. */
  quem: Type.Union([Type.String(), Type.Null()]),
});
export type Acesso = Static<typeof Acesso>;

/** The newest looks; `cursor` asks for the next ones, null at the end. */
export const AcessosEncontrados = Type.Object({
  acessos: Type.Array(Acesso),
  cursor: Type.Union([Id, Type.Null()]),
});
export type AcessosEncontrados = Static<typeof AcessosEncontrados>;
