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

  it.each(['x(11) 98765-4321', '(11) 98765-43210', '(11)98765-4321', '(10) 88765-4321', ' (11) 98765-4321'])(
    'is the whole mask, and %j is not',
    (text) => expect(isCelular(text)).toBe(false),
  );

  it.each(['x+5511987654321', '+55119876543210', '5511987654321', '+5501987654321', '+5511887654321'])(
    'of the wire is not %j',
    (text) => expect(isCelularE164(text)).toBe(false),
  );

  it('keeps what is no number of ours as it is, and a prefix behind a blank as a prefix', () => {
    expect(formatCelular('x+5511987654321')).toBe('x+5511987654321');
    expect(formatCelular('+55119876543210')).toBe('+55119876543210');
    expect(toCelularE164(' +55 (11) 98765-4321')).toBe('+5511987654321');
  });
});
