/** Key pair of the server (VAPID, RFC 8292) and a contact address for push services. */
export interface WebPushConfig {
  publica: string;
  privada: string;
  contato: string;
}

/** A service account of Firebase, for Android. */
export interface FcmConfig {
  projeto: string;
  email: string;
  chave: string;
}

/** A key of Apple's push service. */
export interface ApnsConfig {
  time: string;
  chaveId: string;
  chave: string;
}

/** Each way is there or not; in production without any, nobody is told by push. */
export interface PushConfig {
  web: WebPushConfig | null;
  fcm: FcmConfig | null;
  apns: ApnsConfig | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The values of one way, null without them; the schema of the environment takes all of them or none. */
function together(env: Environment, ...names: string[]): string[] | null {
  const values = names.map((name) => env[name] ?? '');
  return values.every((value) => value !== '') ? values : null;
}

/** Reads `PUSH_VAPID_PUBLICA`, `PUSH_VAPID_PRIVADA`, `PUSH_CONTATO`; `PUSH_FCM_CONTA`; `PUSH_APNS_…`. Null: none is set. */
export function readPushConfig(env: Environment): PushConfig | null {
  const web = together(env, 'PUSH_VAPID_PUBLICA', 'PUSH_VAPID_PRIVADA', 'PUSH_CONTATO');
  const fcm = together(env, 'PUSH_FCM_CONTA');
  const apns = together(env, 'PUSH_APNS_TIME', 'PUSH_APNS_CHAVE_ID', 'PUSH_APNS_CHAVE');
  if (!web && !fcm && !apns) return null;
  return {
    web: web && { publica: web[0] ?? '', privada: web[1] ?? '', contato: web[2] ?? '' },
    fcm: fcm && readAccount(fcm[0] ?? ''),
    apns: apns && { time: apns[0] ?? '', chaveId: apns[1] ?? '', chave: unfold(apns[2] ?? '') },
  };
}

/** A key's lines, in an environment that holds only one. */
const unfold = (pem: string): string => pem.replaceAll('\\n', '\n');

function readAccount(json: string): FcmConfig {
  let account: Record<string, unknown>;
  try {
    account = JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw new Error('PUSH_FCM_CONTA não é o JSON de uma conta de serviço.');
  }
  const { project_id: projeto, client_email: email, private_key: chave } = account;
  if (typeof projeto === 'string' && typeof email === 'string' && typeof chave === 'string') {
    return { projeto, email, chave };
  }
  throw new Error('PUSH_FCM_CONTA não é o JSON de uma conta de serviço.');
}
