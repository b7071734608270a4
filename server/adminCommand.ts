import { createCognitoIdentity } from './adapters/cognito/cognitoIdentity';
import { runAdmin } from './agencia/operadores/comando/runAdmin';
import { readCognito } from './config';
import { readAmbiente, type Environment } from './environment';
import { openForCommand } from './migrateCommand';
import { adminConfigOf } from './outside';

/** One transaction, and one spare. */
const SESSIONS = 2;

/** The variables of the command: it needs none of the other providers that production asks for. */
const NEEDED = ['PUBLIC_URL', 'COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID', 'COGNITO_DOMAIN', 'COGNITO_ENDPOINT'];

/**
 * `admin`: an agency with its first operator, or the first administrator, on the configured database and user pool.
 * @returns the exit code.
 */
export function adminCommand(
  env: Environment,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { texts, problems } = readAmbiente(Object.fromEntries(NEEDED.map((name) => [name, env[name]])));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const cognito = readCognito(texts);
  return runAdmin(args, {
    print,
    openDatabase: () => openForCommand(env, SESSIONS),
    provider: () => {
      if (cognito === null) return null;
      if (!texts.PUBLIC_URL) throw new Error('Falta PUBLIC_URL: o e-mail do convite leva a este endereço.');
      return { identity: createCognitoIdentity(adminConfigOf(cognito)), publicUrl: texts.PUBLIC_URL };
    },
  });
}
