import fc from 'fast-check';
import { tiposDocumento } from '../../base/pessoa/documento';
import { addDias, idadeEm } from '../../base/data';
import { COLO_ADULTO, COLO_IDADE, isDocumentoDeAdulto, recusaDoColo } from './crianca';

/** The day of travel. */
const DIA = '2026-12-01';

describe('a child on a lap', () => {
  it.each([
    ['2020-12-02', null],
    ['2020-12-01', COLO_IDADE],
    ['2026-12-01', null],
    ['2026-12-02', COLO_IDADE],
    ['2024-02-29', null],
  ])('that was born on %s may be: %s', (crianca, refusal) => {
    expect(recusaDoColo('1990-05-10', crianca, DIA)).toBe(refusal);
  });

  it.each([
    ['2008-12-01', null],
    ['2008-12-02', COLO_ADULTO],
  ])('of somebody who was born on %s may be: %s', (adulto, refusal) => {
    expect(recusaDoColo(adulto, '2024-01-01', DIA)).toBe(refusal);
  });

  it('is refused for its own age before that of the adult', () => {
    expect(recusaDoColo('2015-01-01', '2015-01-01', DIA)).toBe(COLO_IDADE);
  });

  it('is always younger than six and never on the lap of a minor, by the age on the day of travel', () => {
    const dia = fc.integer({ min: 0, max: 45_000 }).map((count) => addDias('1905-01-01', count));
    fc.assert(
      fc.property(dia, dia, (adulto, crianca) => {
        if (recusaDoColo(adulto, crianca, DIA) !== null) return;
        expect(idadeEm(crianca, DIA)).toBeLessThan(6);
        expect(idadeEm(adulto, DIA)).toBeGreaterThanOrEqual(18);
      }),
    );
  });
});

describe('a document that no child has', () => {
  it.each([
    ['cnh', '2014-12-02', true],
    ['cnh', '2014-12-01', false],
    ['tituloEleitor', '2020-01-01', true],
    ['rg', '2020-01-01', false],
    ['passaporte', '2020-01-01', false],
    ['cpf', '2020-01-01', false],
  ] as const)('is %s of somebody who was born on %s: %s', (tipo, nascimento, isAdult) => {
    expect(isDocumentoDeAdulto(tiposDocumento[tipo], nascimento, DIA)).toBe(isAdult);
  });
});
