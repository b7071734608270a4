import { type Static, Type } from 'typebox';
import { closed } from './campos';

/** Identity provider of the web client: Amazon Cognito or the local substitute. */
export const IdentityConfig = closed({
  userPoolId: Type.String({ pattern: '^[\\w-]+_[0-9A-Za-z]+$' }),
  clientId: Type.String({ minLength: 1 }),
  endpoint: Type.Optional(Type.String({ description: 'Ausente em produção: a região do userPoolId diz o endereço' })),
  hostedUiDomain: Type.String({ description: 'Sem esquema: auth.itape.com.br' }),
  confirmacao: Type.Optional(
    Type.Union([Type.Literal('codigo'), Type.Literal('link')], {
      description: 'Como o grupo de usuários confirma um e-mail novo; por código quando ausente',
    }),
  ),
  localHttp: Type.Optional(Type.Boolean({ description: 'O provedor responde em http, só nesta máquina' })),
  redirectSignIn: Type.Array(Type.String(), { minItems: 1 }),
  redirectSignOut: Type.Array(Type.String(), { minItems: 1 }),
});
export type IdentityConfig = Static<typeof IdentityConfig>;

/** Card form of the acquirer: a page of another origin, the only one that may be framed. */
export const CartaoConfig = closed({ origem: Type.String(), campos: Type.String() });
export type CartaoConfig = Static<typeof CartaoConfig>;

/**
 * Endpoint of the assistant: a path of this site or another origin. `comLogin` controls whether it receives the access
 * token.
 */
export const EnderecoChatbot = closed({ api: Type.String({ minLength: 1 }), comLogin: Type.Boolean() });
export type EnderecoChatbot = Static<typeof EnderecoChatbot>;

const Lugar = closed({ id: Type.String(), nome: Type.String() });

/** A popular route on home, with the lowest price of tomorrow in centavos where it is known. */
export const RotaPopular = closed({
  origem: Lugar,
  destino: Lugar,
  amanhaCentavos: Type.Optional(Type.Integer({ description: 'Menor preço de amanhã' })),
});
export type RotaPopular = Static<typeof RotaPopular>;

/** The brand in words, as the shell shows it. */
export const MarcaEmPalavras = closed({
  nome: Type.String(),
  logotipo: Type.String({ description: 'Texto do logotipo' }),
  inicial: Type.String({ description: 'Primeira letra do logotipo' }),
  lema: Type.String({ description: 'Frase sob o logotipo, no rodapé; pode ser vazia' }),
});
export type MarcaEmPalavras = Static<typeof MarcaEmPalavras>;

/** The parts of the shell and of home that are the company's own; pages come with them already drawn. */
export const Pagina = closed({
  rodape: Type.Array(Type.String(), {
    description: 'Quem vende, onde fica e como se fala com quem (Decreto 7.962/2013)',
  }),
  rotas: Type.Array(RotaPopular),
  marca: MarcaEmPalavras,
});
export type Pagina = Static<typeof Pagina>;

/** `GET /config.json`: environment of a build. Card payment is off when `cartao` is null. */
export const Config = closed({
  identity: IdentityConfig,
  cartao: Type.Union([CartaoConfig, Type.Null()]),
  chatbot: EnderecoChatbot,
  cpfDeTeste: Type.Boolean({ description: 'O CPF 999.999.999-99 é aceito; nunca em produção' }),
  avisosPorTelefone: Type.Boolean({ description: 'Passageiros que deixam um celular são avisados nele' }),
  catalogoVazio: Type.Boolean({ description: 'Ainda não há linha nenhuma à venda' }),
  pagina: Pagina,
  versao: Type.String(),
});
export type Config = Static<typeof Config>;
