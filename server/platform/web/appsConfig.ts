/** The apps that may open our links in place of a browser; each list is empty where there is no such app. */
export interface AppsConfig {
  /** SHA-256 fingerprints of the certificates that Android's app is signed with: `AA:BB:…`. */
  androidSha256: string[];
  /** Apple's id of the team that publishes the app. */
  iosTime: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `APP_ANDROID_SHA256` (several by commas) and `APP_IOS_TIME`. */
export function readAppsConfig(env: Environment): AppsConfig {
  const androidSha256 = (env.APP_ANDROID_SHA256 ?? '')
    .split(',')
    .map((one) => one.trim().toUpperCase())
    .filter((one) => one !== '');
  if (androidSha256.some((one) => !/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one))) {
    throw new Error('APP_ANDROID_SHA256 deve ter impressões digitais SHA-256, como AA:BB:…, separadas por vírgula.');
  }
  const iosTime = env.APP_IOS_TIME || null;
  if (iosTime !== null && !/^[A-Z0-9]{10}$/.test(iosTime)) throw new Error(`APP_IOS_TIME inválido: ${iosTime}`);
  return { androidSha256, iosTime };
}
