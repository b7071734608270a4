import fc from 'fast-check';
import { explainDiferenca } from './diferenca';
import { modalidades, sinalCerto, tiposMovimento } from './movimento';
import { parsePontos, textoPontos } from './operador';
import { linhasDaGaveta } from './relatorio';
import { comissaoDe, resumoDoCaixa } from './resumo';
import type { Movimento } from '../../wire/agencia/caixas';

const centavos = fc.integer({ min: -1_000_000, max: 1_000_000 });
/** A day at a till: any movements whose signs are right. */
const dia = fc
  .array(
    fc
      .record({
        tipo: fc.constantFrom(...tiposMovimento),
        modalidade: fc.constantFrom(...modalidades),
        valorCentavos: centavos,
        colega: fc.boolean(),
      })
      .filter(({ tipo, valorCentavos }) => sinalCerto(tipo, valorCentavos)),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ tipo, modalidade, valorCentavos, colega }, i): Movimento => ({
      n: i + 1,
      tipo,
      // Only sales and what is cancelled of them come by other ways than cash.
      modalidade: tipo === 'venda' || tipo === 'cancelamento' ? modalidade : 'dinheiro',
      valorCentavos,
      recebidoCentavos: null,
      motivo: null,
      localizador: null,
      em: '2026-11-20T10:00:00-03:00',
      ...(colega && tipo === 'cancelamento' && { vendidoPor: 'Beto' }),
    })),
  );
/** `-R$ 1.234,56` as centavos. */
const read = (text: string): number => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1);

describe('the sums of a till, whatever happened in it', () => {
  it('add up on paper: the lines of the drawer are what is expected in it', () => {
    fc.assert(
      fc.property(dia, (movimentos) => {
        const lines = linhasDaGaveta({ movimentos, comissaoPontos: 300 });
        const parts = lines.slice(0, -1).reduce((sum, { value }) => sum + read(value), 0);
        expect(read(lines.at(-1)?.value ?? '')).toBe(parts);
        expect(parts).toBe(resumoDoCaixa(movimentos, 300).esperadoCentavos);
      }),
    );
  });

  it('are the same by way of paying and in all, and depend on no order', () => {
    fc.assert(
      fc.property(dia, (movimentos) => {
        const resumo = resumoDoCaixa(movimentos, 300);
        const sum = (key: 'vendasCentavos' | 'canceladoCentavos' | 'liquidoCentavos') =>
          resumo.porModalidade.reduce((all, one) => all + one[key], 0);
        expect([sum('vendasCentavos'), sum('canceladoCentavos'), sum('liquidoCentavos')]).toEqual([
          resumo.vendasCentavos,
          resumo.canceladoCentavos,
          resumo.liquidoCentavos,
        ]);
        expect(resumoDoCaixa([...movimentos].reverse(), 300)).toEqual(resumo);
      }),
    );
  });

  it('never pay a commission below nothing, nor take one for a colleague’s cancelled sale', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 2_000 }), (movimentos, pontos) => {
        const own = movimentos.filter(({ vendidoPor }) => vendidoPor === undefined);
        const { comissaoCentavos } = resumoDoCaixa(movimentos, pontos);
        expect(comissaoCentavos).toBeGreaterThanOrEqual(0);
        expect(comissaoCentavos).toBe(resumoDoCaixa(own, pontos).comissaoCentavos);
      }),
    );
  });

  it('round a commission by half a centavo at most', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(2_000), (liquido, pontos) => {
        expect(Math.abs(comissaoDe(liquido, pontos) - (liquido * pontos) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the reasons of a difference', () => {
  it('name movements that are there, six at most, and none without a difference', () => {
    fc.assert(
      fc.property(dia, centavos, (movimentos, diferenca) => {
        const found = explainDiferenca(movimentos, diferenca);
        expect(found.length).toBeLessThanOrEqual(diferenca === 0 ? 0 : 6);
        const known = movimentos.map(({ n }) => n);
        for (const { movimentos: named } of found) {
          expect(named.every((n) => known.includes(n))).toBe(true);
          expect(new Set(named).size).toBe(named.length);
        }
      }),
    );
  });

  it('find the cash movement that never happened, wherever it stands', () => {
    const withCash = fc
      .tuple(dia, fc.nat())
      .filter(([all]) => all.some(({ modalidade, valorCentavos }) => modalidade === 'dinheiro' && valorCentavos !== 0));
    fc.assert(
      fc.property(withCash, ([movimentos, pick]) => {
        const cash = movimentos.filter(
          ({ modalidade, valorCentavos }) => modalidade === 'dinheiro' && valorCentavos !== 0,
        );
        const missing = cash[pick % cash.length];
        const found = explainDiferenca(movimentos, -(missing?.valorCentavos ?? 0));
        expect(found[0]?.regra).toMatch(/^sem_(entrada|saida)$/);
        if (found.length < 6) expect(found.flatMap((one) => one.movimentos)).toContain(missing?.n);
      }),
    );
  });
});

describe('a percentage', () => {
  it('is read as it is shown, to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (pontos) => {
        expect(parsePontos(textoPontos(pontos))).toBe(pontos);
        expect(parsePontos(` ${textoPontos(pontos)} % `)).toBe(pontos);
      }),
    );
  });
});
