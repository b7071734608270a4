import type { FastifyInstance } from 'fastify';
import { CognitoError } from '../cognitoError';
import { confirm } from '../operations/signUp/confirmSignUp';
import type { HostedContext } from './hostedContext';
import { html } from '../../platform/html/html';
import { sendPage, sendRefusal } from './page';
import { readParameters } from './parameters';

const GASTO = 'Este link não vale mais. Se o e-mail já foi confirmado, entre com a sua senha; senão, peça outro link.';

/**
 * `GET /confirmUser`: the link of a pool that confirms by link, at Cognito's own address. It may be followed in any
 * browser; the page where the person registered finds out by itself.
 */
export function confirmUser(scope: FastifyInstance, context: HostedContext): void {
  const { base, pool } = context;
  scope.get('/confirmUser', (request, reply) => {
    const query = readParameters(request.query);
    if (query('client_id') !== pool.clientId) return sendRefusal(reply, base, 'client_id desconhecido');
    try {
      confirm(context, query('user_name') ?? '', query('confirmation_code') ?? '');
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return sendRefusal(reply, base, GASTO);
    }
    return sendPage(reply, base, {
      title: 'E-mail confirmado',
      body: html`<p role="status">Seu e-mail foi confirmado. Volte à página em que você se cadastrou.</p>`,
    });
  });
}
