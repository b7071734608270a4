import fc from 'fast-check';
import { formatCelular, isCelular, isCelularE164, toCelularE164 } from './celular';

describe('celular', () => {
  it.each(['(11) 98765-4321', '(55) 90000-0000'])('accepts %s', (celular) => expect(isCelular(celular)).toBe(true));
  it.each(['(11) 8765-4321', '(01) 98765-4321', '11987654321', '(11) 98765-432', ''])('refuses %j', (celular) =>
    expect(isCelular(celular)).toBe(false),
  );

  it('keeps area code 55, which is no country code', () => {
    expect(toCelularE164('(55) 90000-0000')).toBe('+5555900000000');
  });

  it('does not prefix twice', () => expect(toCelularE164('+55 (11) 98765-4321')).toBe('+5511987654321'));

  it('goes to the wire and back for every area code [§5.celular.4]', () => {
    const masked = fc
      .tuple(
        fc.integer({ min: 11, max: 99 }).filter((ddd) => ddd % 10 !== 0),
        fc.stringMatching(/^\d{8}$/),
      )
      .map(([ddd, rest]) => `(${ddd}) 9${rest.slice(0, 4)}-${rest.slice(4)}`);
    fc.assert(
      fc.property(masked, (celular) => {
        const sent = toCelularE164(celular);
        expect(isCelularE164(sent)).toBe(true);
        expect(formatCelular(sent)).toBe(celular);
      }),
    );
  });
});
