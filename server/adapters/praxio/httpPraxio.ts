import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createCachedToken } from '../../platform/http/outgoing/cachedToken';
import type { PraxioConfig } from './praxioConfig';
import { type SessaoOperadora, PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { OperadoraVenda, ReturnResult, PraxioPort } from '../../bilhetes/emissao/praxioPort';
import {
  ERRO_SESSAO,
  toResult,
  toVenda,
  toVendaBody,
  type LoginAnswer,
  type PassagemWire,
  type PraxioAnswer,
  type VendaAnswer,
} from './praxioWire';

/** Timeout of a call; a sale issues a fiscal document and may be slow. */
const TIMEOUT_MS = 10_000;
/** How long a session is used; the operator ends it after ten hours. */
const SESSION_MS = 9 * 3_600_000;

type Post = <T extends PraxioAnswer>(action: string, body: object) => Promise<T>;

/** POST with JSON and a timeout; an answer that is missing or not readable throws `PraxioUnavailable`. */
const createPost =
  (config: PraxioConfig, fetch: Fetch, timeoutMs: number): Post =>
  async <T extends PraxioAnswer>(action: string, body: object): Promise<T> => {
    let response: Response;
    try {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(timeoutMs);
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

/**
 * The operator's system over HTTP: `…/Autumn/<Controller>/<Action>`, POST and JSON throughout. The embedded sandbox by
 * default, the operator's by configuration.
 */
export function createHttpPraxio(
  config: PraxioConfig,
  fetch: Fetch = globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
): PraxioPort {
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

  /** Renews a session that the operator has forgotten, once; the refused call had no effect. */
  const inSession = async <T extends PraxioAnswer>(action: string, body: (sessao: SessaoOperadora) => object) => {
    const sessao = await session.current();
    const answer = await post<T>(action, body(sessao));
    return answer.IdErro === ERRO_SESSAO ? post<T>(action, body(await session.replace(sessao))) : answer;
  };

  return {
    login,

    async sell(poltronas) {
      const answer = await inSession<VendaAnswer>('VendaPassagem/VendaPassagem', (sessao) =>
        toVendaBody(sessao, poltronas, new Date()),
      );
      return (answer.ListaPassagem ?? []).flatMap((passagem) => toResult(passagem) ?? []);
    },

    async findVenda(chave) {
      const answer = await inSession<PassagemWire>('VendaPassagem/ConsultaVenda', (sessao) => ({
        IdSessaoOp: sessao.sessaoClientId,
        IdEstabelecimento: sessao.estabelecimentoId,
        ChaveExterna: chave,
      }));
      const venda = toVenda(answer);
      // Only an explicit "no" means that nothing was sold.
      if (venda === null && answer.Sucesso !== false) throw new PraxioUnavailable('an answer that tells of no sale');
      return venda;
    },

    giveBack: (venda, motivo) => giveBack(inSession, venda, motivo),
  };
}

type InSession = <T extends PraxioAnswer>(action: string, body: (sessao: SessaoOperadora) => object) => Promise<T>;

async function giveBack(inSession: InSession, venda: OperadoraVenda, motivo: string): Promise<ReturnResult> {
  const checked = await inSession<PraxioAnswer & { Xml?: { Passagem?: { ValorPago: number } } }>(
    'VendaPassagem/VerificaDevolucao',
    ({ sessaoClientId, estabelecimentoId }) => ({
      IdSessaoOp: sessaoClientId,
      FusoHorario: '-03:00',
      IdEstabelecimento: estabelecimentoId,
      SerieBloco: venda.serieBloco,
      NumPassagem: venda.numPassagem,
      MotivoCancelamento: motivo,
    }),
  );
  const allowed = checked.Xml?.Passagem;
  if ((checked.IdErro ?? 0) !== 0 || !allowed) return refused(checked);
  const written = await inSession<PraxioAnswer>(
    'VendaPassagem/GravaDevolucao',
    ({ sessaoClientId, estabelecimentoId }) => ({
      IdSessaoOp: sessaoClientId,
      IdEstabelecimentoDevolucao: estabelecimentoId,
      ValorVenda: allowed.ValorPago,
      Passagem: {
        IDEstabelecimento: estabelecimentoId,
        SerieBloco: venda.serieBloco,
        NumeroPassagem: venda.numPassagem,
        Poltrona: venda.poltrona,
        ValorDevolucao: allowed.ValorPago,
        IdCaixa: 0,
      },
    }),
  );
  return (written.IdErro ?? 0) === 0 ? { tipo: 'devolvida' } : refused(written);
}

const refused = ({ Mensagem }: PraxioAnswer): ReturnResult => ({
  tipo: 'recusada',
  mensagem: Mensagem || 'Devolução recusada.',
});
