import fc from 'fast-check';
import { object } from 'yup';
import { refusedBy } from '../../../tests/support/refusedBy';
import { addDias, formatDia } from './data';
import { nomeEstado, ufs } from './estados';
import { dataOpcionalRule, fimRule } from './periodoRules';
import { quando } from './quando';
import { toBase64 } from './base64';
import { codigoUf, ufIbge } from './uf';

describe('an optional period', () => {
  const schema = object({ de: dataOpcionalRule, ate: fimRule('de', 'O fim vem antes do começo') });
  const INVALIDA = 'Informe uma data válida';

  it.each([
    ['', '', {}],
    ['01/12/2026', '', {}],
    ['', '01/12/2026', {}],
    ['01/12/2026', '01/12/2026', {}],
    ['30/11/2026', '01/12/2026', {}],
    ['02/12/2026', '01/12/2026', { ate: 'O fim vem antes do começo' }],
    ['01/01/2027', '31/12/2026', { ate: 'O fim vem antes do começo' }],
    ['31/11/2026', '01/12/2026', { de: INVALIDA }],
    ['01/12/2026', '31/11/2026', { ate: INVALIDA }],
    ['1/12/2026', '2/12/2026', { de: INVALIDA, ate: INVALIDA }],
  ])('from “%s” to “%s” has the faults %j', (de, ate, faults) =>
    expect(refusedBy(schema, { de, ate })).toEqual(faults),
  );

  it('is refused when, and only when, its days stand the wrong way round', () => {
    const dia = fc.integer({ min: 0, max: 60_000 }).map((count) => addDias('1900-01-01', count));
    fc.assert(
      fc.property(dia, dia, (de, ate) => {
        const faults = refusedBy(schema, { de: formatDia(de), ate: formatDia(ate) });
        expect('ate' in faults).toBe(ate < de);
      }),
    );
  });
});

describe('the states', () => {
  it('have each a name and a number in fiscal documents, and none that is not theirs', () => {
    const siglas = ufs.toSorted();
    expect(Object.values(ufIbge).toSorted()).toEqual(siglas);
    expect(siglas).toHaveLength(27);
    for (const uf of siglas) expect(ufIbge[String(codigoUf(uf))]).toBe(uf);
  });

  it.each(['', 'sp', 'XX', 'toString', '35'])('do not include “%s”', (uf) => expect(codigoUf(uf)).toBeUndefined());

  it.each([
    ['SP', 'São Paulo'],
    ['DF', 'Distrito Federal'],
    ['XX', 'XX'],
  ])('are called by their names: %s is %s', (uf, nome) => expect(nomeEstado(uf)).toBe(nome));
});

it.each([
  ['2026-11-21T12:00:00-03:00', '21/11/2026, 12:00'],
  ['2026-11-21T02:30:00Z', '20/11/2026, 23:30'],
  ['2027-01-01T02:59:59Z', '31/12/2026, 23:59'],
])('the instant %s is %s at the company', (instante, words) => expect(quando(instante)).toBe(words));

it('bytes of any length become the same base64 as elsewhere', () => {
  for (const length of [0, 1, 2, 3, 0x7fff, 0x8000, 0x8001, 100_000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});
