import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../context';
import { authorize } from './authorize';
import { discovery } from './discovery';
import { federatedLogin } from './federatedLogin';
import { confirmUser } from './confirmUser';
import { createHostedContext } from './hostedContext';
import { login } from './login';
import { logout } from './logout';
import { pageStyle } from './pageStyle';
import { tokenEndpoint } from './tokenEndpoint';
import { userInfo } from './userInfo';

const FORM = 'application/x-www-form-urlencoded';

/** Cognito's hosted UI and OAuth endpoints, with stand-ins for Google and Apple. */
export function hostedUi(scope: FastifyInstance, identity: IdentityContext): void {
  const context = createHostedContext(identity, scope.prefix);
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.get('/style.css', (_request, reply) =>
    reply.header('cache-control', 'max-age=3600').type('text/css; charset=utf-8').send(pageStyle),
  );
  authorize(scope, context);
  login(scope, context);
  federatedLogin(scope, context, 'Google');
  federatedLogin(scope, context, 'SignInWithApple');
  tokenEndpoint(scope, context);
  userInfo(scope, context);
  logout(scope, context);
  confirmUser(scope, context);
  discovery(scope, context);
}
