/** Builds small sample files from their content. */
const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );

const wide = (text: string): string => [...text].join('\0');
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export const arquivos = {
  pdf: bytes('%PDF-1.7\n', 'um currículo'),
  doc: bytes(OLE, wide('Root Entry'), wide('WordDocument')),
  docx: bytes(ZIP, '[Content_Types].xml', 'word/document.xml'),
  xls: bytes(OLE, wide('Root Entry'), wide('Workbook')),
  docComMacro: bytes(OLE, wide('WordDocument'), wide('_VBA_PROJECT')),
  docm: bytes(ZIP, '[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  zip: bytes(ZIP, 'fotos/praia.jpg'),
  exe: bytes('MZ\x90\0'),
  html: bytes('<html><script>alert(1)</script></html>'),
  vazio: bytes(),
} as const;
