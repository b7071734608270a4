import { ValidationError } from 'yup';
import { umaConta } from '../../../../tests/support/builders';
import { AVISO_MENOR } from './menor';
import {
  compradorDaConta,
  dadosPara,
  menoresSozinhos,
  passageirosSchema,
  passageiroVazio,
  toComprador,
  toPassageirosSalvos,
  toPassageiros,
  type DadosPassageiro,
  type DadosPassageiros,
} from './passageiro';

const umPassageiro = (fields: Partial<DadosPassageiro> = {}): DadosPassageiro => ({
  ...passageiroVazio(),
  nome: 'Ana Souza Lima',
  numeroDocumento: '12.345.678-9',
  dataNascimento: '10/03/1990',
  ...fields,
});
const dados = (...passageiros: DadosPassageiro[]): DadosPassageiros => ({
  passageiros,
  comprador: compradorDaConta(umaConta()),
});
const outro = (fields: Partial<DadosPassageiro> = {}) => umPassageiro({ numeroDocumento: '98.765.432-1', ...fields });

const schema = passageirosSchema('2026-11-21', '2026-12-01');

/** Refused fields with their messages. */
function refused(values: DadosPassageiros, context = {}, rules = schema): Record<string, string> {
  try {
    rules.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    // The form shows the first failure of a field.
    return Object.fromEntries([...failures].reverse().map(({ path, message }) => [path, message]));
  }
}

describe('the passengers’ step', () => {
  it('takes who has a name, a document and a birthday; a phone only where one is given', () => {
    expect(refused(dados(umPassageiro(), outro({ celular: '(11) 98765-4321' })))).toEqual({});
  });

  it.each([
    ['bought online', schema],
    ['sold at a counter', passageirosSchema('2026-11-21', '2026-12-01', true)],
  ])('%s takes the test CPF for the buyer’s, never for a document, and only where the place names it', (_, rules) => {
    const { passageiros, comprador } = dados(umPassageiro());
    const teste = { passageiros, comprador: { ...comprador, cpf: '999.999.999-99' } };
    expect(refused(teste, { cpfDeTeste: true }, rules)).toEqual({});
    expect(refused(teste, { cpfDeTeste: false }, rules)).toEqual({ 'comprador.cpf': 'Informe um CPF válido' });
    expect(refused(teste, {}, rules)).toEqual({ 'comprador.cpf': 'Informe um CPF válido' });
    const documento = dados(umPassageiro({ tipoDocumento: '1', numeroDocumento: '999.999.999-99' }));
    expect(refused(documento, { cpfDeTeste: true }, rules)).toEqual({
      'passageiros[0].numeroDocumento': 'Informe um número de CPF válido',
    });
  });

  it.each([
    [{ nome: 'Ana' }, 'nome', 'Informe um nome válido'],
    [{ nome: '' }, 'nome', 'Campo Obrigatório*'],
    [{ numeroDocumento: '12' }, 'numeroDocumento', 'Informe um número de RG válido'],
    [{ tipoDocumento: '1', numeroDocumento: '111.111.111-11' }, 'numeroDocumento', 'Informe um número de CPF válido'],
    [{ dataNascimento: '31/02/1990' }, 'dataNascimento', 'Informe uma data de nascimento válida'],
    [{ dataNascimento: '22/11/2026' }, 'dataNascimento', 'Informe uma data de nascimento válida'],
    [{ celular: '(11) 8765' }, 'celular', 'Informe um celular válido'],
  ])('refuses %j', (fields, field, message) => {
    expect(refused(dados(umPassageiro(fields)))).toMatchObject({ [`passageiros[0].${field}`]: message });
  });

  it('refuses a buyer without a CPF', () => {
    const { comprador } = dados();
    expect(refused({ passageiros: [umPassageiro()], comprador: { ...comprador, cpf: '' } })).toEqual({
      'comprador.cpf': 'Informe um CPF válido',
    });
  });

  it('asks a child who travels alone for an authorisation, by the age on the day of travel', () => {
    const child = { dataNascimento: '02/12/2010' };
    expect(refused(dados(umPassageiro(child)))).toEqual({ 'passageiros[0].autorizacaoMenor': AVISO_MENOR });
    expect(refused(dados(umPassageiro({ ...child, autorizacaoMenor: true })))).toEqual({});
    expect(refused(dados(umPassageiro({ dataNascimento: '01/12/2010' })))).toEqual({});
    expect(refused(dados(umPassageiro(), outro(child)))).toEqual({});
    expect(menoresSozinhos([umPassageiro(child), umPassageiro({ dataNascimento: '' })], '2026-12-01')).toEqual([0]);
  });

  it('refuses one document on two seats', () => {
    const twin = umPassageiro({ nome: 'Bia Souza Lima', numeroDocumento: '123456789' });
    expect(refused(dados(umPassageiro(), twin))).toEqual({
      'passageiros[1].numeroDocumento': 'Este documento já está em outra poltrona',
    });
  });
});

describe('the form for some seats', () => {
  it('keeps who was typed when seats are added or taken away', () => {
    const typed = dados(umPassageiro(), outro());
    expect(dadosPara(1, typed.comprador, typed).passageiros).toEqual([umPassageiro()]);
    expect(dadosPara(3, typed.comprador, typed).passageiros).toEqual([umPassageiro(), outro(), passageiroVazio()]);
  });

  it('is prefilled with the buyer of the account', () => {
    expect(dadosPara(1, compradorDaConta(umaConta()), null).comprador).toEqual({
      nome: 'Ana Souza',
      cpf: '529.982.247-25',
      email: 'ana@itape.test',
      celular: '(11) 98765-4321',
    });
  });
});

describe('what a passenger asks for beyond a seat', () => {
  const idoso = { beneficio: 'idoso', dataNascimento: '10/03/1950' };
  const crianca = {
    nome: 'Bento Souza Lima',
    tipoDocumento: '2',
    numeroDocumento: '45.678.912-3',
    dataNascimento: '10/03/2024',
  };
  const comColo = (change: object = {}, adulto: Partial<DadosPassageiro> = {}) =>
    refused(dados(umPassageiro({ levaColo: true, colo: { ...crianca, ...change }, ...adulto })));

  it.each([
    [idoso, 'declaracaoRenda', 'Confirme a declaração de renda para viajar com o benefício'],
    [{ beneficio: 'id_jovem' }, 'credencial', 'Informe um código da ID Jovem válido'],
    [{ beneficio: 'passe_livre', credencial: '12' }, 'credencial', /^Informe um número da credencial/],
  ])('is refused without what it needs: %j', (fields, field, message) => {
    expect(refused(dados(umPassageiro(fields)))).toEqual({
      [`passageiros[0].${field}`]: expect.stringMatching(message),
    });
  });

  it('goes to the wire with only what its kind needs', () => {
    const people = [
      umPassageiro({ ...idoso, declaracaoRenda: true, credencial: 'left over' }),
      outro({ beneficio: 'id_jovem', credencial: 'ABC1234567', levaColo: true, colo: crianca }),
    ];
    expect(refused(dados(...people))).toEqual({});
    expect(toPassageiros(people, [[5, 6]])).toMatchObject([
      { beneficio: { tipo: 'idoso', declaracaoRenda: true } },
      {
        beneficio: { tipo: 'id_jovem', credencial: 'ABC1234567' },
        colo: { nome: 'Bento Souza Lima', documento: { tipo: 2, numero: '456789123' }, dataNascimento: '2024-03-10' },
      },
    ]);
  });

  it('may be a child under six on the lap of an adult', () => {
    expect(comColo()).toEqual({});
    expect(comColo({ nome: '' })).toEqual({ 'passageiros[0].colo.nome': 'Campo Obrigatório*' });
    expect(comColo({ dataNascimento: '01/12/2020' })).toEqual({
      'passageiros[0].colo.dataNascimento': 'No colo viajam só crianças de até 5 anos na data da viagem',
    });
    expect(comColo({}, { dataNascimento: '10/03/2010' })).toMatchObject({
      'passageiros[0].colo.dataNascimento': 'Quem leva uma criança no colo precisa ter 18 anos ou mais',
    });
  });

  it('asks nothing of a child that was unticked again', () => {
    expect(refused(dados(umPassageiro({ levaColo: false, colo: { ...crianca, nome: '' } })))).toEqual({});
    expect(toPassageiros([umPassageiro({ colo: crianca })], [[5]])[0]).not.toHaveProperty('colo');
  });

  it('refuses a licence to drive of who is eleven', () => {
    const cnh = { tipoDocumento: '3', numeroDocumento: '02650306461' };
    expect(refused(dados(umPassageiro(), outro({ ...cnh, dataNascimento: '02/12/2014' })))).toEqual({
      'passageiros[1].tipoDocumento': expect.stringMatching(/^Menor de 12 anos embarca com certidão de nascimento/),
    });
  });

  it('may be to be found again: only who was ticked is kept', () => {
    expect(toPassageirosSalvos([umPassageiro(), outro({ salvar: true })])).toEqual([
      { nome: 'Ana Souza Lima', documento: { tipo: 2, numero: '987654321' }, dataNascimento: '1990-03-10' },
    ]);
  });
});

describe('on the wire', () => {
  it('each person stands once a seat, on both ways of a round trip', () => {
    const passageiros = toPassageiros(
      [umPassageiro({ celular: '(11) 98765-4321' }), outro()],
      [
        [5, 6],
        [9, 10],
      ],
    );
    expect(passageiros.map(({ trecho, poltrona, nome }) => [trecho, poltrona, nome])).toEqual([
      [0, 5, 'Ana Souza Lima'],
      [0, 6, 'Ana Souza Lima'],
      [1, 9, 'Ana Souza Lima'],
      [1, 10, 'Ana Souza Lima'],
    ]);
    expect(passageiros[0]).toEqual({
      trecho: 0,
      poltrona: 5,
      nome: 'Ana Souza Lima',
      documento: { tipo: 2, numero: '123456789' },
      dataNascimento: '1990-03-10',
      celular: '+5511987654321',
    });
    expect(passageiros[1]).not.toHaveProperty('celular');
  });

  it('the buyer has no mask', () => {
    expect(toComprador(compradorDaConta(umaConta()))).toEqual({
      nome: 'Ana Souza',
      cpf: '52998224725',
      email: 'ana@itape.test',
      celular: '+5511987654321',
    });
  });
});
