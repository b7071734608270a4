import fc from 'fast-check';
import { arquivos } from '../../../tests/support/curriculos';
import { toBase64 } from '../base/base64';
import { CURRICULO_MAXIMO_BYTES, erroCurriculo, mensagensCurriculo, nomeCurriculo, tipoCurriculo } from './curriculo';

describe('a curriculum', () => {
  it.each([
    ['pdf', 'pdf'],
    ['doc', 'doc'],
    ['docx', 'docx'],
    ['xls', null],
    ['docComMacro', null],
    ['docm', null],
    ['zip', null],
    ['exe', null],
    ['html', null],
    ['vazio', null],
  ] as const)('is told by what is in it: %s → %s', (nome, tipo) => {
    expect(tipoCurriculo(arquivos[nome])).toBe(tipo);
  });

  it('says why it cannot be taken', () => {
    expect(erroCurriculo(arquivos.pdf)).toBeNull();
    expect(erroCurriculo(arquivos.vazio)).toBe(mensagensCurriculo.vazio);
    expect(erroCurriculo(arquivos.exe)).toBe(mensagensCurriculo.tipo);
    expect(erroCurriculo(new Uint8Array(CURRICULO_MAXIMO_BYTES + 1))).toBe(mensagensCurriculo.grande);
  });

  it('is called by a name that any header and any disk bears', () => {
    expect(nomeCurriculo('Currículo João.PDF', 'pdf')).toBe('Curriculo-Joao.pdf');
    expect(nomeCurriculo('..\\..\\a"b\r\nx.exe', 'docx')).toBe('a-b-x.docx');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (nome) => {
        expect(nomeCurriculo(nome, 'pdf')).toMatch(/^[A-Za-z0-9_-]{1,80}\.pdf$/);
      }),
    );
  });

  it('travels as base64, however long', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
    const long = new Uint8Array(100_000).fill(7);
    expect(toBase64(long)).toBe(Buffer.from(long).toString('base64'));
  });
});
