import { isDocumentoProcurado } from './documentoProcurado';

describe('a document that something is looked up by', () => {
  it.each(['529.982.247-25', '52998224725', '12.345.678-X', 'AB123456', 'RG/1', '1234'])('may be %s', (text) => {
    expect(isDocumentoProcurado(text)).toBe(true);
  });

  it.each(['', '123', '5'.repeat(21), '529_982', 'ação 123', "1' or '1", '1234\n', '1234\u0000'])(
    'is not %j',
    (text) => {
      expect(isDocumentoProcurado(text)).toBe(false);
    },
  );
});
