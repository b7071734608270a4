import fc from 'fast-check';
import {
  isCnh,
  isDocumento,
  isPassaporte,
  isRg,
  isTituloEleitor,
  maskDocumento,
  mensagemDocumento,
  normalizeDocumento,
} from './documentoNumero';
import { tiposDocumento } from './documento';

describe('document numbers', () => {
  it.each(['02650306461', '58316794534', '12345678900'])('accept the CNH %s', (cnh) => {
    expect(isCnh(cnh)).toBe(true);
  });

  it.each(['02650306462', '11111111111', '0265030646', ''])('refuse the CNH %p', (cnh) => {
    expect(isCnh(cnh)).toBe(false);
  });

  it.each(['004356870906', '102385010671', '0043 5687 0906'])('accept the título %s', (titulo) => {
    expect(isTituloEleitor(titulo)).toBe(true);
  });

  it.each(['004356870907', '102385019971', '1023850106', '1234567880191', ''])('refuse the título %p', (titulo) => {
    expect(isTituloEleitor(titulo)).toBe(false);
  });

  it('accept exactly one pair of check digits for a CNH and for a título', () => {
    const pairs = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        fc.pre(!/^(\d)\1{8}$/.test(base));
        expect(pairs.filter((pair) => isCnh(base + pair))).toHaveLength(1);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), fc.integer({ min: 1, max: 28 }), (base, uf) => {
        const start = base + String(uf).padStart(2, '0');
        expect(pairs.filter((pair) => isTituloEleitor(start + pair))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['12.345.678-9', true],
    ['MG-12.345.678', true],
    ['24.678.131-X', true],
    ['1234', false],
    ['00000000', false],
    ['abcdefgh', false],
    ['12345678901234567', false],
  ])('judge the RG %p by its form: %p', (rg, valid) => {
    expect(isRg(rg)).toBe(valid);
  });

  it.each([
    ['FX123456', true],
    ['C01X00T47', true],
    ['AB-123', false],
    ['ABCDEFGH', false],
    ['AB12', false],
  ])('judge the passport %p: %p', (passaporte, valid) => {
    expect(isPassaporte(passaporte)).toBe(valid);
  });

  it('choose the rule by the type of the wire, and say what is asked for', () => {
    expect(isDocumento(tiposDocumento.cpf, '529.982.247-25')).toBe(true);
    expect(isDocumento(tiposDocumento.cnh, '529.982.247-25')).toBe(false);
    expect(mensagemDocumento(tiposDocumento.tituloEleitor)).toBe('Informe um número de Título de eleitor válido');
  });

  it('are kept without mask and shown only by their end', () => {
    expect(normalizeDocumento('mg-12.345.678')).toBe('MG12345678');
    expect(maskDocumento('52998224725')).toBe('********725');
  });
});
