import { X509Certificate } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AvisosPixConfig } from './pixConfig';

type Request = Pick<FastifyRequest, 'headers' | 'ips'>;

/** A certificate in the header of RFC 9440: base64 of its DER between colons. */
const CLIENT_CERT = /^:([A-Za-z0-9+/]+={0,2}):$/;
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Checks that a notice came over a connection whose client showed the provider's certificate. TLS ends at the proxy, which
 * makes sure that the client holds the key and hands the certificate on in `Client-Cert`; the header of a request that
 * did not come through a trusted proxy is worth nothing.
 */
export function createNoticeCheck(config: AvisosPixConfig | null, now: () => number = Date.now) {
  if (config === null) return () => true;
  const authorities = (config.ca.match(PEM) ?? []).map((pem) => new X509Certificate(pem));
  return ({ headers, ips }: Request): boolean => {
    // More addresses than the socket's own are named by trusted proxies alone.
    const isFromProxy = (ips ?? []).length > 1;
    const certificate = isFromProxy ? readCertificate(headers['client-cert']) : null;
    return certificate !== null && isValid(certificate, authorities, config.nome, now());
  };
}

function isValid(
  certificate: X509Certificate,
  authorities: readonly X509Certificate[],
  nome: string | null,
  now: number,
): boolean {
  const isCurrent = Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo);
  const isIssued = authorities.some((ca) => certificate.checkIssued(ca) && certificate.verify(ca.publicKey));
  return isCurrent && isIssued && (nome === null || certificate.checkHost(nome, { subject: 'always' }) !== undefined);
}

function readCertificate(header: string | string[] | undefined): X509Certificate | null {
  const der = typeof header === 'string' ? CLIENT_CERT.exec(header)?.[1] : undefined;
  if (der === undefined) return null;
  try {
    return new X509Certificate(Buffer.from(der, 'base64'));
  } catch {
    return null;
  }
}
