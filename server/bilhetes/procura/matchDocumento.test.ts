import { matchDocumento } from './matchDocumento';
import type { Documentos } from './procuraRepository';

const seat = (n: number, change: Partial<Documentos> = {}): Documentos => ({
  pedido_id: 'p1',
  n,
  comprador_cpf: '52998224725',
  documento: `12345678${n}`,
  colo_documento: null,
  ...change,
});
const order = [seat(1), seat(2, { colo_documento: '11144477735' }), seat(3)];
const seatsOf = (documento: string, rows = order) => {
  const achado = matchDocumento(rows, documento);
  return achado && [achado.pedidoId, [...achado.lugares]];
};

describe('a document', () => {
  it.each([
    ['the buyer’s CPF opens every seat', '529.982.247-25', ['p1', [1, 2, 3]]],
    ['a passenger’s opens that seat alone', '12.345.678-2', ['p1', [2]]],
    ['a lap child’s opens the seat it travels on', '111.444.777-35', ['p1', [2]]],
    ['another one opens nothing', '987654321', null],
    ['the beginning of one opens nothing', '5299', null],
  ])('%s', (_, documento, opened) => expect(seatsOf(documento)).toEqual(opened));

  it('opens both ways of the same passenger', () => {
    expect(seatsOf('RG1234', [seat(1, { documento: 'RG1234' }), seat(2), seat(3, { documento: 'rg1234' })])).toEqual([
      'p1',
      [1, 3],
    ]);
  });

  it('of punctuation alone is none, also on an order whose data were deleted', () => {
    const forgotten = [seat(1, { comprador_cpf: '', documento: '' })];
    for (const documento of ['....', '- - -', '//..']) expect(seatsOf(documento, forgotten)).toBeNull();
  });

  it('opens nothing where there is no such order', () => expect(seatsOf('52998224725', [])).toBeNull());
});
