import { inLanguage } from '../../platform/language/language';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import forge from 'node-forge';
import { PNG } from 'pngjs';
import { createCertificadoDeTeste } from '../../sandbox/carteira/certificadoDeTeste';
import { umBilhete } from '../testdata/umBilhete';
import { passeApple } from './carteiraApple';
import type { AssinaturaApple } from './carteiraConfig';

interface Campo {
  key: string;
  label: string;
  value: string | number;
}
interface Passe {
  [name: string]: unknown;
  barcodes: unknown[];
  boardingPass: Record<string, Campo[]> & { transitType: string };
}

const emissor = { nome: 'Itapê', fundo: '#0c3f38' };
let assinatura: AssinaturaApple;
let files: Record<string, Uint8Array>;
let passe: Passe;

const open = async (bilhete = umBilhete()) => unzipSync(await passeApple(bilhete, emissor, assinatura));
const json = <T>(bytes: Uint8Array | undefined): T => JSON.parse(strFromU8(bytes ?? new Uint8Array())) as T;

beforeAll(async () => {
  assinatura = await createCertificadoDeTeste();
  files = await open();
  passe = json<Passe>(files['pass.json']);
});

describe('the pass of a ticket', () => {
  it('is said in the language of its traveller', async () => {
    const english = json<Passe>((await inLanguage('en', () => open()))['pass.json']);
    expect(english.description).toBe('Coach ticket São Paulo → Cuiabá');
    const labels = Object.values(english.boardingPass).flatMap((some) =>
      typeof some === 'string' ? [] : some.map(({ label }) => label),
    );
    expect(labels).toEqual(expect.arrayContaining(['SEAT', 'PASSENGER', 'Before boarding', 'If something changes']));
    expect(labels.filter((label) => /POLTRONA|PASSAGEIRO|horário/.test(label))).toEqual([]);
  });

  it('is the boarding pass of a bus, with the fields of the ticket', () => {
    expect(passe).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: assinatura.tipo,
      teamIdentifier: assinatura.time,
      serialNumber: umBilhete().id,
      organizationName: 'Itapê',
      backgroundColor: 'rgb(12, 63, 56)',
    });
    const { transitType, ...fields } = passe.boardingPass;
    expect(transitType).toBe('PKTransitTypeBus');
    const shown = Object.fromEntries(
      Object.values(fields)
        .flat()
        .map(({ key, label, value }) => [key, [label, value]]),
    );
    expect(shown).toMatchObject({
      // The wall clock of the stop: Cuiabá is an hour behind São Paulo.
      partida: ['01/12/2026', '23:30'],
      origem: ['Terminal Rodoviário do Tietê', 'São Paulo'],
      destino: ['Rodoviária de Cuiabá', 'Cuiabá'],
      passageiro: ['PASSAGEIRO', 'Conceição Araújo de Antônio Guimarães'],
      localizador: ['LOCALIZADOR', 'K7RTQ2'],
      poltrona: ['POLTRONA', 12],
      classe: ['CLASSE', 'Leito-cama'],
      plataforma: ['PLATAFORMA', '23'],
      chegada: ['Chegada (horário local)', '03/12/2026 às 01:15, Rodoviária de Cuiabá, Cuiabá/MT'],
    });
  });

  it('carries the code that the door reads, letter by letter, and no document', () => {
    expect(passe.barcodes).toEqual([
      {
        format: 'PKBarcodeFormatQR',
        message: umBilhete().codigoEmbarque,
        messageEncoding: 'iso-8859-1',
        altText: 'K7RTQ2',
      },
    ]);
    expect(JSON.stringify(passe)).not.toContain('12.345.678-9');
  });

  it('comes up at the departure and ends after a late arrival', () => {
    expect(Date.parse(String(passe.relevantDate))).toBe(Date.parse('2026-12-01T23:30:00-03:00'));
    expect(Date.parse(String(passe.expirationDate))).toBe(Date.parse('2026-12-03T13:15:00-04:00'));
    expect(passe).not.toHaveProperty('voided');
  });

  it('says where the platform is read while it is not known, and what a child brings', async () => {
    const other = json<Passe>((await open(umBilhete({ plataforma: null, autorizacaoMenor: true })))['pass.json']);
    expect(JSON.stringify(other.boardingPass)).toMatch(/ver painel.*autorização de viagem/);
  });

  it('has its icon in the three sizes, in the colour of the brand', () => {
    for (const [name, size] of [
      ['icon.png', 29],
      ['icon@2x.png', 58],
      ['icon@3x.png', 87],
    ] as const) {
      const { width, height, data } = PNG.sync.read(Buffer.from(files[name] ?? []));
      expect([width, height, ...data.subarray(0, 3)]).toEqual([size, size, 12, 63, 56]);
      const middle = (Math.floor(size / 2) * size + Math.floor(size * 0.17)) * 4;
      expect([...data.subarray(middle, middle + 3)]).toEqual([255, 255, 255]);
    }
  });
});

describe('the signature of a pass', () => {
  it('covers every file of it by the manifest', () => {
    const manifest = json<Record<string, string>>(files['manifest.json']);
    const hashes = Object.entries(files)
      .filter(([name]) => !['manifest.json', 'signature'].includes(name))
      .map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
    expect(manifest).toEqual(Object.fromEntries(hashes));
  });

  it('is that of the pass type’s certificate, issued by the authority, over the manifest', () => {
    const { certificate, attributes, digest, bytes } = readSignature(files['signature']);
    const [own, authority] = [new X509Certificate(assinatura.cert), new X509Certificate(assinatura.ca)];
    expect(certificate.fingerprint256).toBe(own.fingerprint256);
    expect(own.verify(authority.publicKey)).toBe(true);
    expect(verify('sha1', attributes, own.publicKey, bytes)).toBe(true);
    expect(digest).toBe(
      createHash('sha1')
        .update(files['manifest.json'] ?? '')
        .digest('hex'),
    );
  });
});

/** The children of a node of ASN.1, and the text of a leaf. */
const children = (node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] =>
  typeof node?.value === 'object' ? node.value : [];
const leaf = (node: forge.asn1.Asn1 | undefined): string => (typeof node?.value === 'string' ? node.value : '');

/** The parts of a detached PKCS #7 signature: its signer, and what it signs, which names the digest of the content. */
function readSignature(signature: Uint8Array | undefined) {
  const { asn1, pki, pkcs7 } = forge;
  const binary = Buffer.from(signature ?? []).toString('binary');
  const message = pkcs7.messageFromAsn1(asn1.fromDer(binary)) as unknown as {
    certificates: forge.pki.Certificate[];
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes: attributes, signature: bytes } = message.rawCapture;
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes);
  const digest = attributes.find((one) => asn1.derToOid(leaf(children(one)[0])) === pki.oids.messageDigest);
  const signer = message.certificates.at(-1);
  if (!signer) throw new Error('no certificate');
  return {
    certificate: new X509Certificate(pki.certificateToPem(signer)),
    attributes: Buffer.from(asn1.toDer(set).getBytes(), 'binary'),
    bytes: Buffer.from(bytes, 'binary'),
    digest: Buffer.from(leaf(children(children(digest)[1])[0]), 'binary').toString('hex'),
  };
}
