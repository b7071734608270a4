import { isDocumento } from '../base/pessoa/documentoNumero';
import { tiposDocumento } from '../base/pessoa/documento';
import { passageirosSchema, passageiroVazio } from '../compra/passageiros/passageiro';
import { refusedBy } from '../../../tests/support/refusedBy';
import type { PassageiroSalvo } from '../wire/conta/passageiros';
import { salvoNoFormulario } from './passageiroSalvo';

const salvo: PassageiroSalvo = {
  id: 'p1',
  nome: 'Ana Souza',
  documento: { tipo: tiposDocumento.cpf, numero: '52998224725' },
  dataNascimento: '1990-05-10',
  celular: '+5511987654321',
};
const comprador = { nome: 'Ana Souza', cpf: '529.982.247-25', email: 'ana@itape.test', celular: '(11) 98765-4321' };

describe('a saved passenger in the form', () => {
  it('stands there as a person would type it, and is not saved once more', () => {
    expect(salvoNoFormulario(salvo)).toEqual({
      nome: 'Ana Souza',
      tipoDocumento: '1',
      numeroDocumento: '529.982.247-25',
      dataNascimento: '10/05/1990',
      celular: '(11) 98765-4321',
      salvar: false,
    });
  });

  it.each([
    [{ tipo: tiposDocumento.rg, numero: '123456789' }, '123456789'],
    [{ tipo: tiposDocumento.passaporte, numero: 'AB123456' }, 'AB123456'],
  ])('has the number of %j as it is', (documento, numero) => {
    expect(salvoNoFormulario({ ...salvo, documento }).numeroDocumento).toBe(numero);
    expect(isDocumento(documento.tipo, numero)).toBe(true);
  });

  it('has no telephone where none was saved', () => {
    const { nome, documento, dataNascimento } = salvo;
    expect(salvoNoFormulario({ nome, documento, dataNascimento }).celular).toBe('');
  });

  it('is taken by the passengers’ step without another word', () => {
    const passageiros = [{ ...passageiroVazio(), ...salvoNoFormulario(salvo) }];
    expect(refusedBy(passageirosSchema('2026-11-21', '2026-12-01'), { passageiros, comprador })).toEqual({});
  });
});
