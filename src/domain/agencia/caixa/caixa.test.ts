import { refusedBy } from '../../../../tests/support/refusedBy';
import { cedulas, contagemValida, semVazias, totalContado } from './cedulas';
import { emUso } from './estado';
import { esperadoEmDinheiro, sinalCerto, tiposMovimento, type ValorMovido } from './movimento';
import { operadorVazio, parsePontos, textoPontos, toNovoOperador } from './operador';
import { direitoVazio } from './direitoOperacao';
import { direitoSchema } from './direitoOperacaoSchema';
import { operadorSchema } from './operadorSchema';
import { comissaoDe, resumoDoCaixa } from './resumo';

describe('a movement', () => {
  it('has the sign of its kind', () => {
    const signs = tiposMovimento.map((tipo) => [-1, 0, 1].map((valor) => sinalCerto(tipo, valor)));
    expect(signs).toEqual([
      [false, true, true],
      [false, true, true],
      [true, true, false],
      [true, false, false],
      [false, false, true],
      [true, false, true],
    ]);
    expect(sinalCerto('venda', 0.5)).toBe(false);
  });
});

describe('a till', () => {
  const movimentos: ValorMovido[] = [
    { tipo: 'abertura', modalidade: 'dinheiro', valorCentavos: 10_000 },
    { tipo: 'venda', modalidade: 'dinheiro', valorCentavos: 4_550 },
    { tipo: 'venda', modalidade: 'pix', valorCentavos: 9_000 },
    { tipo: 'cancelamento', modalidade: 'pix', valorCentavos: -9_000 },
    { tipo: 'sangria', modalidade: 'dinheiro', valorCentavos: -5_000 },
    { tipo: 'suprimento', modalidade: 'dinheiro', valorCentavos: 700 },
  ];

  it('adds up: what is in the drawer, what was sold, what was given back', () => {
    expect(esperadoEmDinheiro(movimentos)).toBe(10_250);
    expect(resumoDoCaixa(movimentos, 300)).toMatchObject({
      fundoCentavos: 10_000,
      suprimentosCentavos: 700,
      sangriasCentavos: 5_000,
      vendasCentavos: 13_550,
      canceladoCentavos: 9_000,
      liquidoCentavos: 4_550,
      comissaoCentavos: 137,
      esperadoCentavos: 10_250,
      porModalidade: [
        { modalidade: 'dinheiro', vendas: 1, liquidoCentavos: 4_550 },
        { modalidade: 'pix', vendas: 1, cancelamentos: 1, liquidoCentavos: 0 },
      ],
    });
  });

  it('pays out of its drawer for a colleague’s sale without losing its own commission', () => {
    const paga: ValorMovido = {
      tipo: 'cancelamento',
      modalidade: 'dinheiro',
      valorCentavos: -4_000,
      vendidoPor: 'Lia',
    };
    expect(resumoDoCaixa([...movimentos, paga], 300)).toMatchObject({
      canceladoCentavos: 13_000,
      liquidoCentavos: 550,
      comissaoCentavos: 137,
      esperadoCentavos: 6_250,
    });
  });

  it('tells apart what was put right', () => {
    const ajuste: ValorMovido = { tipo: 'ajuste', modalidade: 'dinheiro', valorCentavos: -250 };
    expect(resumoDoCaixa([...movimentos, ajuste], 300)).toMatchObject({
      ajustesCentavos: -250,
      vendasCentavos: 13_550,
      esperadoCentavos: 10_000,
    });
  });

  it('owes no commission on what was given back', () => {
    expect([comissaoDe(-500, 300), comissaoDe(0, 300), comissaoDe(1_050, 500)]).toEqual([0, 0, 53]);
  });

  it('is in use until it is closed', () => {
    expect([emUso('aberto'), emUso('pausado'), emUso('fechado'), emUso('devolvido')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a count', () => {
  it('is the sum of its pieces, each denomination once', () => {
    const contadas = [
      { valorCentavos: 5_000, quantidade: 2 },
      { valorCentavos: 25, quantidade: 3 },
    ] as const;
    expect(totalContado(contadas)).toBe(10_075);
    expect(contagemValida(contadas)).toBe(true);
    expect(contagemValida([...contadas, contadas[0]])).toBe(false);
    expect(contagemValida([{ valorCentavos: cedulas[0], quantidade: 1.5 }])).toBe(false);
    const [uma, nenhuma] = [1, 0].map((quantidade) => ({ valorCentavos: cedulas[0], quantidade }));
    expect(semVazias([nenhuma, uma].filter((one) => one !== undefined))).toEqual([uma]);
  });

  it.each([
    [0, true],
    [-1, false],
    [9_999, true],
    [10_000, false],
  ])('may have %i pieces of one kind: %s', (quantidade, isValid) => {
    const others = [{ valorCentavos: 5_000, quantidade: 2 }] as const;
    expect(contagemValida([...others, { valorCentavos: 25, quantidade }])).toBe(isValid);
  });
});

it('the dispatcher’s right needs an address and a decision', () => {
  expect(refusedBy(direitoSchema, direitoVazio)).toEqual({
    email: 'Informe um e-mail válido',
    decisao: 'Escolha uma opção',
  });
  expect(refusedBy(direitoSchema, { email: ' bia@itape.test ', decisao: 'retirar' })).toEqual({});
});

describe('an operator’s form', () => {
  it.each([
    ['3,5', 350],
    ['3.25 %', 325],
    ['0', 0],
    ['100', 10_000],
    ['3,555', null],
    ['três', null],
    ['-1', null],
  ])('reads %s as %p hundredths of a per cent', (text, pontos) => {
    expect(parsePontos(text)).toBe(pontos);
  });

  it('says what is missing by field, and is the wire’s once it is whole', () => {
    expect(refusedBy(operadorSchema, operadorVazio)).toEqual({
      nome: 'Informe um nome válido',
      email: 'Informe um e-mail válido',
      limiteCaixaCentavos: 'Informe o limite de dinheiro na gaveta',
    });
    const dados = {
      ...operadorVazio,
      nome: ' Bia Souza',
      email: 'bia@itape.test ',
      limiteCaixaCentavos: 50_000,
      limiteDesconto: '5',
      comissao: '2,5',
    };
    expect(refusedBy(operadorSchema, dados)).toEqual({});
    expect(refusedBy(operadorSchema, { ...dados, comissao: '90', limiteDesconto: 'três' })).toEqual({
      limiteDesconto: 'Informe uma porcentagem, como 3,5',
      comissao: 'O máximo é 20%',
    });
    expect(toNovoOperador(dados)).toEqual({
      nome: 'Bia Souza',
      email: 'bia@itape.test',
      papel: 'operador',
      limiteCaixaCentavos: 50_000,
      limiteDescontoPontos: 500,
      comissaoPontos: 250,
    });
    expect(textoPontos(250)).toBe('2,5');
  });
});
