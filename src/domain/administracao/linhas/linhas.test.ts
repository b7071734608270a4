import { falhasDaExcecao, novaExcecaoDe, parseHora, toNovaExcecao } from './formularioExcecao';
import { descreveExcecao, textoDias, textosEfeito } from './palavrasLinha';

const dados = { ...novaExcecaoDe('10'), data: '24/12/2026', motivo: ' Natal ' };

describe('the form of an exception', () => {
  it.each([
    ['8:05', '08:05'],
    ['0805', '08:05'],
    ['23h59', '23:59'],
    ['24:00', null],
    ['8', null],
  ])('reads %s as %s', (text, hora) => expect(parseHora(text)).toBe(hora));

  it('asks for what each kind needs', () => {
    expect(falhasDaExcecao(dados)).toEqual({});
    expect(Object.keys(falhasDaExcecao({ ...novaExcecaoDe(''), data: '31/02/2026' }))).toEqual([
      'horarioId',
      'data',
      'motivo',
    ]);
    expect(falhasDaExcecao({ ...dados, tipo: 'extra' }).hora).toBeDefined();
    expect(falhasDaExcecao({ ...dados, tipo: 'muda' }).hora).toBeDefined();
    expect(falhasDaExcecao({ ...dados, tipo: 'muda', layoutId: '2' })).toEqual({});
    expect(falhasDaExcecao({ ...dados, tipo: 'roda', hora: '99' }).hora).toBeDefined();
  });

  it('sends neither time nor coach of a run that is taken out', () => {
    const typed = { ...dados, hora: '09:00', layoutId: '2' };
    expect(toNovaExcecao(typed, 'v')).toEqual({
      versao: 'v',
      horarioId: 10,
      tipo: 'para',
      data: '2026-12-24',
      motivo: 'Natal',
    });
    expect(toNovaExcecao({ ...typed, tipo: 'muda' }, 'v')).toMatchObject({ hora: '09:00', layoutId: 2 });
  });
});

describe('the words of a timetable', () => {
  it.each([
    [127, 'todos os dias'],
    [62, 'segunda a sexta'],
    [65, 'sábado e domingo'],
    [0b1000010, 'segunda, sábado'],
    [0, 'só em datas avulsas'],
  ])('say %d as %s', (dias, texto) => expect(textoDias(dias)).toBe(texto));

  it('tell each kind of exception apart', () => {
    const excecao = { horario: '08:00', hora: '09:15', onibus: null, motivo: '', autor: '', em: '' };
    expect(descreveExcecao({ ...excecao, tipo: 'extra' })).toBe('Carro extra às 09:15, como o das 08:00.');
    expect(descreveExcecao({ ...excecao, tipo: 'roda', hora: null })).toBe('Roda o das 08:00.');
    expect(descreveExcecao({ ...excecao, tipo: 'muda', hora: null, onibus: 'Leito 26' })).toBe(
      'Muda o das 08:00: sai com Leito 26.',
    );
  });

  it('say what becomes of the departure', () => {
    const partidas = { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0, primeiras: [] };
    expect(textosEfeito({ futura: true, partidas })).toHaveLength(1);
    expect(textosEfeito({ futura: false, partidas })).toEqual(['Nenhuma partida muda.']);
    expect(textosEfeito({ futura: false, partidas: { ...partidas, mantidas: 1 } })).toEqual([]);
  });
});
