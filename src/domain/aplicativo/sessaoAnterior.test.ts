import fc from 'fast-check';
import { sessaoAnteriorOf, startOf } from './sessaoAnterior';

const RESULTADO = '/resultado-busca-viagens';
const places = 'localidadeOrigem=1&localidadeDestino=2';
const IDA_VOLTA = `${RESULTADO}?idaVolta=true&${places}&dataPartida=2026-12-01&dataVolta=2026-12-05`;
const SO_IDA = `${RESULTADO}?idaVolta=false&${places}&dataPartida=2026-12-01`;

describe('the previous session', () => {
  it.each(['2026-11-21', '2026-12-01'])('resumes its round-trip search, on %s [§2.inicioNativo.1] [NR1]', (today) =>
    expect(startOf(IDA_VOLTA, today)).toBe(IDA_VOLTA),
  );

  it.each([
    ['nothing was saved', null],
    ['the search was one way', SO_IDA],
    ['the link is another page', '/minhas-viagens?idaVolta=true'],
    ['the link is corrupted', `${RESULTADO}?idaVolta=true&${places}`],
    ['the link is another site', `https://evil.test${IDA_VOLTA}`],
    ['the link is longer than 2 kB', `${IDA_VOLTA}&x=${'x'.repeat(2000)}`],
  ])('starts on home when %s [§2.inicioNativo.1] [NR1]', (_, saved) => {
    expect(startOf(saved, '2026-11-21')).toBe('/home');
    expect(sessaoAnteriorOf(saved ?? '')).toBeNull();
  });

  it('starts on home when the day of the search is past [NR1]', () => {
    expect(startOf(IDA_VOLTA, '2026-12-02')).toBe('/home');
  });

  it('never carries the chatbot’s pass over', () => {
    expect(startOf(`${IDA_VOLTA}&origem=chatbot`, '2026-11-21')).toBe(IDA_VOLTA);
  });

  it('starts on one of two pages of ours, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((tail) => IDA_VOLTA + tail),
        ),
        (saved) => {
          const [path] = startOf(saved, '2026-11-21').split('?');
          expect(['/home', RESULTADO]).toContain(path);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
