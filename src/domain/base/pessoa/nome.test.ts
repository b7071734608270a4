import { isNome, normalizeNome } from './nome';

describe('nome', () => {
  it.each(['Ana Souza', 'João da Silva', '  Maria  das Dores ', 'Ana Conceição', 'A B'])(
    'accepts %j [§5.nome.3]',
    (nome) => expect(isNome(nome)).toBe(true),
  );

  it.each(['Ana', '', '   ', 'Ana Souza 3', 'Ana_Souza', 'Ana@Souza', `${'a'.repeat(75)} ${'b'.repeat(75)}`])(
    'refuses %j [§5.nome.1, §5.nome.2, §5.nome.3]',
    (nome) => expect(isNome(nome)).toBe(false),
  );

  it('accepts exactly 150 characters [§5.nome.4, §9.limites.2]', () =>
    expect(isNome(`${'a'.repeat(75)} ${'b'.repeat(74)}`)).toBe(true));

  it('reads a decomposed accent as the same letter', () => {
    const decomposed = 'João Conceição'.normalize('NFD');
    expect(isNome(decomposed)).toBe(true);
    expect(normalizeNome(` ${decomposed} `)).toBe('João Conceição');
  });
});
