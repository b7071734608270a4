import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import {
  GRUPOS_DE_AGENCIA,
  IdentityAway,
  UserGone,
  type NewProviderUser,
  type OperadorIdentity,
  type ProviderUser,
} from '../../agencia/operadores/acesso/operadorIdentity';
import { CognitoRefusal, createAskCognito, type AskCognito, type CognitoAdminConfig } from './cognitoClient';

/** The port on a user pool: Amazon's, or any other that speaks as Cognito does, such as the embedded provider. */
export function createCognitoIdentity(config: CognitoAdminConfig): OperadorIdentity {
  const ask = createAskCognito(config);
  const signOut: OperadorIdentity['signOut'] = async (sub) => {
    await ask(({ client, pool, within }) => client.adminUserGlobalSignOut({ ...pool, Username: sub }, within));
  };
  return {
    create: (user) => create(ask, user),
    find: (username) => find(ask, username),
    setGrupos: async (sub, grupos) => {
      for (const grupo of grupos) await addTo(ask, sub, grupo);
      for (const grupo of GRUPOS_DE_AGENCIA) if (!grupos.includes(grupo)) await removeFrom(ask, sub, grupo);
    },
    addGrupo: async (sub, grupo) => {
      const { Groups = [] } = await ask(({ client, pool, within }) =>
        client.adminListGroupsForUser({ ...pool, Username: sub }, within),
      );
      if (Groups.some(({ GroupName }) => GroupName === grupo)) return false;
      await addTo(ask, sub, grupo);
      return true;
    },
    disable: async (sub) => {
      await ask(({ client, pool, within }) => client.adminDisableUser({ ...pool, Username: sub }, within));
      await signOut(sub);
    },
    enable: async (sub) => {
      await ask(({ client, pool, within }) => client.adminEnableUser({ ...pool, Username: sub }, within));
    },
    signOut,
    setTemporaryPassword: async (sub, Password) => {
      await ask(({ client, pool, within }) =>
        client.adminSetUserPassword({ ...pool, Username: sub, Password, Permanent: false }, within),
      );
      await signOut(sub);
    },
    invite: async (sub) => {
      await ask(({ client, pool, within }) =>
        client.adminCreateUser(
          { ...pool, Username: sub, MessageAction: 'RESEND', DesiredDeliveryMediums: ['EMAIL'] },
          within,
        ),
      );
    },
    requestReset: async (sub) => {
      await ask(({ client, pool, within }) => client.adminResetUserPassword({ ...pool, Username: sub }, within));
      await signOut(sub);
    },
  };
}

function subOf(attributes: AttributeType[] = []): string {
  const sub = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new IdentityAway('the provider names a user without a sub');
  return sub;
}

async function create(ask: AskCognito, { email, nome, grupos, senhaTemporaria }: NewProviderUser) {
  const { User } = await ask(({ client, pool, within }) =>
    client.adminCreateUser(
      {
        ...pool,
        Username: email.trim().toLowerCase(),
        UserAttributes: [
          { Name: 'email', Value: email.trim().toLowerCase() },
          // A code for another password goes to verified addresses only.
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: nome },
        ],
        ...(senhaTemporaria === null
          ? { DesiredDeliveryMediums: ['EMAIL'] }
          : { TemporaryPassword: senhaTemporaria, MessageAction: 'SUPPRESS' }),
      },
      within,
    ),
  );
  const sub = subOf(User?.Attributes);
  for (const grupo of grupos) await addTo(ask, sub, grupo);
  return { sub };
}

const estados: Readonly<Record<string, ProviderUser['estado']>> = {
  FORCE_CHANGE_PASSWORD: 'convidado',
  CONFIRMED: 'confirmado',
  RESET_REQUIRED: 'confirmado',
};

async function find(ask: AskCognito, username: string): Promise<ProviderUser | null> {
  try {
    const Username = username.trim().toLowerCase();
    const user = await ask(({ client, pool, within }) => client.adminGetUser({ ...pool, Username }, within));
    return { sub: subOf(user.UserAttributes), estado: estados[user.UserStatus ?? ''] ?? 'outro' };
  } catch (error) {
    if (error instanceof UserGone) return null;
    throw error;
  }
}

const isRefusal = (error: unknown, tipo: string): boolean => error instanceof CognitoRefusal && error.tipo === tipo;

/** Adds a user to a group; a new pool has no groups, so a missing one is made. */
async function addTo(ask: AskCognito, sub: string, grupo: Grupo): Promise<void> {
  const add = () =>
    ask(({ client, pool, within }) => client.adminAddUserToGroup({ ...pool, Username: sub, GroupName: grupo }, within));
  try {
    await add();
  } catch (error) {
    if (!isRefusal(error, 'ResourceNotFoundException')) throw error;
    await createGrupo(ask, grupo);
    await add();
  }
}

async function createGrupo(ask: AskCognito, grupo: Grupo): Promise<void> {
  try {
    await ask(({ client, pool, within }) => client.createGroup({ ...pool, GroupName: grupo }, within));
  } catch (error) {
    if (!isRefusal(error, 'GroupExistsException')) throw error;
  }
}

/** Removes a user from a group; nobody is in one that the pool does not have. */
async function removeFrom(ask: AskCognito, sub: string, grupo: Grupo): Promise<void> {
  try {
    await ask(({ client, pool, within }) =>
      client.adminRemoveUserFromGroup({ ...pool, Username: sub, GroupName: grupo }, within),
    );
  } catch (error) {
    if (!isRefusal(error, 'ResourceNotFoundException')) throw error;
  }
}
