import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AdminCredentials } from '../options';

/** A call before it is signed. */
export interface UnsignedCall {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The headers of a call as the holder of a key sends it. */
export async function signCall(
  { path, headers, body }: UnsignedCall,
  credentials: AdminCredentials,
  signingDate = new Date(),
): Promise<Record<string, string>> {
  const signer = new SignatureV4({ credentials, region: 'sa-east-1', service: 'cognito-idp', sha256: Sha256 });
  const request = { method: 'POST', protocol: 'http:', hostname: 'localhost', path, query: {}, body };
  const signed = await signer.sign({ ...request, headers: { host: 'localhost', ...headers } }, { signingDate });
  return signed.headers;
}
