import { type SessaoOperadora, PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import { createCachedToken } from '../../platform/http/outgoing/cachedToken';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { PraxioConfig } from './praxioConfig';
import { ERRO_SESSAO, type LoginAnswer, type PraxioAnswer } from './praxioWire';

/** How long a session is used; the operator ends it after ten hours. */
const SESSION_MS = 9 * 3_600_000;

/** Calls an action within a session; one that the operator has forgotten is renewed once, since its call had no effect. */
export type InSession = <T extends PraxioAnswer>(
  action: string,
  body: (sessao: SessaoOperadora) => object,
  timeoutMs?: number,
) => Promise<T>;

export interface PraxioSession {
  login: () => Promise<SessaoOperadora>;
  inSession: InSession;
}

type Post = <T extends PraxioAnswer>(action: string, body: object, timeoutMs?: number) => Promise<T>;

/** POST with JSON and a timeout; an answer that is missing or not readable throws `PraxioUnavailable`. */
const createPost =
  (config: PraxioConfig, fetch: Fetch, usualMs: number): Post =>
  async <T extends PraxioAnswer>(action: string, body: object, timeoutMs = usualMs): Promise<T> => {
    let response: Response;
    try {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(Math.min(timeoutMs, usualMs));
      // A redirect would send our login, or a passenger's data, to an address that is not configured.
      const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal };
      response = await fetch(`${config.baseUrl}/Autumn/${action}`, init);
    } catch (error) {
      throw new PraxioUnavailable(`no answer to ${action}: ${error instanceof Error ? error.name : 'unknown'}`);
    }
    if (!response.ok) throw new PraxioUnavailable(`${action} answered ${response.status}`, response.status === 503);
    const answer: unknown = await response.json().catch(() => null);
    if (typeof answer !== 'object' || answer === null)
      throw new PraxioUnavailable(`${action} answered nothing readable`);
    return answer as T;
  };

/** The operator's system over HTTP: `…/Autumn/<Controller>/<Action>`, POST and JSON throughout. */
export function createPraxioSession(config: PraxioConfig, fetch: Fetch, timeoutMs: number): PraxioSession {
  const post = createPost(config, fetch, timeoutMs);

  const login = async (): Promise<SessaoOperadora> => {
    const { nome: Nome, senha: Senha, empresa: Empresa, cliente: Cliente } = config;
    const credentials = { Nome, Senha, Sistema: 'WINVR.EXE', TipoBD: 0, Empresa, Cliente, TipoAplicacao: 0 };
    const answer = await post<LoginAnswer>('Login/efetualogin', credentials).catch((error: unknown) => {
      throw new PraxioUnavailable(error instanceof Error ? error.message : 'no login', true);
    });
    if (!answer.IdSessaoOp)
      throw new PraxioUnavailable(`the operator refused the login: ${answer.Mensagem ?? ''}`, true);
    return {
      sessaoClientId: answer.IdSessaoOp,
      estabelecimentoId: answer.EstabelecimentoXml?.IDEstabelecimento ?? 0,
    };
  };
  const session = createCachedToken(async () => ({ value: await login(), validMs: SESSION_MS }));

  return {
    login,
    inSession: async (action, body, callMs) => {
      const sessao = await session.current();
      const answer = await post<never>(action, body(sessao), callMs);
      const forgotten = (answer as PraxioAnswer).IdErro === ERRO_SESSAO;
      return forgotten ? post<never>(action, body(await session.replace(sessao)), callMs) : answer;
    },
  };
}
