import { umaContagem, umCaixa } from '../../../../tests/support/caixaBuilders';
import type { Movimento } from '../../wire/agencia/caixas';
import { toCsv } from './csv';
import {
  fechamentoDe,
  linhasCsv,
  linhasDaGaveta,
  quando,
  textoDiferenca,
  textoDoContado,
  textoExplicacao,
} from './relatorio';

const plain = (text: string) => text.replace(/\s/g, ' ');
const movimento = (changes: Partial<Movimento>): Movimento => ({
  n: 3,
  tipo: 'venda',
  modalidade: 'dinheiro',
  valorCentavos: 4_500,
  recebidoCentavos: null,
  motivo: null,
  localizador: null,
  em: '2026-11-20T10:30:00-03:00',
  ...changes,
});
const [abertura, venda] = umCaixa().movimentos as [Movimento, Movimento];
const gaveta = (...movimentos: Movimento[]) =>
  linhasDaGaveta({ movimentos: [abertura, venda, ...movimentos], comissaoPontos: 0 }).map(
    ({ label, value }) => `${label}: ${plain(value)}`,
  );

describe('the difference of a count', () => {
  it.each([
    [0, 'Sem diferença'],
    [500, 'R$ 5,00 a mais'],
    [-500, 'R$ 5,00 a menos'],
    [-1, 'R$ 0,01 a menos'],
  ])('of %s centavos reads “%s”', (centavos, text) => expect(plain(textoDiferenca(centavos))).toBe(text));

  it.each([
    [14_570, 0, 'Contado: R$ 145,70, igual ao esperado.'],
    [20_000, 5_430, 'Contado: R$ 200,00, R$ 54,30 a mais que o esperado.'],
    [0, -14_570, 'Contado: R$ 0,00, R$ 145,70 a menos que o esperado.'],
  ])('of %s centavos counted reads as a sentence (%s)', (contadoCentavos, diferencaCentavos, text) =>
    expect(plain(textoDoContado({ contadoCentavos, diferencaCentavos }))).toBe(text),
  );

  it('is unknown before the count, so that nobody counts towards it', () => {
    expect(fechamentoDe(umCaixa())).toBeNull();
  });

  it('comes with what may explain it', () => {
    const caixa = umCaixa({ contagem: umaContagem(10_000) });
    expect(fechamentoDe(caixa)).toMatchObject({
      diferencaCentavos: -4_570,
      explicacoes: [{ regra: 'sem_entrada', movimentos: [2] }],
    });
    expect(fechamentoDe(umCaixa({ contagem: umaContagem(14_570) }))?.explicacoes).toEqual([]);
  });
});

describe('an explanation', () => {
  const deColega = movimento({
    n: 4,
    tipo: 'cancelamento',
    valorCentavos: -4_500,
    localizador: 'ABCD23',
    vendidoPor: 'Lia Souza',
  });
  const texto = (...movimentos: Movimento[]) =>
    plain(textoExplicacao({ regra: 'dois_movimentos', movimentos: [3, 4] }, movimentos));

  it('names each movement by number, kind, way of paying and value', () => {
    expect(texto(abertura, movimento({}), deColega)).toBe(
      'Estes dois lançamentos juntos dão a diferença (nº 3, Venda em dinheiro, R$ 45,00; ' +
        'nº 4, Cancelamento em dinheiro, -R$ 45,00, pedido ABCD23, venda de Lia Souza).',
    );
  });

  it('names the movements that are meant, and no other', () => {
    expect(texto(abertura, venda, movimento({}))).not.toMatch(/nº [12]\b/);
  });
});

describe('the drawer', () => {
  it('adds up line by line to what is expected in it', () => {
    const lines = gaveta(
      movimento({ n: 3, tipo: 'suprimento', valorCentavos: 2_000 }),
      movimento({ n: 4, tipo: 'sangria', valorCentavos: -5_000 }),
      movimento({ n: 5, tipo: 'cancelamento', valorCentavos: -4_570 }),
    );
    expect(lines).toEqual([
      'Fundo de abertura: R$ 100,00',
      'Vendas em dinheiro: R$ 45,70',
      'Suprimentos: R$ 20,00',
      'Cancelamentos em dinheiro: -R$ 45,70',
      'Sangrias: -R$ 50,00',
      'Esperado em dinheiro: R$ 70,00',
    ]);
  });

  it('leaves out what was paid another way', () => {
    const lines = gaveta(movimento({ modalidade: 'pix', valorCentavos: 9_000 }));
    expect(lines).toContain('Vendas em dinheiro: R$ 45,70');
    expect(lines.at(-1)).toBe('Esperado em dinheiro: R$ 145,70');
  });

  it('mentions corrections only where there are some', () => {
    expect(gaveta().join()).not.toContain('Ajustes');
    expect(gaveta(movimento({ tipo: 'ajuste', valorCentavos: -300 }))).toContain('Ajustes: -R$ 3,00');
  });

  it('begins at zero before the first movement', () => {
    const [, vendas, , cancelamentos] = linhasDaGaveta({ movimentos: [], comissaoPontos: 0 });
    expect([vendas?.value, cancelamentos?.value].map((value) => plain(value ?? ''))).toEqual(['R$ 0,00', 'R$ 0,00']);
  });
});

it('says times of the company’s seat, wherever the reader is', () => {
  expect(quando('2026-11-20T23:30:00-03:00')).toMatch(/^20\/11\/2026,? 23:30$/);
  expect(quando('2026-11-21T02:30:00Z')).toBe(quando('2026-11-20T23:30:00-03:00'));
});

describe('the file for a spreadsheet', () => {
  it('holds no figure of the count before it is made', () => {
    const cells = Object.fromEntries(linhasCsv(umCaixa()).map(([name, value]) => [name, value]));
    expect(cells).toMatchObject({
      Caixa: 7,
      Agência: 'Agência Centro',
      Situação: 'Aberto',
      Fechamento: null,
      'Esperado em dinheiro': null,
      Contado: null,
      Diferença: null,
    });
  });

  it('has the amounts in reais, and a row a movement', () => {
    const caixa = umCaixa({
      estado: 'fechado',
      fechadoEm: '2026-11-20T18:05:00-03:00',
      contagem: umaContagem(14_000),
      movimentos: [
        abertura,
        venda,
        movimento({ n: 3, tipo: 'sangria', valorCentavos: -5_000, motivo: '=SOMA(A1)' }),
        movimento({ n: 4, tipo: 'cancelamento', valorCentavos: -4_500, localizador: 'ABCD23', vendidoPor: 'Lia' }),
      ],
    });
    const lines = toCsv(linhasCsv(caixa)).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['Contado;140,00', 'Diferença;-5,70', 'Vendas;45,70']));
    expect(lines[12]).toBe('Diferença;-5,70');
    expect(lines[13]).toBe('');
    expect(lines.slice(15, 19).map((line) => line.replace(/;[^;]*,?\s\d\d:\d\d;/, ';…;'))).toEqual([
      '1;…;Abertura;Dinheiro;100,00;;;;',
      '2;…;Venda;Dinheiro;45,70;100,00;;K7M2QX;',
      "3;…;Sangria;Dinheiro;-50,00;;'=SOMA(A1);;",
      '4;…;Cancelamento;Dinheiro;-45,00;;;ABCD23;Lia',
    ]);
  });
});
