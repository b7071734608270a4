import { umaCompanhia, umEndereco, vagas } from '../../../tests/bodies/companhiaBodies';
import type { DadosCompanhia } from '../wire/companhia/companhia';
import { readCompanhia, readDocumentoCompanhia } from './documentoCompanhia';

const [carrier] = umaCompanhia().transportadoras;
const [vaga] = vagas;
const [telefone, email] = umaCompanhia().canais;
const faults = (value: unknown): Record<string, string> => {
  const lido = readCompanhia(value);
  return lido.ok ? {} : Object.fromEntries(lido.faltas.map(({ campo, mensagem }) => [campo, mensagem]));
};

describe('the data of a company', () => {
  it('are taken as they are', () => {
    expect(readCompanhia(umaCompanhia())).toEqual({ ok: true, valor: umaCompanhia() });
  });

  it.each<[string, Partial<DadosCompanhia>]>([
    ['nome', { nome: ' ' }],
    ['razaoSocial', { razaoSocial: 'Itapê\nLtda.' }],
    ['cnpj', { cnpj: '12345678000190' }],
    ['endereco.uf', { endereco: umEndereco({ uf: 'XX' }) }],
    ['endereco.cep', { endereco: umEndereco({ cep: '02030-000' }) }],
    ['canais', { canais: telefone ? [telefone] : [] }],
    ['canais[0].valor', { canais: telefone && email ? [{ ...telefone, valor: 'ligue já' }, email] : [] }],
    ['encarregado.email', { encarregado: { nome: 'Íris', email: 'íris' } }],
    ['descritorFatura', { descritorFatura: 'Itapê' }],
    ['transportadoras', { transportadoras: [] }],
    ['transportadoras', { transportadoras: carrier ? [carrier, { ...carrier, nome: 'ITAPÊ' }] : [] }],
    [
      'transportadoras',
      { transportadoras: carrier ? [carrier, { ...carrier, nome: 'Sul', endereco: umEndereco({ uf: 'PR' }) }] : [] },
    ],
    ['transportadoras[0].ie', { transportadoras: carrier ? [{ ...carrier, ie: 'isento' }] : [] }],
    ['transportadoras[0].serie', { transportadoras: carrier ? [{ ...carrier, serie: 0 }] : [] }],
    ['vagas', { vagas: vaga ? [vaga, vaga] : [] }],
    ['vagas[0].ate', { vagas: vaga ? [{ ...vaga, ate: '2026-02-30' }] : [] }],
  ])('are refused by %s: %j', (campo, change) => {
    expect(Object.keys(faults(umaCompanhia(change)))).toEqual([campo]);
  });

  it.each<[string, object]>([
    ['transportadoras[0].ambiente', { transportadoras: [{ ...carrier, ambiente: 'teste' }] }],
    ['vagas[0].area', { vagas: [{ ...vaga, area: 'toString' }] }],
  ])('are refused by a word that is none of the list, %s', (campo, change) => {
    expect(Object.keys(faults({ ...umaCompanhia(), ...change }))).toEqual([campo]);
  });

  it('name every fault at once, and a field that there is not', () => {
    const found = faults({
      ...umaCompanhia(),
      razaoSocial: undefined,
      cnpj: 7,
      vagas: null,
      transportadoras: [null],
      razaosocial: 'Itapê',
    });
    expect(Object.keys(found).toSorted()).toEqual(['', 'cnpj', 'razaoSocial', 'transportadoras[0]', 'vagas']);
    expect(found['']).toBe('Não há este campo: razaosocial');
  });

  it.each([null, undefined, 7, 'Itapê', []])('are no document: %j', (value) => {
    expect(readCompanhia(value).ok).toBe(false);
  });
});

describe('a file', () => {
  const termo = { versao: 1, vigenteDe: '2026-12-01', conteudo: '<h1>Termos</h1>' };

  it('may hold the terms beside the data', () => {
    expect(readDocumentoCompanhia({ ...umaCompanhia(), termos: [termo] })).toEqual({
      ok: true,
      valor: { dados: umaCompanhia(), termos: [termo] },
    });
    expect(readDocumentoCompanhia(umaCompanhia())).toMatchObject({ ok: true, valor: { termos: [] } });
  });

  it('names faults of both', () => {
    const lido = readDocumentoCompanhia({ ...umaCompanhia({ nome: '' }), termos: [{ ...termo, vigenteDe: 'amanhã' }] });
    expect(lido.ok ? [] : lido.faltas.map(({ campo }) => campo)).toEqual(['nome', 'termos[0].vigenteDe']);
  });
});
