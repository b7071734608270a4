import { umaCompanhia, umEndereco } from '../../../tests/bodies/companhiaBodies';
import { listErrors } from '../../ui/form/submit/listErrors';
import { validateWith } from '../../ui/form/submit/validateWith';
import type { DadosCompanhia } from '../wire/companhia/companhia';
import { toDadosCompanhia, toDadosEmpresa, type DadosEmpresa } from './formularioEmpresa';
import { empresaSchema } from './formularioEmpresaSchema';
import { itemDoCampo, juntarEdicoes, nomesDasPartes, partesMudadas } from './partesEmpresa';

const dados = umaCompanhia();
const form = toDadosEmpresa(dados);
const faults = (values: DadosEmpresa) =>
  listErrors(validateWith(empresaSchema)(values)).map(({ name, message }) => [name, message]);
const umAtraso = (change: Partial<DadosEmpresa['atraso']>) => ({ ...form.atraso, ...change });
const withFirst = <T>([first, ...rest]: readonly T[], change: Partial<T>): T[] =>
  first === undefined ? [] : [{ ...first, ...change }, ...rest];

describe('the form of the company', () => {
  it('shows the document with its masks, and is sent as the same document', () => {
    expect(form.cnpj).toBe('12.345.678/0001-95');
    expect(form.transportadoras[0]).toMatchObject({ serie: '1', endereco: { cep: '02030-000' } });
    expect(form.vagas.map(({ ate }) => ate)).toEqual(['', '31/01/2027']);
    expect(toDadosCompanhia(form)).toEqual(dados);
    expect(faults(form)).toEqual([]);
  });

  it('is sent without what nobody sees', () => {
    const typed = {
      ...form,
      nome: ' Itapê ',
      apresentacao: { ...form.apresentacao, historia: '\nUm.\nDois.\n \n\nTrês.\n' },
    };
    expect(toDadosCompanhia(typed)).toMatchObject({
      nome: 'Itapê',
      apresentacao: { historia: ['Um.\nDois.', 'Três.'] },
    });
  });

  it('begins, where the company has said nothing, with what it has to say at least', () => {
    const empty = toDadosEmpresa(null);
    expect([empty.canais.map(({ tipo }) => tipo), empty.transportadoras.length]).toEqual([['telefone', 'email'], 1]);
    expect(faults(empty).length).toBeGreaterThan(20);
  });

  it.each<[string, Partial<DadosEmpresa>, string, string]>([
    ['a CNPJ', { cnpj: '12.345.678/0001-9' }, 'cnpj', 'O CNPJ tem 14 letras e dígitos'],
    [
      'a series',
      { transportadoras: withFirst(form.transportadoras, { serie: '' }) },
      'transportadoras[0].serie',
      'Informe uma série de 1 a 999',
    ],
    [
      'a day',
      { vagas: withFirst(form.vagas, { ate: '31/02/2027' }) },
      'vagas[0].ate',
      'Informe um dia que exista, ou nenhum',
    ],
    [
      'a line of a list',
      { vagas: withFirst(form.vagas, { atividades: 'a'.repeat(501) }) },
      'vagas[0].atividades',
      'Escreva no máximo 500 caracteres',
    ],
    [
      'a bonus',
      { credito: { bonusPct: '51', validadeMeses: '12' } },
      'credito.bonusPct',
      'Informe um bônus de 0 a 50%',
    ],
    [
      'a validity',
      { credito: { bonusPct: '0', validadeMeses: '' } },
      'credito.validadeMeses',
      'Informe uma validade de 1 a 60 meses',
    ],
    ['a delay', { atraso: umAtraso({ minutos: '0' }) }, 'atraso.minutos', 'Informe um atraso de 1 a 1440 minutos'],
    ['a discount', { atraso: umAtraso({ cupomPct: '' }) }, 'atraso.cupomPct', 'Informe um desconto de 0 a 100%'],
    [
      'a maximum',
      { atraso: umAtraso({ tetoCentavos: null }) },
      'atraso.tetoCentavos',
      'Informe um desconto máximo de R$ 0,01 a R$ 10.000,00',
    ],
    [
      'the validity of a coupon',
      { atraso: umAtraso({ validadeMeses: '61' }) },
      'atraso.validadeMeses',
      'Informe uma validade de 1 a 60 meses',
    ],
    ['a list', { canais: form.canais.slice(0, 1) }, 'listas.canais', 'Informe um telefone e um e-mail de atendimento'],
  ])('refuses %s at the field that it is typed in', (_, change, name, message) => {
    expect(faults({ ...form, ...change })).toEqual([[name, message]]);
  });

  it('refuses a list and an item of it beside one another', () => {
    const canais = withFirst(form.canais.slice(0, 1), { valor: 'ligue já' });
    const names = faults({ ...form, canais, cnpj: '' }).map(([name]) => name);
    expect(names).toEqual(['cnpj', 'listas.canais', 'canais[0].valor']);
  });
});

describe('two people who change the company at once', () => {
  const change = (to: Partial<DadosCompanhia>) => toDadosEmpresa({ ...dados, ...to });
  const mine = change({ nome: 'Minha', endereco: umEndereco({ numero: '7' }) });
  const theirs = change({ nome: 'Delas', descritorFatura: 'DELAS' });

  it('keep the parts that one of them changed, and the own one where both did', () => {
    const { valores, delas, ambas } = juntarEdicoes(form, mine, theirs);
    expect(toDadosCompanhia(valores)).toEqual({
      ...dados,
      nome: 'Minha',
      endereco: umEndereco({ numero: '7' }),
      descritorFatura: 'DELAS',
    });
    expect([delas, ambas]).toEqual([['nome', 'descritorFatura'], ['nome']]);
  });

  it('have changed nothing by a blank alone', () => {
    expect(partesMudadas(form, { ...form, nome: `${form.nome} ` })).toEqual([]);
  });

  it('are told the parts by name, and a fault by its item', () => {
    expect(nomesDasPartes(['vagas', 'outra'])).toBe('Vagas de trabalho, outra');
    expect(['canais[0].nome', 'transportadoras[1].cnpj', 'endereco.cep', 'nome'].map(itemDoCampo)).toEqual([
      'Canal 1',
      'Transportadora 2',
      'Endereço',
      undefined,
    ]);
  });
});
