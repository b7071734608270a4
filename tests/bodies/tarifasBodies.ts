import type { PrecoExplicado, RegraTarifaCadastrada } from '../../src/domain/wire/administracao/tarifas';
import { novoRio, tiete, umaParada, umPreco } from '../support/viagemBuilders';

/** A rule of fares as the back office lists it. */
export const umaRegraCadastrada = (fields: Partial<RegraTarifaCadastrada> = {}): RegraTarifaCadastrada => ({
  id: '01900000-0000-7000-8000-000000000001',
  nome: 'Sexta-feira e domingo',
  etapa: 'semana',
  medida: 'percentual',
  valor: 1_000,
  vigenteDe: '2026-11-01',
  vigenteAte: null,
  linha: null,
  origem: null,
  destino: null,
  classe: null,
  dias: 33,
  periodos: [],
  antecedenciaMin: null,
  antecedenciaMax: null,
  ocupacaoMin: null,
  ocupacaoMax: null,
  cota: null,
  observacao: '',
  situacao: 'em_vigor',
  substitui: null,
  criadaPor: 'Otávio Operação',
  criadaEm: '2026-10-28T14:00:00-03:00',
  encerradaPor: null,
  encerradaEm: null,
  ...fields,
});

/** Rules of every kind. */
export const regrasTarifa: RegraTarifaCadastrada[] = [
  umaRegraCadastrada(),
  umaRegraCadastrada({
    id: '01900000-0000-7000-8000-000000000002',
    nome: 'Tarifa promocional',
    etapa: 'promocao',
    medida: 'tarifa',
    valor: 4_990,
    dias: 127,
    origem: tiete,
    destino: novoRio,
    classe: 'leito',
    antecedenciaMin: 10,
    cota: 4,
    situacao: 'futura',
    vigenteDe: '2026-12-01',
    vigenteAte: '2026-12-18',
  }),
  umaRegraCadastrada({
    id: '01900000-0000-7000-8000-000000000003',
    nome: 'Teto da ANTT',
    etapa: 'teto',
    medida: 'porKm',
    valor: 207_512,
    dias: 127,
    linha: '08-0123-00',
    observacao: 'Coeficiente da resolução em vigor',
  }),
];

/** A departure of the preview, with a rule that applies and one that does not. */
export const precosExplicados: PrecoExplicado[] = [
  {
    viagemId: '100',
    linha: '08-0123-00',
    partida: umaParada(tiete, '2026-12-04', '08:00'),
    antecedencia: 10,
    classes: [
      {
        classe: 'executivo',
        preco: { ...umPreco(12_250), regras: [{ id: 'a', nome: 'Sexta-feira e domingo', centavos: 1_000 }] },
        baseCentavos: 10_000,
        ocupacao: 42,
        regras: [
          { id: 'a', nome: 'Sexta-feira e domingo', etapa: 'semana', centavos: 1_000, motivo: null },
          { id: 'b', nome: 'Últimas poltronas', etapa: 'ocupacao', centavos: null, motivo: 'ocupacao' },
        ],
      },
    ],
  },
];
