/** What the reader at the bus door must know without a network; of the person only the initials. */
export interface ClaimsEmbarque {
  bilheteId: string;
  viagemId: string;
  poltrona: number;
  /** Ids of the places of boarding and leaving. */
  origem: string;
  destino: string;
  /** On the clock of the place of boarding: `2026-12-01`, `23:30`. */
  dia: string;
  hora: string;
  iniciais: string;
  /** When the ticket was issued, ISO 8601, to the second. */
  emitidoEm: string;
  /** Which of our keys signed it. */
  chave: string;
}

/** A boarding code taken apart; whether its signature holds is for whoever has the key. */
export interface CodigoEmbarque {
  claims: ClaimsEmbarque;
  /** The text under the signature. */
  assinado: string;
  assinatura: Uint8Array;
}

const PREFIXO = 'IT1';
const CAMPOS =
  /^([0-9a-f]{32}):(\d{1,18}):(\d{1,2}):(\d{1,9}):(\d{1,9}):(\d{8}):(\d{4}):([A-Z]{0,2}):([0-9a-z]{1,8}):([\w-]{1,20})$/;
const ASSINATURA_BYTES = 64;

const toBase64url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** First and last: `CG` for Conceição Araújo Guimarães. */
export function iniciaisDe(nome: string): string {
  const letras = nome
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((parte) => parte.replace(/[^A-Z]/g, '').charAt(0))
    .filter(Boolean);
  return letras.length > 1 ? `${letras[0]}${letras.at(-1)}` : (letras[0] ?? '');
}

/** What is signed: `IT1.<claims>`, as short as it can be, since a camera must read it. */
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

/** A boarding code as it was scanned or pasted; null for anything that is none of ours. */
export function lerCodigoEmbarque(texto: string): CodigoEmbarque | null {
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
