import { diferencaDe, explainDiferenca, textoRegra, type MovimentoRastreado, type RegraDiferenca } from './diferenca';

const movimento = (n: number, changes: Partial<MovimentoRastreado>): MovimentoRastreado => ({
  n,
  tipo: 'venda',
  modalidade: 'dinheiro',
  valorCentavos: 4_500,
  recebidoCentavos: null,
  ...changes,
});

const dia: MovimentoRastreado[] = [
  movimento(1, { tipo: 'abertura', valorCentavos: 10_000 }),
  movimento(2, { valorCentavos: 4_570, recebidoCentavos: 10_000 }),
  movimento(3, { modalidade: 'credito', valorCentavos: 8_800 }),
  movimento(4, { tipo: 'sangria', valorCentavos: -6_000 }),
  movimento(5, { tipo: 'suprimento', valorCentavos: 2_200 }),
  movimento(6, { tipo: 'cancelamento', valorCentavos: -3_100 }),
  movimento(7, { tipo: 'cancelamento', modalidade: 'pix', valorCentavos: -1_250 }),
];

describe('why counted and expected differ', () => {
  it.each<[RegraDiferenca, number, number[]]>([
    ['sem_entrada', -4_570, [2]],
    ['sem_entrada', -10_000, [1]],
    ['sem_saida', 3_100, [6]],
    ['sem_saida', 6_000, [4]],
    ['troco_nao_dado', 5_430, [2]],
    ['troco_em_dobro', -5_430, [2]],
    ['outra_modalidade', 8_800, [3]],
    ['devolvido_em_dinheiro', -1_250, [7]],
    ['sinal_trocado', 12_000, [4]],
    ['sinal_trocado', -6_000, [4]],
    ['sinal_trocado', -4_400, [5]],
    ['sinal_trocado', 2_200, [5]],
  ])('traces %s of %i to its movements', (regra, diferenca, movimentos) => {
    expect(explainDiferenca(dia, diferenca)).toContainEqual({ regra, movimentos });
  });

  it.each<[string, MovimentoRastreado, number, RegraDiferenca[]]>([
    ['a sale is missing', movimento(1, { valorCentavos: 4_570 }), -4_570, ['sem_entrada']],
    ['a sangria is still there', movimento(1, { tipo: 'sangria', valorCentavos: -6_000 }), 6_000, ['sem_saida']],
    ['no sale in cash is paid twice', movimento(1, { valorCentavos: 4_570 }), 4_570, []],
    ['no sale by Pix misses in the drawer', movimento(1, { modalidade: 'pix' }), -4_500, []],
    ['no correction is a sale', movimento(1, { tipo: 'ajuste', modalidade: 'pix', valorCentavos: 700 }), 700, []],
    ['no correction is a refund', movimento(1, { tipo: 'ajuste', modalidade: 'pix', valorCentavos: -700 }), -700, []],
    ['no refund in cash goes out twice', movimento(1, { tipo: 'cancelamento', valorCentavos: -3_100 }), -3_100, []],
    ['no refund explains another sum', movimento(1, { tipo: 'cancelamento', modalidade: 'pix' }), -700, []],
    ['digits in the middle', movimento(1, { valorCentavos: 12_345 }), 900, ['digitos_trocados']],
    ['digits further on', movimento(1, { valorCentavos: 12_345 }), 90, ['digitos_trocados']],
  ])('names no other cause: %s', (_, one, diferenca, expected) => {
    expect(explainDiferenca([one], diferenca).map(({ regra }) => regra)).toEqual(expected);
  });

  it('sees two neighbouring digits that were swapped, and no other pair', () => {
    const venda = movimento(1, { valorCentavos: 4_570 });
    expect(explainDiferenca([venda], 5_470 - 4_570)).toEqual([{ regra: 'digitos_trocados', movimentos: [1] }]);
    expect(explainDiferenca([venda], 7_540 - 4_570)).toEqual([]);
  });

  it('looks for two movements together only where none explains it alone', () => {
    const vendas = [1_100, 2_300, 700, 400].map((valorCentavos, i) => movimento(i + 1, { valorCentavos }));
    expect(explainDiferenca(vendas, -1_800)).toEqual([{ regra: 'dois_movimentos', movimentos: [1, 3] }]);
    expect(explainDiferenca(vendas, -1_100)).toEqual([{ regra: 'sem_entrada', movimentos: [1] }]);
    const byPix = movimento(5, { modalidade: 'pix', valorCentavos: 5_000 });
    expect(explainDiferenca([...vendas, byPix], -5_400)).toEqual([]);
    const taken = movimento(6, { tipo: 'sangria', valorCentavos: -3_000 });
    expect(explainDiferenca([movimento(7, { valorCentavos: 4_000 }), taken], -1_000)).toEqual([]);
    const later = Array.from({ length: 400 }, (_, i) => movimento(i + 9, { valorCentavos: 9_000 }));
    expect(explainDiferenca([...vendas, ...later], -1_800)).toEqual([]);
    expect(explainDiferenca([...vendas, ...later.slice(3)], -1_800)).toHaveLength(0);
    expect(explainDiferenca([...vendas, ...later.slice(4)], -1_800)).toHaveLength(1);
  });

  it('says nothing of no difference, nor of one that no movement matches', () => {
    expect(explainDiferenca(dia, 0)).toEqual([]);
    expect(explainDiferenca(dia, 7)).toEqual([]);
    expect(diferencaDe(900, 1_000)).toBe(-100);
  });

  it('never names more than helps, and looks at a movement no more often on the longest day', () => {
    let looks = 0;
    const read = (diferenca: number, length: number) => {
      looks = 0;
      const many = Array.from({ length }, (_, i) => ({
        ...movimento(i + 1, {}),
        get valorCentavos() {
          looks += 1;
          return 100;
        },
      }));
      return explainDiferenca(many, diferenca);
    };
    for (const diferenca of [-100, -200]) {
      expect(read(diferenca, 1_000)).toHaveLength(6);
      const ofShort = looks;
      expect(read(diferenca, 5_000)).toHaveLength(6);
      expect(looks).toBeLessThanOrEqual(5 * ofShort);
    }
  });

  it('has words for every rule', () => {
    expect(Object.keys(textoRegra)).toHaveLength(9);
    for (const texto of Object.values(textoRegra)) expect(texto).toMatch(/\.$/);
  });
});
