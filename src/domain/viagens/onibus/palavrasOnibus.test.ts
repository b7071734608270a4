import { itensABordo, textoLugares, textoPorFila } from './palavrasOnibus';

const classe = (lugares: number, andares: number[]) => ({
  classe: 'leito' as const,
  lugares,
  andares,
  porFila: [2, 1],
});

describe('the words of a coach', () => {
  it.each([
    [classe(26, [1]), false, '26 poltronas'],
    [classe(1, [1]), true, '1 poltrona, piso inferior'],
    [classe(28, [2]), true, '28 poltronas, piso superior'],
    [classe(30, [1, 2]), true, '30 poltronas, nos dois pisos'],
  ])('tell how many seats, and where (%#)', (one, temDoisAndares, wanted) => {
    expect(textoLugares(one, temDoisAndares)).toBe(wanted);
  });

  it('tell how a row is parted', () => {
    expect(textoPorFila(classe(3, [1]))).toBe('2 + 1 por fila');
  });

  it('name what is on board', () => {
    const textos = (acessiveis: number) =>
      itensABordo({ classes: [], aBordo: ['wc', 'geladeira'], acessiveis }).map(({ texto }) => texto);
    expect(textos(0)).toEqual(['Banheiro', 'Água gelada']);
    expect(textos(1)).toEqual(['Banheiro', 'Água gelada', '1 poltrona acessível']);
    expect(textos(2).at(-1)).toBe('2 poltronas acessíveis');
  });
});
