import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { refusals } from './cognitoError';
import type { AdminCredentials, Pool } from './options';

/** A call as it came over the wire. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The text of the body, byte for byte. */
  body: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/([^/,\s]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const LONG_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** Without these a signature of one call would be one of others too. */
const ALWAYS_SIGNED = ['host', 'x-amz-date', 'x-amz-target'];
const SKEW_MS = 5 * 60_000;
const SERVICE = 'cognito-idp';

interface Claim {
  accessKeyId: string;
  region: string;
  service: string;
  signed: string[];
  signature: string;
}

function readClaim(headers: ReceivedCall['headers']): Claim {
  const { authorization } = headers;
  if (typeof authorization !== 'string') throw refusals.unsigned();
  const [, accessKeyId, , region, service, signed, signature] = AUTHORIZATION.exec(authorization) ?? [];
  if (accessKeyId === undefined || region === undefined || service === undefined) throw refusals.unreadableSignature();
  const names = signed?.split(';') ?? [];
  if (!ALWAYS_SIGNED.every((name) => names.includes(name))) throw refusals.unreadableSignature();
  return { accessKeyId, region, service, signed: names, signature: signature ?? '' };
}

function readDate(text: unknown): Date {
  const [, year, month, day, hour, minute, second] = LONG_DATE.exec(typeof text === 'string' ? text : '') ?? [];
  if (year === undefined) throw refusals.unreadableSignature();
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The signature that the holder of the key gives to this call. */
async function signatureOf(call: ReceivedCall, claim: Claim, key: AdminCredentials, signingDate: Date) {
  const signer = new SignatureV4({
    credentials: key,
    region: claim.region,
    service: SERVICE,
    sha256: Sha256,
    // The hash is computed of the body that came: a header that names another hash counts for nothing.
    applyChecksum: claim.signed.includes('x-amz-content-sha256'),
  });
  const headers = Object.fromEntries(
    claim.signed
      .filter((name) => name !== 'x-amz-content-sha256')
      .map((name) => [name, String(call.headers[name] ?? '')]),
  );
  const request = { method: call.method, protocol: 'http:', hostname: headers.host ?? '', path: call.path, headers };
  const { headers: made } = await signer.sign({ ...request, query: {}, body: call.body }, { signingDate });
  return /Signature=([0-9a-f]{64})$/.exec(made.authorization ?? '')?.[1] ?? '';
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Checks that a call was signed with the administrator's key (AWS Signature Version 4), as Amazon does for the Admin
 * operations. Everybody who reaches the server reaches `/_idp`; the key is known to the product's own process alone.
 */
export async function assertSigned(
  { now, id }: Pick<Pool, 'now' | 'id'>,
  key: AdminCredentials,
  call: ReceivedCall,
): Promise<void> {
  const claim = readClaim(call.headers);
  if (!isSame(claim.accessKeyId, key.accessKeyId)) throw refusals.unknownKey();
  if (claim.service !== SERVICE || !id.startsWith(`${claim.region}_`)) throw refusals.badSignature();
  const date = readDate(call.headers['x-amz-date']);
  if (Math.abs(now() - date.getTime()) > SKEW_MS) throw refusals.signatureExpired();
  if (!isSame(claim.signature, await signatureOf(call, claim, key, date))) throw refusals.badSignature();
}
