import { textoDaConferencia } from './conferencia';

const em = '2026-12-01T10:00:00.000Z';
const minutos = (n: number) => n * 60_000;

describe('the age of the operator’s word about seats', () => {
  it.each([
    [{ aoVivo: true, conferidoEm: em, idadeMs: 59_999 }, 'Lugares conferidos agora com a operadora.'],
    [{ aoVivo: true, conferidoEm: em, idadeMs: minutos(3) }, 'Lugares conferidos há 3 min com a operadora.'],
    [
      { aoVivo: false, conferidoEm: em, idadeMs: minutos(59) },
      'Lugares conferidos há 59 min com a operadora, que não respondeu agora: algum pode já ter sido vendido.',
    ],
    [
      { aoVivo: false, conferidoEm: em, idadeMs: minutos(125) },
      'Lugares conferidos há 2 h com a operadora, que não respondeu agora: algum pode já ter sido vendido.',
    ],
    [
      { aoVivo: false, conferidoEm: null, idadeMs: null },
      'A operadora não respondeu: algum lugar pode já ter sido vendido.',
    ],
  ])('%j is “%s”', (conferencia, text) => {
    expect(textoDaConferencia(conferencia)).toBe(text);
  });
});
