import { maskCpf, maskEmail } from './mascaras';

describe('what is masked', () => {
  it.each([
    ['52998224725', '***.982.247-**'],
    ['529.982.247-25', '***.982.247-**'],
    ['', 'Não informado'],
  ])('shows of the CPF %j only %j', (cpf, masked) => expect(maskCpf(cpf)).toBe(masked));

  it.each([
    ['ana@itape.test', 'a***@itape.test'],
    ['"a@b"@itape.test', '"***@itape.test'],
    ['', ''],
    ['sem-arroba', ''],
  ])('shows of the address %j only %j', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
