import type { FastifyInstance } from 'fastify';
import type { FederatedProvider, StoredUser } from '../state';
import { finishSignIn } from './finishSignIn';
import { type HostedContext, redirectBack } from './hostedContext';
import { type Html, html } from '../../platform/html/html';
import { sendExpired, sendPage } from './page';
import { type Parameters, readParameters } from './parameters';
import { providers } from './providers';

const EMAIL = /^[^@\s]{1,64}@[^@\s]+\.[^@\s]+$/;

const personButton = (user: StoredUser): Html =>
  html`<li>
    <button class="person" name="account" value="${user.username}">
      ${user.attributes.name ?? 'Sem nome'} <span>${user.attributes.email ?? ''}</span>
    </button>
  </li>`;

function chooser(action: string, id: string, people: StoredUser[]): Html {
  const form = (body: Html) =>
    html`<form method="post" action="${action}"><input type="hidden" name="tx" value="${id}" />${body}</form>`;
  return html`<p>Escolha uma conta de teste para continuar na Itapê.</p>
    ${form(
      html`<ul>
        ${people.map(personButton)}
      </ul>`,
    )}
    <h2>Usar outra conta</h2>
    ${form(
      html`<label>E-mail<input name="email" type="email" autocomplete="off" required /></label>
        <label>Nome (opcional)<input name="name" autocomplete="off" maxlength="150" /></label>
        <button class="primary">Continuar</button>`,
    )}
    <div class="stack">${form(html`<button name="cancel" value="1">Cancelar</button>`)}</div>`;
}

/** The account that the person picked: one of the list, or a new one by its address. */
function chosen({ users }: HostedContext, provider: FederatedProvider, form: Parameters): StoredUser | undefined {
  const username = form('account');
  if (username !== undefined) return users.ofProvider(provider).find((user) => user.username === username);
  const email = form('email')?.trim() ?? '';
  const nome = form('name')?.trim();
  return EMAIL.test(email) ? users.upsertFederated({ provider, email, ...(nome ? { nome } : {}) }) : undefined;
}

/** `/idp/google` and `/idp/apple`: the account pages of the two providers, with test accounts and no password. */
export function federatedLogin(scope: FastifyInstance, context: HostedContext, provider: FederatedProvider): void {
  const { base, transactions, users } = context;
  const { path, label } = providers[provider];
  const address = `/idp/${path}`;

  scope.get(address, (request, reply) => {
    const id = readParameters(request.query)('tx') ?? '';
    if (!transactions.get(id)) return sendExpired(reply, base);
    const body = chooser(`${base}${address}`, id, users.ofProvider(provider));
    return sendPage(reply, base, { title: `Entrar com ${label} (simulado)`, body });
  });

  scope.post(address, (request, reply) => {
    const form = readParameters(request.body);
    const id = form('tx') ?? '';
    const transaction = transactions.get(id);
    if (!transaction) return sendExpired(reply, base);
    if (form('cancel') !== undefined) {
      transactions.remove(id);
      const refusal = { error: 'access_denied', error_description: 'User cancelled the authorization' };
      return redirectBack(reply, transaction, refusal);
    }
    const user = chosen(context, provider, form);
    if (!user) return reply.redirect(`${base}${address}?tx=${encodeURIComponent(id)}`, 303);
    return finishSignIn(context, reply, { id, transaction }, user);
  });
}
