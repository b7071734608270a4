import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and its certificate as files. */
export interface Pair {
  cert: string;
  key: string;
}

interface Issued {
  name: string;
  days?: number;
  /** The name beside `localhost`, where it is not `name`. */
  altName?: string;
  /** Locks the key. */
  passphrase?: string;
}

/** An authority of a test, made by openssl, with certificates that it issues. `remove` deletes its files. */
export function makeAuthority(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'itape-ca-'));
  const at = (file: string): string => join(folder, file);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-nodes',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.crt'),
    '-days',
    '90',
    '-subj',
    `/CN=${name}`,
  );

  /** A certificate for `localhost` as well as for `name`, good for a server and for a client. */
  function issue({ name: subject, altName = subject, days = 60, passphrase }: Issued): Pair {
    const [key, request, cert] = [at(`${subject}.key`), at(`${subject}.csr`), at(`${subject}.crt`)];
    const lock = passphrase === undefined ? ['-nodes'] : ['-passout', `pass:${passphrase}`];
    openssl('req', ...newKey, ...lock, '-keyout', key, '-out', request, '-subj', `/CN=${subject}`);
    writeFileSync(at('names'), `subjectAltName=DNS:${altName},DNS:localhost,IP:127.0.0.1`);
    const by = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial'];
    openssl('x509', '-req', '-in', request, ...by, '-out', cert, '-days', String(days), '-extfile', at('names'));
    return { cert, key };
  }
  return {
    ca: at('ca.crt'),
    issue,
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The header of RFC 9440 in which a proxy hands a certificate on. */
export const clientCertHeader = (file: string): string =>
  `:${readFileSync(file, 'utf8').replace(/-----[^-]+-----|\s/g, '')}:`;
