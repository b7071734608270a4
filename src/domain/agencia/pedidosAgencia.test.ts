import {
  countFiltros,
  filtroVazio,
  grupoDaSituacao,
  gruposPedido,
  parseFiltroPedidos,
  situacoesDoGrupo,
  toConsulta,
  toFiltroSearch,
} from './pedidosAgencia';
import { situacoesPedido } from '../compra/pedido';

const ID = '01920000-0000-7000-8000-000000000001';

describe('the groups of an agency', () => {
  it('hold every state once', () => {
    const all = gruposPedido.flatMap(situacoesDoGrupo);
    expect([...all].sort()).toEqual([...situacoesPedido].sort());
    expect(grupoDaSituacao('emitido_parcial')).toBe('emitidos');
  });
});

describe('a filter in the address', () => {
  it('comes back as it was written', () => {
    const filtro = {
      ...filtroVazio,
      de: '2026-11-01',
      situacao: 'emitidos' as const,
      localizador: 'K7M2QX',
      pedido: ID,
    };
    expect(parseFiltroPedidos(toFiltroSearch(filtro))).toEqual(filtro);
    expect(toFiltroSearch(filtroVazio)).toBe('');
  });

  it.each([
    '?de=ontem',
    '?situacao=tudo',
    '?operador=1',
    '?localizador=IL0O1U',
    '?cursor=%20',
    '?pedido=x',
    '?cpf=52998224725',
  ])('leaves out what makes no sense: %s', (search) => expect(parseFiltroPedidos(search)).toEqual(filtroVazio));
});

describe('the filters in use', () => {
  it.each([
    [{}, null, 0],
    [{ cursor: 'abc', pedido: 'd' }, null, 0],
    [{ de: '2026-11-01', situacao: 'emitidos', cursor: 'abc' }, null, 2],
    [{ localizador: 'K7M2QX' }, '52998224725', 2],
  ] as const)('of %j and the CPF %s are %i', (fields, cpf, count) => {
    expect(countFiltros({ ...filtroVazio, ...fields }, cpf)).toBe(count);
  });
});

describe('what the server is asked', () => {
  it('is the last thirty days, unless somebody looks for one order or says which days', () => {
    const hoje = '2026-11-21';
    expect(toConsulta(filtroVazio, hoje, null)).toEqual({ de: '2026-10-22' });
    expect(toConsulta({ ...filtroVazio, ate: '2026-01-31' }, hoje, null)).toEqual({ ate: '2026-01-31' });
    expect(toConsulta({ ...filtroVazio, localizador: 'K7M2QX', pedido: ID }, hoje, null)).toEqual({
      localizador: 'K7M2QX',
    });
    expect(toConsulta(filtroVazio, hoje, '52998224725')).toEqual({ cpf: '52998224725' });
  });
});
