import { classeDeCodigo, codigoDeClasse } from './classe';

describe('classeDeCodigo', () => {
  it('reads back every code', () => {
    for (const [classe, codigo] of Object.entries(codigoDeClasse)) expect(classeDeCodigo(codigo)).toBe(classe);
  });

  it('refuses a code that no class has', () => {
    expect(() => classeDeCodigo(9)).toThrow(RangeError);
  });
});
