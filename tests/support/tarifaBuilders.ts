import type { BaseTarifa } from '../../src/domain/viagens/tarifas/composeTarifa';
import { TODOS_OS_DIAS, type RegraTarifa } from '../../src/domain/viagens/tarifas/regraTarifa';

/** A rule that takes 10 % off every fare. */
export const umaRegraTarifa = (fields: Partial<RegraTarifa> = {}): RegraTarifa => ({
  id: '01900000-0000-7000-8000-000000000001',
  nome: 'Baixa temporada',
  etapa: 'temporada',
  medida: 'percentual',
  valor: -1_000,
  vigenteDe: '2026-01-01',
  vigenteAte: null,
  linha: null,
  origem: null,
  destino: null,
  classe: null,
  dias: TODOS_OS_DIAS,
  periodos: [],
  antecedenciaMin: null,
  antecedenciaMax: null,
  ocupacaoMin: null,
  ocupacaoMax: null,
  cota: null,
  ...fields,
});

/** A fare of R$ 100,00 over 400 km, on a Tuesday ten days ahead, in a coach that is half full. */
export const umaBaseTarifa = (fields: Partial<BaseTarifa['venda']> = {}): BaseTarifa => ({
  base: 10_000,
  km: 400,
  venda: { dia: '2026-12-01', antecedencia: 10, ocupacao: 50, ...fields },
  isEsgotada: () => false,
});
