import { hoje } from '../base/data';
import { cadastroSchema, toNovaConta, type Cadastro } from './cadastro';

const umCadastro = (fields: Partial<Record<keyof Cadastro, unknown>> = {}) => ({
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  dataNascimento: '10/03/1990',
  celular: '(11) 98765-4321',
  termosAceite: true,
  ...fields,
});

const schema = cadastroSchema('2026-11-21');

describe('cadastro', () => {
  it('accepts a form filled in right', async () => {
    await expect(schema.isValid(umCadastro())).resolves.toBe(true);
  });

  it.each([
    [{ nome: '' }, 'Campo Obrigatório*'],
    [{ nome: 'Ana' }, 'Informe um nome válido'],
    [{ cpf: '111.111.111-11' }, 'Informe um CPF válido'],
    [{ dataNascimento: '' }, 'Campo obrigatório'],
    [{ dataNascimento: '10/03/2020' }, 'Deve ser maior que 13 anos'],
    [{ celular: '' }, 'Informe um celular válido'],
    [{ celular: '(11) 8765' }, 'Informe um celular válido'],
    [{ termosAceite: false }, 'Obrigatório*'],
    [{ termosAceite: undefined }, 'Obrigatório*'],
    [{ nome: undefined }, 'Campo Obrigatório*'],
    [{ cpf: undefined }, 'Informe um CPF válido'],
    [{ cpf: '' }, 'Informe um CPF válido'],
    [{ dataNascimento: undefined }, 'Campo obrigatório'],
    [{ dataNascimento: '31/02/1990' }, 'Deve ser maior que 13 anos'],
    [{ celular: undefined }, 'Informe um celular válido'],
  ])(
    'says of %j: %s [§5.nome.1, §5.nome.5, §5.cpf.3, §5.dataNascimento.1, §5.dataNascimento.3, §5.celular.1, §5.celular.3, §5.termosAceite.1]',
    async (fields, message) => {
      await expect(schema.validate(umCadastro(fields))).rejects.toThrow(message);
    },
  );

  it.each([
    [{ nome: 'Ana' }, 'nome'],
    [{ cpf: '111.111.111-11' }, 'cpf'],
    [{ dataNascimento: '10/03/2020' }, 'idade'],
    [{ celular: '(11) 8765' }, 'celular'],
  ])('names the rule that refused %j: %s', async (fields, type) => {
    await expect(schema.validate(umCadastro(fields))).rejects.toMatchObject({ type });
  });

  it.each([
    ['2026-11-22T02:59:00Z', false],
    ['2026-11-22T03:00:00Z', true],
  ])(
    'counts the years by the day of São Paulo: fourteen on 22/11/2026, at %s: %s [§5.dataNascimento.2]',
    (now, allowed) => {
      const schema = cadastroSchema(hoje(new Date(now)));
      expect(schema.isValidSync(umCadastro({ dataNascimento: '22/11/2012' }))).toBe(allowed);
    },
  );

  it('makes up no day of birth where none can be read', () => {
    const sent = toNovaConta(umCadastro({ dataNascimento: '31/02/1990' }) as Cadastro, {
      email: 'ana@itape.test',
      provedor: 'itape',
    });
    expect(sent.dataNascimento).toBe('');
  });

  it('is sent in the form of the wire, with the login it belongs to [§5.nome.6, §5.dataNascimento.5, §5.celular.4, §3.cadastro.2]', () => {
    expect(
      toNovaConta(umCadastro({ nome: ' Ana Souza ' }) as Cadastro, { email: 'ana@itape.test', provedor: 'google' }),
    ).toEqual({
      nome: 'Ana Souza',
      cpf: '52998224725',
      dataNascimento: '1990-03-10',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'ana@itape.test',
      provedorTipo: 2,
    });
  });
});
