import { addDias } from '../../src/domain/base/data';
import { classeDeCodigo } from '../../src/domain/viagens/classe';
import { composeTarifa } from '../../src/domain/viagens/tarifas/composeTarifa';
import { coversTrecho } from '../../src/domain/viagens/tarifas/regrasValidas';
import type { PeriodoTarifa, RegraTarifa } from '../../src/domain/viagens/tarifas/regraTarifa';
import { linhas, paresDe } from './linhas';
import { regrasTarifa } from './regrasTarifa';
import { buildTarifas } from './tarifas';

const regras = regrasTarifa.map((row): RegraTarifa => ({
  id: row.id,
  nome: row.nome,
  etapa: row.etapa,
  medida: row.medida,
  valor: row.valor,
  vigenteDe: row.vigente_de,
  vigenteAte: row.vigente_ate ?? null,
  linha: null,
  origem: null,
  destino: null,
  classe: row.classe === null || row.classe === undefined ? null : classeDeCodigo(row.classe),
  dias: row.dias ?? 127,
  periodos: JSON.parse(row.periodos ?? '[]') as PeriodoTarifa[],
  antecedenciaMin: row.antecedencia_min ?? null,
  antecedenciaMax: row.antecedencia_max ?? null,
  ocupacaoMin: row.ocupacao_min ?? null,
  ocupacaoMax: row.ocupacao_max ?? null,
  cota: row.cota ?? null,
}));

describe('the seeded rules of fares', () => {
  it('make most days of the next two months differ from their neighbours', () => {
    const hoje = '2026-11-24';
    const fares = Array.from({ length: 60 }, (_, antecedencia) => {
      const venda = { dia: addDias(hoje, antecedencia), antecedencia, ocupacao: 0 };
      return composeTarifa(regras, { base: 12_880, km: 434, venda, isEsgotada: () => false }).centavos;
    });
    expect(new Set(fares).size).toBeGreaterThanOrEqual(10);
    expect(fares.filter((fare, i) => fare !== fares[i - 1]).length).toBeGreaterThanOrEqual(30);
    expect(Math.max(...fares) / Math.min(...fares)).toBeGreaterThan(1.5);
  });

  it('leave every base fare below its legal ceiling, on every section', () => {
    const km = new Map(
      linhas.flatMap(paresDe).map((par) => [`${par.linha_id} ${par.seq_o} ${par.seq_d}`, par.km] as const),
    );
    const tetos = regras.filter(({ etapa }) => etapa === 'teto');
    const cut = buildTarifas().filter((row) => {
      const trecho = { linha: '', origem: '', destino: '', classe: classeDeCodigo(row.classe), km: 0 };
      const facts = {
        base: row.centavos,
        km: km.get(`${row.linha_id} ${row.seq_o} ${row.seq_d}`) ?? 0,
        venda: { dia: '2026-12-01', antecedencia: 0, ocupacao: 0 },
        isEsgotada: () => true,
      };
      return (
        composeTarifa(
          tetos.filter((regra) => coversTrecho(regra, trecho)),
          facts,
        ).regras.length > 0
      );
    });
    expect(cut).toEqual([]);
  });
});
