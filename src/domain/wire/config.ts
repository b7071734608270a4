import { type Static, Type } from 'typebox';
import { closed } from './campos';

/** How the web reaches its identity provider; the same code talks to Amazon Cognito and to the local stand-in. */
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

/** Where a card is typed: a page of another origin, the only one that may be framed. */
export const CartaoConfig = closed({ origem: Type.String(), campos: Type.String() });
export type CartaoConfig = Static<typeof CartaoConfig>;

/** Where the assistant answers: a path of ours or another origin, which is given the token only where that is said. */
export const EnderecoChatbot = closed({ api: Type.String({ minLength: 1 }), comLogin: Type.Boolean() });
export type EnderecoChatbot = Static<typeof EnderecoChatbot>;

/** `GET /config.json`: what one build of the web needs to know about where it runs; no card where `cartao` is null. */
export const Config = closed({
  identity: IdentityConfig,
  cartao: Type.Union([CartaoConfig, Type.Null()]),
  chatbot: EnderecoChatbot,
  cpfDeTeste: Type.Boolean({ description: 'O CPF 999.999.999-99 é aceito; nunca em produção' }),
  versao: Type.String(),
});
export type Config = Static<typeof Config>;
