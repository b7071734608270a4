import { msg } from '../../../src/words/t';
import { AlteracaoEmail, ConfirmacaoEmail, Conta, EnvioCodigo } from '../../../src/domain/wire/conta/conta';
import { readBearerProfile } from '../bearerProfile';
import {
  confirmEmailChange,
  followLoginEmail,
  requestEmailChange,
  type ConfirmationOutcome,
} from '../email/emailChange';
import { findConta, toConta, type ContaRow } from '../contaRepository';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Identity } from '../../platform/http/access/identity';
import { badRequest, conflict, notFound, type Problem } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import type { ProfileReader } from '../../identity/users/profileReader';
import { requireConta } from './conta';

const tags = ['conta'];
const config = { access: 'autenticado' } as const;

const refusals: Record<Exclude<ConfirmationOutcome, 'confirmado'>, () => Problem> = {
  codigo_invalido: () => badRequest('CODIGO_INVALIDO', msg('Código inválido.'), 'codigo'),
  codigo_expirado: () => badRequest('CODIGO_EXPIRADO', msg('Este código não vale mais. Peça um novo.'), 'codigo'),
  email_nao_confirmado: () => conflict('EMAIL_NAO_CONFIRMADO', msg('O e-mail do seu login ainda não foi confirmado.')),
  email_em_uso: () => conflict('EMAIL_JA_CADASTRADO', msg('Já existe uma conta com este e-mail.')),
};

interface Services {
  database: Database;
  readProfile: ProfileReader;
}

/** Change of address: a code is sent to the new one and confirms it. */
export function registerContaEmail(app: App, { database, readProfile }: Services): void {
  app.post(
    '/api/Conta/SolicitarAlteracaoEmail',
    {
      config,
      schema: {
        tags,
        summary: 'Envia um código ao novo e-mail',
        body: AlteracaoEmail,
        response: responses(EnvioCodigo),
      },
    },
    async ({ identity, body }) => {
      const destino = await database.transaction(async (tx) =>
        requestEmailChange(tx, await requireConta(tx, identity), body.email),
      );
      return { data: { destino } };
    },
  );

  app.post(
    '/api/Conta/ConfirmarEmail',
    {
      config,
      schema: {
        tags,
        summary: 'Confirma o novo e-mail com o código; sem ele, o que o login já confirmou',
        body: ConfirmacaoEmail,
        response: responses(Conta),
      },
    },
    async ({ identity, body }) => {
      // The outcome is thrown outside the transaction: a wrong code must stay counted.
      const { codigo } = body;
      const change = codigo === undefined ? await followLogin(identity, readProfile) : confirmWith(codigo);
      const outcome = await database.transaction(async (tx) => change(tx, await requireConta(tx, identity)));
      if (outcome !== 'confirmado') throw refusals[outcome]();
      const row = await findConta(database.db, 'cognito_id', identity.sub);
      const conta = row ? toConta(row) : null;
      if (!conta) throw notFound('CONTA_NAO_ENCONTRADA', msg('Você ainda não tem uma conta.'));
      return { data: conta };
    },
  );
}

type Change = (tx: Tx, conta: ContaRow) => Promise<ConfirmationOutcome>;

const confirmWith =
  (codigo: string): Change =>
  (tx, conta) =>
    confirmEmailChange(tx, conta, codigo);

/** Reads the login's address from the provider, before the transaction. */
async function followLogin(identity: Identity, readProfile: ProfileReader): Promise<Change> {
  const profile = await readBearerProfile(identity, readProfile);
  return (tx, conta) => followLoginEmail(tx, conta, profile);
}
