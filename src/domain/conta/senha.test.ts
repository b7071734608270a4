import { SENHA_MAXIMA, falhaDeSenha, mensagensSenha } from './senha';

describe('the password policy', () => {
  it.each(['senha1', '123456', 'ção 9 é', '1'.repeat(SENHA_MAXIMA)])('takes %p', (senha) => {
    expect(falhaDeSenha(senha)).toBeNull();
  });

  it.each([
    ['', 'curta', 'A senha precisa de pelo menos 6 caracteres'],
    ['abc12', 'curta', 'A senha precisa de pelo menos 6 caracteres'],
    ['senhas', 'semNumero', 'A senha precisa de pelo menos um número'],
    ['1'.repeat(SENHA_MAXIMA + 1), 'longa', 'A senha pode ter até 256 caracteres'],
  ] as const)('refuses %p because it is %s, in words: %s [§5.senha.1, §9.senha.1]', (senha, falha, mensagem) => {
    expect(falhaDeSenha(senha)).toBe(falha);
    expect(mensagensSenha[falha]).toBe(mensagem);
  });
});
