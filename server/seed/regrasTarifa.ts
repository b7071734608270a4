import type { Insertable } from 'kysely';
import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import { TODOS_OS_DIAS } from '../../src/domain/viagens/tarifas/regraTarifa';
import type { Tables } from '../platform/database/tables';
import { feriados, ferias } from './feriados';

type Row = Insertable<Tables['tarifa_regra']>;

const [DOMINGO, TERCA, QUARTA, SEXTA] = [1, 4, 8, 32];

/** Rules are never changed: one with other values takes another id. */
const toId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const regra = (n: number, fields: Pick<Row, 'nome' | 'etapa' | 'valor'> & Partial<Row>): Row => ({
  id: toId(n),
  medida: 'percentual',
  vigente_de: '2026-01-01',
  vigente_ate: null,
  linha: null,
  origem_id: null,
  destino_id: null,
  classe: null,
  dias: TODOS_OS_DIAS,
  periodos: '[]',
  antecedencia_min: null,
  antecedencia_max: null,
  ocupacao_min: null,
  ocupacao_max: null,
  cota: null,
  observacao: 'Demonstração',
  substitui: null,
  criado_por: 'semente',
  encerrada_por: null,
  ...fields,
});

/** Invented: millionths of a real a kilometre and passenger, above the seeded fares. */
const tetos: Record<Classe, number> = {
  convencional: 1_100_000,
  executivo: 1_300_000,
  'semi-leito': 1_550_000,
  leito: 2_100_000,
  'leito-cama': 2_650_000,
};

/** Rules of fares of the test environment: every kind of rule, so that days, seats and early buyers differ in price. */
export const regrasTarifa: Row[] = [
  regra(1, { nome: 'Alta temporada', etapa: 'temporada', valor: 1_200, periodos: JSON.stringify(ferias) }),
  regra(2, { nome: 'Feriado', etapa: 'temporada', valor: 2_000, periodos: JSON.stringify(feriados) }),
  regra(3, { nome: 'Sexta-feira e domingo', etapa: 'semana', valor: 1_000, dias: SEXTA + DOMINGO }),
  regra(4, { nome: 'Terça e quarta-feira', etapa: 'semana', valor: -800, dias: TERCA + QUARTA }),
  regra(5, { nome: 'Compra 30 dias antes', etapa: 'antecedencia', valor: -1_200, antecedencia_min: 30 }),
  regra(6, {
    nome: 'Compra 14 dias antes',
    etapa: 'antecedencia',
    valor: -700,
    antecedencia_min: 14,
    antecedencia_max: 29,
  }),
  regra(7, {
    nome: 'Compra uma semana antes',
    etapa: 'antecedencia',
    valor: -300,
    antecedencia_min: 7,
    antecedencia_max: 13,
  }),
  regra(8, { nome: 'Últimas poltronas', etapa: 'ocupacao', valor: 800, ocupacao_min: 85 }),
  regra(9, {
    nome: 'Tarifa promocional',
    etapa: 'promocao',
    valor: -2_000,
    dias: TERCA + QUARTA,
    antecedencia_min: 10,
    cota: 4,
  }),
  regra(10, { nome: 'Tarifa mínima', etapa: 'piso', valor: 5_500 }),
  ...Object.entries(tetos).map(([classe, valor], i) =>
    regra(11 + i, {
      nome: 'Teto da ANTT',
      etapa: 'teto',
      medida: 'porKm',
      valor,
      classe: codigoDeClasse[classe as Classe],
      observacao: 'Demonstração: o coeficiente por quilômetro não é o publicado',
    }),
  ),
];
