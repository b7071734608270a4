import { VERSAO_APP } from '../src/domain/base/constantes';
import {
  Config,
  type CartaoConfig,
  type EnderecoChatbot,
  type IdentityConfig,
  type Pagina,
} from '../src/domain/wire/base/config';
import type { App } from './platform/http/appTypes';

/** The identity provider as a browser that came by this origin reaches it. */
export type IdentityConfigFor = (origin: string) => IdentityConfig;

/** The origin of the card's fields for a shop; null where no card can be taken. */
export type CartaoConfigFor = (origin: string) => CartaoConfig | null;

export interface WebConfig {
  identityFor: IdentityConfigFor;
  cartaoFor: CartaoConfigFor;
  chatbot: EnderecoChatbot;
  cpfDeTeste: boolean;
  /** Whether a passenger's phone is told of the trip. */
  avisosPorTelefone: boolean;
  /** Whether no line is for sale. */
  catalogoVazio: () => boolean;
  /** The company's parts of shell and home, for pages that did not come with them. */
  pagina: () => Pagina;
}

/** GET /config.json: the web's configuration at run time, so that one build serves every environment. */
export function registerConfig(app: App, config: WebConfig): void {
  const { identityFor, cartaoFor, chatbot, cpfDeTeste, avisosPorTelefone, catalogoVazio, pagina } = config;
  app.get('/config.json', { schema: { hide: true, response: { 200: Config } } }, (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    const { origin } = request;
    return {
      identity: identityFor(origin),
      cartao: cartaoFor(origin),
      chatbot,
      cpfDeTeste,
      avisosPorTelefone,
      catalogoVazio: catalogoVazio(),
      pagina: pagina(),
      versao: VERSAO_APP,
    };
  });
}
