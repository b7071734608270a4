import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** PKCS #8 header of an Ed25519 seed. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Makes time and randomness of this process reproducible: the clock is set, and random values depend on the calling
 * file, not on time. Call before loading server code.
 */
export function fixWorld(start: Date): { moveTo: (moment: Date) => void } {
  let now = start.getTime();
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });
  fixChance();
  return { moveTo: (moment) => (now = moment.getTime()) };
}

function fixChance(): void {
  const draws = new Map<string, number>();
  /** Random bytes that differ with each call of the same file. */
  const draw = (size: number): Buffer => {
    const who = /([\w-]+\.[cm]?[jt]s)/.exec(new Error().stack?.split('\n')[3] ?? '')?.[1] ?? '';
    const count = (draws.get(who) ?? 0) + 1;
    draws.set(who, count);
    const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, block) =>
      crypto.createHash('sha256').update(`${who} ${count} ${block}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, size);
  };
  const { generateKeyPairSync } = crypto;
  const keyFromSeed = () => {
    const seed = Buffer.concat([ED25519_PREFIX, draw(32)]);
    const privateKey = crypto.createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' });
    return { privateKey, publicKey: crypto.createPublicKey(privateKey) };
  };
  const fill = <T extends ArrayBufferView>(view: T): T => {
    Buffer.from(view.buffer, view.byteOffset, view.byteLength).set(draw(view.byteLength));
    return view;
  };
  // Source of order and ticket ids, in the database and the UUID package.
  globalThis.crypto.getRandomValues = fill;
  Object.assign(crypto, {
    randomBytes: (size: number) => draw(size),
    randomInt: (min: number, max: number) => min + (draw(6).readUIntBE(0, 6) % (max - min)),
    randomUUID: () => toUuid(draw(16).toString('hex')),
    randomFillSync: fill,
    generateKeyPairSync: (type: string, ...rest: unknown[]) =>
      type === 'ed25519' ? keyFromSeed() : (Reflect.apply(generateKeyPairSync, crypto, [type, ...rest]) as unknown),
  });
  syncBuiltinESMExports();
}

const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
