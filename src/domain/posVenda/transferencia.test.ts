import { refusedBy } from '../../../tests/support/refusedBy';
import { toTransferencia, transferenciaSchema, transferenciaVazia, type DadosTransferencia } from './transferencia';

const schema = transferenciaSchema('2026-11-21');
const lia: DadosTransferencia = {
  nome: 'Lia Souza',
  tipoDocumento: '2',
  numeroDocumento: '12.345.678-9',
  dataNascimento: '10/05/1990',
  celular: '(11) 98765-4321',
  autorizacaoMenor: false,
};
const refused = (fields: Partial<DadosTransferencia>) => refusedBy(schema, { ...lia, ...fields });

describe('the form of a new traveller', () => {
  it('takes a person with or without a telephone', () => {
    expect(refused({})).toEqual({});
    expect(refused({ celular: '' })).toEqual({});
  });

  it('asks for everything that boarding needs', () => {
    expect(refusedBy(schema, transferenciaVazia())).toEqual({
      nome: 'Campo Obrigatório*',
      numeroDocumento: 'Campo Obrigatório*',
      dataNascimento: expect.stringMatching(/./),
    });
  });

  it.each<[Partial<DadosTransferencia>, string, RegExp]>([
    [{ nome: 'Lia' }, 'nome', /nome/i],
    [{ nome: 'Lia 2' }, 'nome', /nome/i],
    [{ numeroDocumento: '1' }, 'numeroDocumento', /RG/i],
    [{ tipoDocumento: '99', numeroDocumento: '1' }, 'numeroDocumento', /RG/i],
    [{ dataNascimento: '31/02/1990' }, 'dataNascimento', /data de nascimento válida/],
    [{ dataNascimento: '22/11/2026' }, 'dataNascimento', /data de nascimento válida/],
    [{ dataNascimento: '10/05/1890' }, 'dataNascimento', /data de nascimento válida/],
    [{ celular: '1234' }, 'celular', /celular/i],
  ])('refuses %j at %s', (fields, campo, text) => {
    expect(refused(fields)).toEqual({ [campo]: expect.stringMatching(text) });
  });

  it('takes a child born today, and a traveller of 120 years', () => {
    expect(refused({ dataNascimento: '21/11/2026' })).toEqual({});
    expect(refused({ dataNascimento: '21/11/1906' })).toEqual({});
  });
});

describe('the request of a transfer', () => {
  it('has the data as the wire writes them', () => {
    expect(toTransferencia({ ...lia, nome: ' Lia Souza ' })).toEqual({
      nome: 'Lia Souza',
      documento: { tipo: 2, numero: '123456789' },
      dataNascimento: '1990-05-10',
      celular: '+5511987654321',
    });
  });

  it('says nothing of a telephone or an authorization that there is not', () => {
    const { celular, autorizacaoMenor } = toTransferencia({ ...lia, celular: '' });
    expect([celular, autorizacaoMenor]).toEqual([undefined, undefined]);
    expect(toTransferencia({ ...lia, autorizacaoMenor: true })).toHaveProperty('autorizacaoMenor', true);
  });
});
