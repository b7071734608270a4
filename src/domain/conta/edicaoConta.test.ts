import { edicaoContaSchema, toAlteracaoConta, toEdicaoConta } from './edicaoConta';
import type { Conta } from '../wire/conta/conta';

const conta: Conta = {
  id: '10',
  nome: 'Ana Souza',
  email: 'ana@itape.test',
  cpf: '52998224725',
  dataNascimento: '1990-05-10',
  celular: '+5511987654321',
  provedorTipo: 1,
  criadoEm: '2026-01-02T10:00:00-03:00',
};

describe('editing a conta', () => {
  it('shows it as the form writes it, and sends it back unchanged', () => {
    const form = toEdicaoConta(conta);
    expect(form).toEqual({ nome: 'Ana Souza', dataNascimento: '10/05/1990', celular: '(11) 98765-4321' });
    expect(edicaoContaSchema('2026-11-21').isValidSync(form)).toBe(true);
    expect(toAlteracaoConta({ ...form, nome: '  Ana Souza ' })).toEqual({
      nome: 'Ana Souza',
      dataNascimento: '1990-05-10',
      celular: '+5511987654321',
    });
  });

  it.each([
    [{ nome: 'Ana' }, 'Informe um nome válido'],
    [{ nome: '' }, 'Campo Obrigatório*'],
    [{ dataNascimento: '' }, 'Campo obrigatório'],
    [{ dataNascimento: '10/03/2020' }, 'Deve ser maior que 13 anos'],
    [{ celular: '(11) 8765' }, 'Informe um celular válido'],
  ])('refuses %j with the registration’s words: %s', async (fields, message) => {
    await expect(edicaoContaSchema('2026-11-21').validate({ ...toEdicaoConta(conta), ...fields })).rejects.toThrow(
      message,
    );
  });
});
