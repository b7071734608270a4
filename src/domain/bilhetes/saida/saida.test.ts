import { umaParada, umAcompanhamento, tiete } from '../../../../tests/support/viagemBuilders';
import type { Acompanhamento, Parada } from '../../wire/viagens/viagens';
import { motivoDaSaida, saidaDaViagem, temNoticias, tituloDaSaida } from './saida';

/** 22:00 of 1 December at the Tietê terminal. */
const noite = umaParada(tiete, '2026-12-01', '22:00');
const at = (text: string): Date => new Date(text);
const MEIO_DIA = at('2026-12-01T12:00:00-03:00');
const rioBranco = { ...tiete, id: '70', nome: 'Rio Branco', uf: 'AC', fuso: 'America/Rio_Branco' };
const acre = (hora: string, dia = '2026-12-01'): Parada => ({
  localidade: rioBranco,
  instante: `${dia}T${hora}:00-05:00`,
  dia,
  hora,
});

/** News of the trip, read just now, with this expected departure. */
const news = (dia: string, hora: string, lidoEm: Date, change: Partial<Acompanhamento> = {}): Acompanhamento => {
  const [first, ...others] = umAcompanhamento().paradas;
  const paradas = first ? [{ ...first, previsao: { dia, hora } }, ...others] : [];
  return umAcompanhamento({ situacao: 'atrasada', paradas, lidoEm: lidoEm.toISOString(), ...change });
};
const titulo = (partida: Parada, trajetoMinutos: number | null, agora = MEIO_DIA, noticia?: Acompanhamento) => {
  const saida = saidaDaViagem({ partida, trajetoMinutos, noticia }, agora);
  return saida && tituloDaSaida(saida, true);
};
const motivo = (partida: Parada, trajetoMinutos: number | null, agora = MEIO_DIA, noticia?: Acompanhamento) => {
  const saida = saidaDaViagem({ partida, trajetoMinutos, noticia }, agora);
  return saida && motivoDaSaida(saida, trajetoMinutos);
};

describe('when to set out', () => {
  it.each<[string, Parada, number, Date, string]>([
    ['the way before boarding', noite, 60, MEIO_DIA, 'Saia de casa às 20:30'],
    ['a short way', noite, 15, MEIO_DIA, 'Saia de casa às 21:15'],
    [
      'the day, when it is another one',
      noite,
      60,
      at('2026-11-29T12:00:00-03:00'),
      'Saia de casa às 20:30 de terça-feira, 01/12/2026',
    ],
    [
      'the evening before a departure after midnight',
      umaParada(tiete, '2026-12-02', '00:40'),
      60,
      MEIO_DIA,
      'Saia de casa às 23:10',
    ],
    [
      'that evening as seen days ahead',
      umaParada(tiete, '2026-12-02', '00:40'),
      60,
      at('2026-11-29T12:00:00-03:00'),
      'Saia de casa às 23:10 de terça-feira, 01/12/2026',
    ],
    [
      'midnight itself',
      umaParada(tiete, '2026-12-02', '01:30'),
      60,
      MEIO_DIA,
      'Saia de casa às 00:00 de quarta-feira, 02/12/2026',
    ],
    ['the clock of the terminal', acre('22:00'), 60, MEIO_DIA, 'Saia de casa às 20:30'],
    [
      'the day of the terminal, which is behind',
      acre('23:30'),
      30,
      at('2026-12-02T00:10:00-03:00'),
      'Saia de casa às 22:30',
    ],
    ['at once, when it has passed', noite, 60, at('2026-12-01T20:30:00-03:00'), 'Saia de casa agora'],
    ['the last minute before', noite, 60, at('2026-12-01T20:29:59-03:00'), 'Saia de casa às 20:30'],
  ])('is %s', (_, partida, minutos, agora, expected) => {
    expect(titulo(partida, minutos, agora)).toBe(expected);
  });

  it('waits for the way to be chosen, and says when boarding begins until then', () => {
    expect(titulo(noite, null)).toBe('Quando sair de casa');
    expect(motivo(noite, null)).toBe('O embarque começa às 21:30, 30 minutos antes da partida, às 22:00.');
  });

  it('says why', () => {
    expect(motivo(noite, 90)).toBe(
      'O caminho leva 1h 30min. O embarque começa às 21:30, 30 minutos antes da partida, às 22:00.',
    );
    expect(motivo(noite, 60, at('2026-12-01T21:00:00-03:00'))).toMatch(/^Era para sair às 20:30\. O caminho leva 1h\./);
  });

  it('of a way back speaks of the terminal, since nobody is at home there', () => {
    const saida = saidaDaViagem({ partida: noite, trajetoMinutos: 30 }, MEIO_DIA);
    expect(saida && tituloDaSaida(saida, false)).toBe('Saia para o terminal às 21:00');
  });
});

describe('a delay that was announced', () => {
  it('puts it off, and is the reason', () => {
    const noticia = news('2026-12-01', '22:40', MEIO_DIA);
    expect(titulo(noite, 60, MEIO_DIA, noticia)).toBe('Saia de casa às 21:10');
    expect(motivo(noite, 60, MEIO_DIA, noticia)).toBe(
      'O caminho leva 1h. A partida atrasou das 22:00 para as 22:40. O embarque começa às 22:10, 30 minutos antes da partida.',
    );
  });

  it('is counted over midnight, at a terminal in another zone', () => {
    const noticia = news('2026-12-02', '00:30', MEIO_DIA);
    expect(titulo(acre('23:50'), 15, MEIO_DIA, noticia)).toBe('Saia de casa às 23:45');
  });

  it('that was read long ago may have been taken back: the plan holds', () => {
    const noticia = news('2026-12-01', '22:40', at('2026-12-01T11:50:00-03:00'));
    expect(titulo(noite, 60, MEIO_DIA, noticia)).toBe('Saia de casa às 20:30');
  });

  it('keeps it on the ticket until the coach leaves', () => {
    const agora = at('2026-12-01T22:30:00-03:00');
    expect(titulo(noite, 60, agora)).toBeNull();
    expect(titulo(noite, 60, agora, news('2026-12-01', '22:40', agora))).toBe('Saia de casa agora');
  });
});

describe('a trip that nobody sets out for', () => {
  const left = (): Acompanhamento => {
    const [first, ...others] = umAcompanhamento().paradas;
    return umAcompanhamento({ paradas: first ? [{ ...first, situacao: 'passou' }, ...others] : [] });
  };
  it.each<[string, Acompanhamento]>([
    ['was cancelled', umAcompanhamento({ situacao: 'cancelada' })],
    ['has arrived', umAcompanhamento({ situacao: 'chegou' })],
    ['has left', left()],
  ])('%s', (_, noticia) => {
    expect(titulo(noite, 60, MEIO_DIA, noticia)).toBeNull();
  });

  it('has left by the plan, to the minute', () => {
    expect(titulo(noite, 60, at('2026-12-01T21:59:59-03:00'))).toBe('Saia de casa agora');
    expect(titulo(noite, 60, at('2026-12-01T22:00:00-03:00'))).toBeNull();
  });
});

it.each([
  ['2026-11-30T21:59:00-03:00', false],
  ['2026-11-30T22:00:00-03:00', true],
])('news are looked for from the moment operations may tell any: at %s', (now, expected) => {
  expect(temNoticias(noite, at(now))).toBe(expected);
});
