import { umaBaseTarifa, umaRegraTarifa } from '../../../../tests/support/tarifaBuilders';
import { explainRegras } from './explainRegras';
import type { RegraTarifa } from './regraTarifa';

/** The rules by name, each with its effect in centavos or the reason why it has none. */
const explained = (regras: readonly RegraTarifa[], facts = umaBaseTarifa()) =>
  explainRegras(regras, facts).map(({ nome, centavos, motivo }) => [nome, centavos ?? motivo]);
const regra = (nome: string, fields: Partial<RegraTarifa> = {}): RegraTarifa =>
  umaRegraTarifa({ id: nome, nome, ...fields });

describe('a rule without an effect', () => {
  it.each<[string, Partial<RegraTarifa>, string]>([
    ['has not begun', { vigenteDe: '2026-12-02' }, 'dia'],
    ['is over', { vigenteAte: '2026-11-30' }, 'dia'],
    ['is for another weekday', { dias: 1 }, 'dia'],
    ['is for other days', { periodos: [{ de: '2026-12-24', ate: '2026-12-26' }] }, 'dia'],
    ['is for those who buy earlier', { antecedenciaMin: 11 }, 'antecedencia'],
    ['is for those who buy later', { antecedenciaMax: 9 }, 'antecedencia'],
    ['is for a fuller coach', { ocupacaoMin: 51 }, 'ocupacao'],
    ['is for an emptier coach', { ocupacaoMax: 49 }, 'ocupacao'],
  ])('that %s says so', (_, fields, motivo) => {
    expect(explained([regra('uma', fields)])).toEqual([['uma', motivo]]);
  });

  it.each<[string, Partial<RegraTarifa>]>([
    ['first and last day', { vigenteDe: '2026-12-01', vigenteAte: '2026-12-01' }],
    ['weekday', { dias: 4 }],
    ['period', { periodos: [{ de: '2026-12-01', ate: '2026-12-01' }] }],
    ['days ahead', { antecedenciaMin: 10, antecedenciaMax: 10 }],
    ['occupancy', { ocupacaoMin: 50, ocupacaoMax: 50 }],
  ])('is none of those whose %s is met to the very edge', (_, fields) => {
    expect(explained([regra('uma', fields)])).toEqual([['uma', -1_000]]);
  });

  it('names the first of several reasons', () => {
    const late = { antecedenciaMin: 90, ocupacaoMin: 90 };
    expect(explained([regra('uma', { ...late, dias: 1 })])).toEqual([['uma', 'dia']]);
    expect(explained([regra('uma', late)])).toEqual([['uma', 'antecedencia']]);
  });

  it('has given way to another of its step, or has no promotional seats left', () => {
    const promocao = regra('promo', { etapa: 'promocao', valor: -2_000, cota: 4 });
    const soldOut = { ...umaBaseTarifa(), isEsgotada: ({ id }: RegraTarifa) => id === 'promo' };
    expect(explained([regra('geral'), regra('da linha', { linha: '08-0123-00' })])).toEqual([
      ['da linha', -1_000],
      ['geral', 'preterida'],
    ]);
    expect(explained([promocao])).toEqual([['promo', -2_000]]);
    expect(explained([promocao], soldOut)).toEqual([['promo', 'esgotada']]);
  });

  it('is not sold out where it never had counted seats', () => {
    const raised = regra('sobe', { etapa: 'promocao', medida: 'tarifa', valor: 20_000 });
    expect(explained([raised], { ...umaBaseTarifa(), isEsgotada: () => true })).toEqual([['sobe', 'preterida']]);
  });
});

describe('the rules of a price', () => {
  it('stand in the order of their steps, those with an effect first, and by name within a step', () => {
    const all = [
      regra('Zebra', { dias: 1 }),
      regra('teto', { etapa: 'teto', medida: 'centavos', valor: 5_000 }),
      regra('Água', { dias: 1 }),
      regra('promoção', { etapa: 'promocao', valor: -500 }),
      regra('semana', { etapa: 'semana', valor: 300 }),
      regra('piso', { etapa: 'piso', medida: 'centavos', valor: 1 }),
    ];
    expect(explained(all)).toEqual([
      ['semana', 300],
      ['promoção', -500],
      ['teto', -4_800],
      ['Água', 'dia'],
      ['Zebra', 'dia'],
      ['piso', 'preterida'],
    ]);
    expect(explained(all.toReversed())).toEqual(explained(all));
  });

  it('are each told once, with an effect or a reason and never with both', () => {
    const all = [regra('a'), regra('b', { dias: 1 }), regra('c', { etapa: 'semana' })];
    const told = explainRegras(all, umaBaseTarifa());
    expect(told.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
    expect(told.every(({ centavos, motivo }) => (centavos === null) !== (motivo === null))).toBe(true);
  });
});
