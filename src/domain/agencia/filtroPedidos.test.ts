import { refusedBy } from '../../../tests/support/refusedBy';
import { toCpfProcurado, toDadosFiltroPedidos, toFiltroEndereco } from './filtroPedidos';
import { filtroVazio } from './pedidosAgencia';
import { aberturaPedidoSchema, filtroPedidosSchema } from './pedidosSchema';

const none = toDadosFiltroPedidos(filtroVazio, null);

describe('the filters of an agency’s orders', () => {
  it.each([
    [{}, {}],
    [{ de: '01/12/2026', ate: '01/12/2026', localizador: 'K7Q2MP', cpf: '529.982.247-25' }, {}],
    [{ de: '31/02/2026' }, { de: 'Informe uma data válida' }],
    [{ ate: '1' }, { ate: 'Informe uma data válida' }],
    [{ de: '02/12/2026', ate: '01/12/2026' }, { ate: 'O fim vem antes do começo' }],
    [{ localizador: 'K7Q2M' }, { localizador: 'O localizador tem 6 letras e números' }],
    [{ cpf: '529.982.247-24' }, { cpf: 'Informe um CPF válido' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'Informe um CPF válido' }],
  ])('answer %j with %j', (fields, refused) => {
    expect(refusedBy(filtroPedidosSchema, { ...none, ...fields })).toEqual(refused);
  });

  it('stand in the address but for the CPF, and come back from it as they were typed', () => {
    const filtro = { ...filtroVazio, de: '2026-12-01', situacao: 'emitidos', localizador: 'K7Q2MP' } as const;
    const dados = toDadosFiltroPedidos(filtro, '52998224725');
    expect(dados).toMatchObject({ de: '01/12/2026', cpf: '529.982.247-25' });
    expect(toFiltroEndereco(dados)).toEqual(filtro);
    expect(toCpfProcurado(dados)).toBe('52998224725');
    expect(toCpfProcurado(none)).toBeNull();
  });
});

it('a customer’s order is opened by its localizador, in either case, and a document', () => {
  expect(refusedBy(aberturaPedidoSchema, { localizador: '', documento: '' })).toEqual({
    localizador: 'O localizador tem 6 letras e números',
    documento: 'Informe o documento',
  });
  expect(refusedBy(aberturaPedidoSchema, { localizador: 'k7q2mp', documento: '12.345.678-9' })).toEqual({});
});
