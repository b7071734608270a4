import { msg } from '../../../src/words/t';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { mensagens } from '../../../src/domain/base/mensagens';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { isDatabaseUnavailable, RETRY_AFTER_S } from '../database/unavailable';
import type { App } from './appTypes';
import { Problem, toProblema } from './problem';
import { createRefusalLog } from './logging/refusalLog';
import { toErros } from './validation/validationErrors';

const refused: Record<number, Erro> = {
  400: { codigo: 'REQUISICAO_INVALIDA', mensagem: msg('Não entendemos o que foi enviado.') },
  404: { codigo: 'NAO_ENCONTRADO', mensagem: msg('Endereço não encontrado.') },
  413: { codigo: 'CONTEUDO_GRANDE', mensagem: msg('O conteúdo enviado é grande demais.') },
  415: { codigo: 'FORMATO_NAO_ACEITO', mensagem: msg('Envie o conteúdo em JSON.') },
  429: { codigo: 'MUITAS_TENTATIVAS', mensagem: msg('Muitas tentativas. Aguarde um momento e tente de novo.') },
};
const unavailable: Erro = { codigo: 'INDISPONIVEL', mensagem: mensagens.comunicacaoTexto };
const internal: Erro = { codigo: 'ERRO_INTERNO', mensagem: mensagens.comunicacaoTexto };

/** Answers every failure as problem+json. Refusals are logged as a line, unexpected errors with their text. */
export function registerErrors(app: App): void {
  const logRefusal = createRefusalLog();
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const refuse = (status: number, erros: Erro[], extra?: Problem['extra']) => {
      logRefusal(request, status, erros[0]?.codigo ?? '');
      return sendProblem(reply, status, erros, extra);
    };
    if (error instanceof Problem) {
      void reply.headers(error.headers);
      return refuse(error.status, error.erros, error.extra);
    }
    if (error.validation) return refuse(400, toErros(error.validation));
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'database unavailable');
      return sendProblem(reply.header('retry-after', RETRY_AFTER_S), 503, [unavailable]);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(status, [refused[status] ?? internal]);
    request.log.error({ err: error }, 'unforeseen failure');
    return sendProblem(reply, 500, [internal]);
  });
}

/** The answer to an address of the API that doesn't exist. */
export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, [{ codigo: 'NAO_ENCONTRADO', mensagem: msg('Endereço não encontrado.') }]);

function sendProblem(reply: FastifyReply, status: number, erros: Erro[], extra: Problem['extra'] = {}): FastifyReply {
  // Serialised here: a route's own schemas describe what it answers, and must not cut a problem short.
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblema(status, erros, extra)));
}
