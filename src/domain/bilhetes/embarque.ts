/** Claims needed to check a boarding code offline; the person appears by initials only. */
export interface ClaimsEmbarque {
  bilheteId: string;
  viagemId: string;
  poltrona: number;
  /** Ids of the boarding and destination places. */
  origem: string;
  destino: string;
  /** Local time of the boarding place: `2026-12-01`, `23:30`. */
  dia: string;
  hora: string;
  iniciais: string;
  /** Issue time of the ticket, ISO 8601, in seconds. */
  emitidoEm: string;
  /** Id of the signing key. */
  chave: string;
}

/** A parsed boarding code; its signature is not verified yet. */
export interface CodigoEmbarque {
  claims: ClaimsEmbarque;
  /** The signed text. */
  assinado: string;
  assinatura: Uint8Array;
}

const PREFIXO = 'IT1';
const CAMPOS =
  /^([0-9a-f]{32}):(\d{1,18}):(\d{1,2}):(\d{1,9}):(\d{1,9}):(\d{8}):(\d{4}):([A-Z]{0,2}):([0-9a-z]{1,8}):([\w-]{1,20})$/;
const ASSINATURA_BYTES = 64;

const toBase64url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Initials of first and last name: `CG` for Conceição Araújo Guimarães. */
export function iniciaisDe(nome: string): string {
  const letras = nome
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((parte) => parte.replace(/[^A-Z]/g, '').charAt(0))
    .filter(Boolean);
  return letras.length > 1 ? `${letras[0]}${letras.at(-1)}` : (letras[0] ?? '');
}

/** The text to sign: `IT1.<claims>`, compact so that the QR code stays readable. */
export function textoAssinado(claims: ClaimsEmbarque): string {
  const campos = [
    claims.bilheteId.replaceAll('-', ''),
    claims.viagemId,
    claims.poltrona,
    claims.origem,
    claims.destino,
    claims.dia.replaceAll('-', ''),
    claims.hora.replace(':', ''),
    claims.iniciais,
    Math.floor(Date.parse(claims.emitidoEm) / 1000).toString(36),
    claims.chave,
  ];
  return `${PREFIXO}.${toBase64url(campos.join(':'))}`;
}

/** Parses a scanned or pasted boarding code; null when it is malformed. */
export function readCodigoEmbarque(texto: string): CodigoEmbarque | null {
  const [prefixo, corpo, assinatura, ...resto] = texto.trim().split('.');
  if (prefixo !== PREFIXO || !corpo || !assinatura || resto.length > 0) return null;
  try {
    const campos = CAMPOS.exec(fromBase64url(corpo));
    const bytes = Uint8Array.from(fromBase64url(assinatura), (letra) => letra.charCodeAt(0));
    if (!campos || bytes.length !== ASSINATURA_BYTES) return null;
    return { claims: toClaims(campos), assinado: `${PREFIXO}.${corpo}`, assinatura: bytes };
  } catch {
    return null;
  }
}

function toClaims(campos: RegExpExecArray): ClaimsEmbarque {
  const [id = '', viagemId = '', poltrona, origem = '', destino = '', dia = '', hora = ''] = campos.slice(1);
  const [iniciais = '', emitido = '', chave = ''] = campos.slice(8);
  return {
    bilheteId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    viagemId,
    poltrona: Number(poltrona),
    origem,
    destino,
    dia: dia.replace(/^(.{4})(.{2})(.{2})$/, '$1-$2-$3'),
    hora: hora.replace(/^(.{2})(.{2})$/, '$1:$2'),
    iniciais,
    emitidoEm: new Date(Number.parseInt(emitido, 36) * 1000).toISOString(),
    chave,
  };
}
