import { rotulosDocumento, tiposDocumento, tpDocBpe } from './documento';

describe('the document types', () => {
  it('are the five of the spec, under its codes [§3.documentos.1]', () => {
    expect(tiposDocumento).toEqual({ cpf: 1, rg: 2, cnh: 3, passaporte: 4, tituloEleitor: 5 });
  });

  it('each have a name, and a code of their own on the ticket', () => {
    const codes = Object.values(tiposDocumento);
    expect(Object.keys(rotulosDocumento)).toEqual(Object.keys(tiposDocumento));
    expect(new Set(codes.map((code) => tpDocBpe[code])).size).toBe(codes.length);
  });
});
