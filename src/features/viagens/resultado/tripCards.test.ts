import { AGORA } from '../../../../tests/support/builders';
import { novoRio, tiete, umaParada, umaViagem, umPreco } from '../../../../tests/support/viagemBuilders';
import { semFiltros } from '../../../domain/viagens/filtrosLink';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { toTripCard } from './tripCards';

const card = (viagem: Partial<Viagem> = {}, classes: string[] = [], agora = AGORA.getTime()) =>
  toTripCard(umaViagem(viagem), { ...semFiltros, classes }, agora);
const convencional = { classe: 'convencional' as const, preco: umPreco(9_000), poltronasLivres: 3 };
const leito = { classe: 'leito' as const, preco: umPreco(20_000), poltronasLivres: 4 };
const duas = { classes: [convencional, leito], menorPrecoCentavos: 9_000, poltronasLivres: 7 };

describe('the card of a departure', () => {
  it('has its hours, places and duration, written and spoken', () => {
    expect(card()).toMatchObject({
      id: '100',
      partida: { hora: '08:00', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
      chegada: { hora: '14:10', cidade: 'Rio de Janeiro, RJ', terminal: 'Terminal Rodoviário Novo Rio' },
      duracao: '6h 10min',
      duracaoFalada: '6 horas e 10 minutos',
      classes: ['Executivo'],
      total: 'R$ 112,50',
      aPartirDe: false,
    });
  });

  it.each([
    ['2026-12-01', null],
    ['2026-12-02', '+1 dia'],
    ['2026-12-03', '+2 dias'],
  ])('that arrives on %s is marked %s', (dia, diaChegada) => {
    expect(card({ chegada: umaParada(novoRio, dia, '05:00') }).diaChegada).toBe(diaChegada);
  });

  it.each([
    ['00:00', 'madrugada de terça-feira'],
    ['04:59', 'madrugada de terça-feira'],
    ['05:00', null],
    ['23:59', null],
  ])('that leaves at %s is called %s, so that nobody comes a day late', (hora, madrugada) => {
    expect(card({ partida: umaParada(tiete, '2026-12-01', hora) }).madrugada).toBe(madrugada);
  });

  it.each<[string[], string, boolean]>([
    [[], 'R$ 90,00', true],
    [['leito'], 'R$ 200,00', false],
    [['convencional'], 'R$ 90,00', false],
    [['convencional', 'leito'], 'R$ 90,00', true],
  ])('of two classes, of which %j are wanted, costs %s (from: %s)', (classes, total, aPartirDe) => {
    expect(card(duas, classes)).toMatchObject({ total, aPartirDe });
  });

  it('does not show the price of a class that is sold out', () => {
    const semLeito = { ...duas, classes: [convencional, { ...leito, poltronasLivres: 0 }] };
    expect(card(semLeito, ['leito', 'convencional']).total).toBe('R$ 90,00');
  });

  it.each([
    ['2026-12-01T05:00:00-03:00', '100% de volta em até 7 dias da compra'],
    ['2026-12-01T05:00:01-03:00', null],
    ['2026-12-01T09:00:00-03:00', null],
  ])('promises money back until three hours before: at %s %s', (agora, regra) => {
    expect(card({}, [], Date.parse(agora)).regra).toBe(regra);
  });
});
