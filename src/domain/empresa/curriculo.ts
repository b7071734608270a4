import { msg } from '../../words/t';

/** File types of a curriculum, detected from the content and never from the name. */
export type TipoCurriculo = 'pdf' | 'doc' | 'docx';

export const CURRICULO_MAXIMO_BYTES = 5 * 1024 * 1024;

/** Names of each file type in the operating system: label, MIME type, extensions. */
export const tiposCurriculo = [
  { tipo: 'pdf', label: 'PDF', mime: 'application/pdf', extensions: ['.pdf'] },
  { tipo: 'doc', label: 'DOC', mime: 'application/msword', extensions: ['.doc'] },
  {
    tipo: 'docx',
    label: 'DOCX',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
  },
] as const satisfies readonly { tipo: TipoCurriculo; label: string; mime: string; extensions: readonly string[] }[];

export const mensagensCurriculo = {
  ausente: msg('Anexe o seu currículo'),
  lendo: msg('Espere um instante: ainda estamos lendo o arquivo'),
  ilegivel: msg('Não conseguimos ler o arquivo. Remova e escolha de novo.'),
  vazio: msg('O arquivo está vazio. Escolha outro.'),
  grande: msg('O currículo passa de 5 MB. Envie um arquivo menor.'),
  tipo: msg('O arquivo não é um PDF, DOC ou DOCX. Abra o currículo e salve em um desses formatos.'),
} as const;

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, i) => bytes[i] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Directory entry that distinguishes Word documents from other OLE files, in UTF-16. */
const WORD_ENTRY = [...'WordDocument'].join('\0');

/**
 * Detects the type of a file from its first bytes and, for containers, from their entries; null for anything else,
 * including documents with macros.
 */
export function tipoCurriculo(bytes: Uint8Array): TipoCurriculo | null {
  if (startsWith(bytes, PDF)) return 'pdf';
  if (!startsWith(bytes, OLE) && !startsWith(bytes, ZIP)) return null;
  const text = new TextDecoder('latin1').decode(bytes);
  if (startsWith(bytes, OLE))
    return text.includes(WORD_ENTRY) && !text.includes([...'_VBA_PROJECT'].join('\0')) ? 'doc' : null;
  const isWord = text.includes('[Content_Types].xml') && text.includes('word/document.xml');
  return isWord && !text.includes('vbaProject') ? 'docx' : null;
}

/** Validation error of a curriculum file; null when it is accepted. */
export function erroCurriculo(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return mensagensCurriculo.vazio;
  if (bytes.length > CURRICULO_MAXIMO_BYTES) return mensagensCurriculo.grande;
  return tipoCurriculo(bytes) === null ? mensagensCurriculo.tipo : null;
}

/**
 * Sanitizes a file name for headers and file systems: letters, digits and a few signs, with the extension of the
 * detected type.
 */
export function nomeCurriculo(nome: string, tipo: TipoCurriculo): string {
  const plain = nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'curriculo'}.${tipo}`;
}
