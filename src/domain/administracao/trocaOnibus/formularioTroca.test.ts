import { refusedBy } from '../../../../tests/support/refusedBy';
import { umaPoltrona } from '../../../../tests/support/viagemBuilders';
import type { Classe } from '../../viagens/classe';
import { palavrasRecusa } from '../../viagens/trocaOnibus/textosMudanca';
import type { PreviaOnibus } from '../../wire/administracao/partidas';
import { listDestinos, listMoveis, toDadosTroca, toMudancas, type OcupanteNaPrevia } from './formularioTroca';
import { trocaSchema } from './formularioTrocaSchema';

const ocupante = (poltrona: number, over: Partial<OcupanteNaPrevia> = {}): OcupanteNaPrevia => ({
  id: `p${poltrona}`,
  grupo: `p${poltrona}`,
  poltrona,
  classe: 'executivo',
  original: null,
  acessivel: false,
  mulheres: false,
  seqO: 0,
  seqD: 1,
  vetadas: [],
  localizador: 'ABC234',
  ...over,
});
const lugar = (numero: number, classe: Classe = 'executivo', acessivel = false) => {
  const { andar, fila, coluna, preferencialMulheres } = umaPoltrona(numero);
  return { numero, andar, fila, coluna, classe, acessivel, preferencialMulheres };
};

/** The person in 1 stays; the one in 2 is to get 3; the one in 9 has no proposal. */
const previa = (
  lugares = [lugar(1), lugar(3), lugar(4, 'convencional'), lugar(5, 'executivo', true)],
): PreviaOnibus => ({
  onibus: { id: 7, nome: 'Reserva', lugares: lugares.length },
  antes: [lugar(1), lugar(2), lugar(9)],
  lugares,
  ocupantes: [ocupante(1), ocupante(2), ocupante(9)],
  mudancas: [{ id: 'p2', para: 3 }],
  semLugar: ['p9'],
});
const refused = (destinos: string[], motivo = '', of = previa()) => refusedBy(trocaSchema, { destinos, motivo }, of);

describe('the form of a change of coaches', () => {
  it('begins with the proposal, and leaves open whom the coach has no seat for', () => {
    expect(listMoveis(previa()).map(({ poltrona }) => poltrona)).toEqual([2, 9]);
    expect(toDadosTroca(previa())).toEqual({ destinos: ['3', ''], motivo: '' });
  });

  it('offers every seat but those of people who stay, each with its kind', () => {
    expect(listDestinos(previa())).toEqual([
      { value: '3', label: '3, Executivo' },
      { value: '4', label: '4, Convencional' },
      { value: '5', label: '5, Executivo, acessível' },
    ]);
  });

  it('reads the chosen seats, whoever has none left out', () => {
    expect(toMudancas(previa(), ['3', ''])).toEqual([{ id: 'p2', para: 3 }]);
    expect(toMudancas(previa(), ['3', '5'])).toEqual([
      { id: 'p2', para: 3 },
      { id: 'p9', para: 5 },
    ]);
  });

  it('takes seats as good as the paid ones without a reason', () => {
    expect(refused(['3', '5'])).toEqual({});
  });

  it.each([
    ['a person without a seat', ['3', ''], { 'destinos[1]': palavrasRecusa.sem_destino }],
    ['one seat for two people', ['3', '3'], { 'destinos[1]': palavrasRecusa.ocupada }],
    ['a seat of somebody who stays', ['1', '5'], { 'destinos[0]': palavrasRecusa.ocupada }],
    ['a seat that the coach lacks', ['44', '5'], { 'destinos[0]': palavrasRecusa.inexistente }],
  ])('refuses %s at its field', (_, destinos, faults) => {
    expect(refused(destinos)).toMatchObject(faults);
  });

  it('asks for a reason where a class is worse, and takes one of five letters', () => {
    expect(refused(['4', '5'])).toEqual({ motivo: 'Diga o motivo: há quem fique pior' });
    expect(refused(['4', '5'], '  oi  ')).toHaveProperty('motivo');
    expect(refused(['4', '5'], 'Quebrou')).toEqual({});
  });

  it('asks for a reason where a step-free seat is lost in the same class', () => {
    const before = previa();
    const sentada = {
      ...before,
      ocupantes: before.ocupantes.map((one) => ({ ...one, acessivel: one.poltrona === 2 })),
    };
    expect(refused(['3', '5'], '', sentada)).toHaveProperty('motivo');
    expect(refused(['5', '3'], '', sentada)).toEqual({});
  });
});
