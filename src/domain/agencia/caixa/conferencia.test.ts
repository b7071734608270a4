import { impedimentoDeConferir, impedimentosConferencia, textoImpedimento } from './conferencia';

const maos = { operadorId: 'ana', contouId: 'rui', fechouId: 'eva' };

describe('who signs a till off', () => {
  it.each([
    ['its own operator', 'ana', 'proprio'],
    ['whoever counted it', 'rui', 'contou'],
    ['whoever closed it', 'eva', 'fechou'],
    ['somebody else', 'ivo', null],
  ])('%s: %s', (_, quem, impedimento) => {
    expect(impedimentoDeConferir(maos, quem)).toBe(impedimento);
  });

  it('is nobody’s problem before there is a count', () => {
    expect(impedimentoDeConferir({ operadorId: 'ana', contouId: null, fechouId: null }, 'rui')).toBeNull();
  });

  it('is said with what to do instead', () => {
    for (const impedimento of impedimentosConferencia) {
      expect(textoImpedimento[impedimento]).toMatch(/Peça a outro responsável\.$/);
    }
  });
});
