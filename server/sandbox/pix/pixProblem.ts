import type { Violacao } from './cobRules';

/** BACEN's own problem types, below `https://pix.bcb.gov.br/api/v2/error/`. */
type PixErrorName =
  | 'CobNaoEncontrado'
  | 'CobOperacaoInvalida'
  | 'PixNaoEncontrado'
  | 'PixDevolucaoInvalida'
  | 'PixDevolucaoNaoEncontrada'
  | 'WebhookNaoEncontrado'
  | 'WebhookOperacaoInvalida'
  | 'AcessoNegado';

const titles: Record<PixErrorName, { status: number; title: string }> = {
  CobNaoEncontrado: { status: 404, title: 'Cobrança não encontrada.' },
  CobOperacaoInvalida: { status: 400, title: 'Cobrança inválida.' },
  PixNaoEncontrado: { status: 404, title: 'Pix não encontrado.' },
  PixDevolucaoInvalida: { status: 400, title: 'Devolução inválida.' },
  PixDevolucaoNaoEncontrada: { status: 404, title: 'Devolução não encontrada.' },
  WebhookNaoEncontrado: { status: 404, title: 'Webhook não encontrado.' },
  WebhookOperacaoInvalida: { status: 400, title: 'Webhook inválido.' },
  AcessoNegado: { status: 403, title: 'Acesso negado.' },
};

/** A refusal of the embedded provider, in the form of BACEN's `Problema`. */
export class PixProblem extends Error {
  override name = 'PixProblem';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(error: PixErrorName, detail: string, violacoes: Violacao[] = []) {
    super(detail);
    const { status, title } = titles[error];
    this.status = status;
    this.body = {
      type: `https://pix.bcb.gov.br/api/v2/error/${error}`,
      title,
      status,
      detail,
      ...(violacoes.length > 0 ? { violacoes } : {}),
    };
  }
}
