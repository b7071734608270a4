import { umCupomCadastrado } from '../../../../tests/bodies/cuponsBodies';
import { listErrors } from '../../../ui/form/submit/listErrors';
import { validateWith } from '../../../ui/form/submit/validateWith';
import { novoCupomDe, toCupomDigitado, toDadosDoForm, toNovoCupom, type CupomDigitado } from './formularioCupom';
import { cupomSchema } from './formularioCupomSchema';
import { descreveDesconto, descreveMudanca, descreveUsos, descreveVigencia } from './palavrasCupom';

const cupom = umCupomCadastrado();
const form = toCupomDigitado(cupom);
const faults = (change: Partial<CupomDigitado>) =>
  listErrors(validateWith(cupomSchema)({ ...form, ...change })).map(({ name }) => name);

describe('the form of a coupon', () => {
  it('shows a coupon, and is sent as the same one', () => {
    const { codigo, versao, situacao, usos, emAberto, concedidoCentavos, ...dados } = cupom;
    expect(toDadosDoForm(form)).toEqual(dados);
    expect(faults({})).toEqual([]);
    expect([codigo, versao, situacao, usos, emAberto, concedidoCentavos]).toHaveLength(6);
  });

  it('forgets the fields of the measure that was not chosen', () => {
    expect(toDadosDoForm({ ...form, medida: 'valor', valorCentavos: 2_500 })).toMatchObject({
      percentual: null,
      tetoCentavos: null,
      valorCentavos: 2_500,
    });
    expect(toNovoCupom({ ...form, codigo: 'verao 25' }).codigo).toBe('VERAO25');
  });

  it('begins a new one with today, once for each person', () => {
    expect(novoCupomDe('2026-11-23')).toMatchObject({ vigenteDe: '23/11/2026', limitePessoa: '1', limiteTotal: '' });
  });

  it.each<[Partial<CupomDigitado>, string]>([
    [{ codigo: 'AÇÃO' }, 'codigo'],
    [{ descricao: 'a' }, 'descricao'],
    [{ percentual: '101' }, 'percentual'],
    [{ percentual: '12,5' }, 'percentual'],
    [{ medida: 'valor', valorCentavos: null }, 'valorCentavos'],
    [{ vigenteDe: '' }, 'vigenteDe'],
    [{ vigenteAte: '31/12/2025' }, 'vigenteAte'],
    [{ limiteTotal: '0' }, 'limiteTotal'],
    [{ limitePessoa: '' }, 'limitePessoa'],
    [{ limiteTotal: '4' }, 'limitePessoa'],
  ])('refuses %j by %s', (change, campo) => expect(faults(change)).toEqual([campo]));
});

it('a coupon is described as people say it', () => {
  expect([descreveDesconto(cupom), descreveVigencia(cupom), descreveUsos(cupom)]).toEqual([
    '15%, até R$ 60,00',
    '01/01/2026 a 31/12/2026',
    '137 de 500',
  ]);
  const outro = umCupomCadastrado({ percentual: null, valorCentavos: 2_500, vigenteAte: null, limiteTotal: null });
  expect([descreveDesconto(outro), descreveVigencia(outro), descreveUsos(outro)]).toEqual([
    'R$ 25,00',
    'Desde 01/01/2026',
    '137',
  ]);
});

it('a change is described by its fields', () => {
  const mudanca = { versao: 2, autor: 'Rita', em: '2026-11-23T10:00:00-03:00' };
  expect(descreveMudanca({ ...mudanca, acao: 'alterado', campos: ['percentual', 'novo'] })).toBe(
    'Alterado: percentual, novo',
  );
  expect(descreveMudanca({ ...mudanca, acao: 'pausado', campos: [] })).toBe('Pausado');
});
