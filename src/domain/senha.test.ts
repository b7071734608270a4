import { SENHA_MAXIMA, falhaDeSenha, mensagensSenha } from './senha';

describe('the password policy', () => {
  it.each(['senha1', '123456', 'ção 9 é', '1'.repeat(SENHA_MAXIMA)])('takes %p', (senha) => {
    expect(falhaDeSenha(senha)).toBeNull();
  });

  it.each([
    ['', 'curta'],
    ['abc12', 'curta'],
    ['senhas', 'semNumero'],
    ['1'.repeat(SENHA_MAXIMA + 1), 'longa'],
  ] as const)('refuses %p because it is %s [§5.senha.1, §9.senha.1]', (senha, falha) => {
    expect(falhaDeSenha(senha)).toBe(falha);
    expect(mensagensSenha[falha]).not.toBe('');
  });
});
