import type { FastifyInstance, FastifyReply } from 'fastify';
import { CognitoError } from '../cognitoError';
import { logSignIn } from '../sessions/signInLog';
import { finishSignIn } from './finishSignIn';
import type { HostedContext } from './hostedContext';
import { html } from '../../platform/html/html';
import { sendExpired, sendPage } from './page';
import { readParameters } from './parameters';
import { providers } from './providers';

const refusalTexts: Record<string, string> = {
  'Incorrect username or password.': 'E-mail ou senha incorretos.',
  'Password attempts exceeded': 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  'Rate exceeded': 'Muitas tentativas. Aguarde um minuto e tente de novo.',
};

/** `/login`: the pool's own users. A sign-in that needs more than a password is finished in the application. */
export function login(scope: FastifyInstance, context: HostedContext): void {
  const { base, limits, users, passwords, transactions } = context;

  const sendForm = (reply: FastifyReply, id: string, refusal?: { text: string; email: string }) =>
    sendPage(reply, base, {
      status: refusal ? 401 : 200,
      title: 'Entrar',
      body: html`${refusal ? html`<p role="alert">${refusal.text}</p>` : ''}
        <form method="post" action="${base}/login">
          <input type="hidden" name="tx" value="${id}" />
          <label
            >E-mail<input name="username" type="email" autocomplete="username" value="${refusal?.email ?? ''}" required
          /></label>
          <label>Senha<input name="password" type="password" autocomplete="current-password" required /></label>
          <button class="primary">Entrar</button>
        </form>
        <div class="stack">
          ${Object.values(providers).map(
            ({ path, label }) => html`<a class="button" href="${base}/idp/${path}?tx=${id}">Entrar com ${label}</a>`,
          )}
        </div>`,
    });

  scope.get('/login', (request, reply) => {
    const id = readParameters(request.query)('tx') ?? '';
    return transactions.get(id) ? sendForm(reply, id) : sendExpired(reply, base);
  });

  scope.post('/login', async (request, reply) => {
    const form = readParameters(request.body);
    const id = form('tx') ?? '';
    const transaction = transactions.get(id);
    if (!transaction) return sendExpired(reply, base);
    const email = form('username') ?? '';
    try {
      const user = await limits.guardPassword(request.ip, email, async () =>
        passwords.prove(users.find(email), email, { password: form('password') ?? '' }),
      );
      if (user.status === 'CONFIRMED') return finishSignIn(context, reply, { id, transaction }, user);
      return sendForm(reply, id, { text: 'Confirme a conta ou troque a senha no aplicativo.', email });
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      logSignIn(request.log, { motivo: error.type, sub: users.find(email)?.sub });
      return sendForm(reply, id, { text: refusalTexts[error.message] ?? error.message, email });
    }
  });
}
