import fc from 'fast-check';
import { formatRecentes, parseRecentes, withRecente, type BuscaRecente } from './buscasRecentes';

const busca = (localidadeOrigem: string, localidadeDestino: string): BuscaRecente => ({
  localidadeOrigem,
  localidadeDestino,
});

it('keeps the last four, the newest first, each once', () => {
  const searches = [
    busca('1', '4'),
    busca('1', '36'),
    busca('1', '4'),
    busca('4', '1'),
    busca('2', '1'),
    busca('3', '1'),
  ];
  expect(searches.reduce(withRecente, [] as BuscaRecente[])).toEqual([
    busca('3', '1'),
    busca('2', '1'),
    busca('4', '1'),
    busca('1', '4'),
  ]);
});

it('writes ids alone, whatever else a search holds', () => {
  const whole = { ...busca('1', '4'), dataPartida: '2026-12-01', idaVolta: true };
  expect(formatRecentes(withRecente([], whole))).toBe('[["1","4"]]');
  expect(parseRecentes('[["1","4"]]')).toEqual([busca('1', '4')]);
});

it.each([[null], [''], ['{}'], ['null'], ['[1,["1"],["1","x"],["1",4]]'], ['[["1","4"'], ['"<script>"']])(
  'reads nothing from %s',
  (text) => expect(parseRecentes(text)).toEqual([]),
);

it('never throws, whatever the storage says', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseRecentes(text).length <= 4));
});
