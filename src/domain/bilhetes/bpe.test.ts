import fc from 'fast-check';
import { buildChaveBpe, formatChaveBpe, isChaveBpe, qrFiscalBpe, type PartesChaveBpe } from './bpe';
import { digitoChave } from '../base/digitoChave';

const SAMPLE = '35260712345678000123630010000000011000000108';

const partes = (change: Partial<PartesChaveBpe> = {}): PartesChaveBpe => ({
  cUF: 35,
  emissao: '2026-07-01',
  cnpj: '12345678000123',
  serie: 1,
  numero: 1,
  tpEmis: 1,
  codigo: 10,
  ...change,
});

describe('BP-e access key', () => {
  it('reproduces a known valid key', () => {
    expect(buildChaveBpe(partes())).toBe(SAMPLE);
    expect(isChaveBpe(SAMPLE)).toBe(true);
  });

  it('counts its digit as the classic NF-e sample does', () => {
    expect(digitoChave('5206043300991100250655012000000780026730161')).toBe(5);
  });

  it('holds for any parts', () => {
    const any = fc.record({
      cUF: fc.integer({ min: 11, max: 53 }),
      serie: fc.integer({ min: 0, max: 999 }),
      numero: fc.integer({ min: 1, max: 999_999_999 }),
      codigo: fc.integer({ min: 0, max: 99_999_999 }),
    });
    fc.assert(fc.property(any, (change) => isChaveBpe(buildChaveBpe(partes(change)))));
  });

  it('notices any changed digit but for the known collision of remainders 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 42 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const changed = (Number(SAMPLE[at]) + add) % 10;
        expect(isChaveBpe(SAMPLE.slice(0, at) + String(changed) + SAMPLE.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(['', '3526', SAMPLE + '1', SAMPLE.replace('63', '55'), 'x'.repeat(44)])('refuses %p', (chave) => {
    expect(isChaveBpe(chave)).toBe(false);
  });

  it('refuses parts that do not fit', () => {
    expect(() => buildChaveBpe(partes({ numero: 1_000_000_000 }))).toThrow(RangeError);
    expect(() => buildChaveBpe(partes({ cnpj: '123' }))).toThrow(RangeError);
  });

  it('is printed in groups of four', () => {
    expect(formatChaveBpe(SAMPLE)).toBe('3526 0712 3456 7800 0123 6300 1000 0000 0110 0000 0108');
  });

  it('holds the letters of a CNPJ that has some', () => {
    const chave = buildChaveBpe(partes({ cnpj: '12ABC34501DE35' }));
    expect([chave.slice(6, 20), isChaveBpe(chave)]).toEqual(['12ABC34501DE35', true]);
    expect(formatChaveBpe(chave)).toMatch(/^\S{4}( \S{4}){10}$/);
  });

  it.each([
    [35, 'bpe.fazenda.sp.gov.br'],
    [31, 'bpe.fazenda.mg.gov.br'],
    [53, 'dfe-portal.svrs.rs.gov.br'],
  ])('is looked up at the office of its state %i, %s', (cUF, host) => {
    expect(new URL(qrFiscalBpe(buildChaveBpe(partes({ cUF })), 1)).host).toBe(host);
  });

  it('goes into the fiscal QR with the homologation mark', () => {
    expect(qrFiscalBpe(SAMPLE, 2)).toMatch(new RegExp(`^https://.+\\?chBPe=${SAMPLE}&tpAmb=2$`));
  });
});
