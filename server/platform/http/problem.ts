import { msg, translated } from '../../../src/words/t';
import type { Erro, Problema } from '../../../src/domain/wire/base/problema';

/** Optional data of a problem, besides its list of errors. */
type Extra = Pick<Problema, 'poltronas' | 'sugestoes' | 'detail' | 'previa'>;

/** A refusal that the caller can read and act on; thrown anywhere, answered as problem+json by the error handler. */
export class Problem extends Error {
  readonly status: number;
  readonly erros: Erro[];
  readonly extra: Extra;
  readonly headers: Record<string, string>;

  constructor(status: number, erros: Erro | Erro[], extra: Extra = {}, headers: Record<string, string> = {}) {
    const list = Array.isArray(erros) ? erros : [erros];
    super(list[0]?.codigo ?? 'ERRO');
    this.status = status;
    this.erros = list;
    this.extra = extra;
    this.headers = headers;
  }
}

const titles: Record<number, string> = {
  400: msg('Requisição inválida'),
  401: msg('Não autenticado'),
  403: msg('Acesso negado'),
  404: msg('Não encontrado'),
  408: msg('Requisição lenta demais'),
  409: msg('Conflito'),
  413: msg('Conteúdo grande demais'),
  415: msg('Formato não aceito'),
  422: msg('Não processável'),
  429: msg('Muitas tentativas'),
  503: msg('Indisponível'),
};

/** The body of RFC 9457 for a status and what was refused, whose messages are said in the language of the request. */
export const toProblema = (status: number, erros: Erro[], extra: Extra = {}): Problema => ({
  type: 'about:blank',
  title: translated(titles[status] ?? (status < 500 ? msg('Requisição recusada') : msg('Erro interno'))),
  status,
  ...extra,
  erros: erros.map((erro) => ({ ...erro, mensagem: translated(erro.mensagem) })),
});

/** 400 for one field. */
export const badRequest = (codigo: string, mensagem: string, campo?: string): Problem =>
  new Problem(400, campo === undefined ? { codigo, mensagem } : { codigo, mensagem, campo });

/** 404, with the message for the missing object. */
export const notFound = (codigo: string, mensagem: string): Problem => new Problem(404, { codigo, mensagem });

/** 409: the present state does not allow the request. */
export const conflict = (codigo: string, mensagem: string, extra: Extra = {}): Problem =>
  new Problem(409, { codigo, mensagem }, extra);
