/** What a curriculum may be, told by what is in the file and never by its name. */
export type TipoCurriculo = 'pdf' | 'doc' | 'docx';

export const CURRICULO_MAXIMO_BYTES = 5 * 1024 * 1024;
export const CURRICULO_NOME_MAXIMO = 120;

/** As a person's system calls them. */
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
  ausente: 'Anexe o seu currículo',
  lendo: 'Espere um instante: ainda estamos lendo o arquivo',
  ilegivel: 'Não conseguimos ler o arquivo. Remova e escolha de novo.',
  vazio: 'O arquivo está vazio. Escolha outro.',
  grande: 'O currículo passa de 5 MB. Envie um arquivo menor.',
  tipo: 'O arquivo não é um PDF, DOC ou DOCX. Abra o currículo e salve em um desses formatos.',
} as const;

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, i) => bytes[i] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The directory entry by which Word's old files differ from the other OLE files, in UTF-16. */
const WORD_ENTRY = [...'WordDocument'].join('\0');

/**
 * The kind of a file by its first bytes and, where a container holds many kinds, by what it holds; null for anything
 * else. A document with macros is none of them.
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

/** Why a file cannot be taken; null where it can. */
export function erroCurriculo(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return mensagensCurriculo.vazio;
  if (bytes.length > CURRICULO_MAXIMO_BYTES) return mensagensCurriculo.grande;
  return tipoCurriculo(bytes) === null ? mensagensCurriculo.tipo : null;
}

/** A name that may stand in a header and on any disk: letters, digits and a few signs, with the ending of what it is. */
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
