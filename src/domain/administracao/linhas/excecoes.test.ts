import type { EfeitoExcecao, ExcecaoManual } from '../../wire/administracao/linhas';
import { refusedBy } from '../../../../tests/support/refusedBy';
import { novaExcecaoDe, parseHora, toNovaExcecao, type DadosExcecao } from './formularioExcecao';
import { excecaoSchema } from './formularioExcecaoSchema';
import {
  descreveExcecao,
  diaComSemana,
  textoDias,
  textoMantida,
  textosEfeito,
  textoTempo,
  textoVigencia,
} from './palavrasLinha';

const dados = (fields: Partial<DadosExcecao> = {}): DadosExcecao => ({
  ...novaExcecaoDe('7'),
  data: '24/12/2026',
  motivo: 'Véspera de Natal',
  ...fields,
});

describe('a time as it is typed', () => {
  it.each([
    ['8:05', '08:05'],
    ['08:05', '08:05'],
    ['0805', '08:05'],
    ['805', '08:05'],
    ['8h05', '08:05'],
    [' 23H59 ', '23:59'],
    ['0:00', '00:00'],
    ['24:00', null],
    ['8', null],
    ['8:5', null],
    ['8:60', null],
    ['8:05:00', null],
    ['', null],
  ])('%j is %j', (text, hora) => expect(parseHora(text)).toBe(hora));
});

describe('the form of an exception', () => {
  it.each<[Partial<DadosExcecao>, object]>([
    [{}, {}],
    [{ horarioId: '' }, { horarioId: 'Escolha o horário' }],
    [{ data: '31/11/2026' }, { data: 'Informe a data, como 24/12/2026' }],
    [{ motivo: ' ab ' }, { motivo: 'Diga por quê, em 3 letras ou mais' }],
    // A day without a departure has no other hour.
    [{ tipo: 'para', hora: 'x' }, {}],
    [{ tipo: 'roda' }, {}],
    [{ tipo: 'roda', hora: '8:60' }, { hora: 'Informe a hora, como 08:30' }],
    [{ tipo: 'extra' }, { hora: 'Informe a hora do carro extra' }],
    [{ tipo: 'extra', hora: '22:10' }, {}],
    [{ tipo: 'muda' }, { hora: 'Informe outra hora ou outro ônibus' }],
    [{ tipo: 'muda', layoutId: '3' }, {}],
    [{ tipo: 'muda', hora: '7h30' }, {}],
  ])('with %j is answered by %j', (fields, falhas) => expect(refusedBy(excecaoSchema, dados(fields))).toEqual(falhas));

  it('of a day without a departure is sent without an hour and a coach', () => {
    expect(toNovaExcecao(dados({ hora: '8:00', layoutId: '3' }), 'v1')).toEqual({
      versao: 'v1',
      horarioId: 7,
      tipo: 'para',
      data: '2026-12-24',
      motivo: 'Véspera de Natal',
    });
  });

  it('of another departure is sent with what is other about it', () => {
    expect(toNovaExcecao(dados({ tipo: 'muda', hora: '7h30', motivo: ' Natal ' }), 'v1')).toMatchObject({
      hora: '07:30',
      motivo: 'Natal',
    });
    expect(toNovaExcecao(dados({ tipo: 'extra', hora: '2210', layoutId: '3' }), 'v1')).toMatchObject({
      hora: '22:10',
      layoutId: 3,
    });
    expect(toNovaExcecao(dados({ tipo: 'roda' }), 'v1')).not.toHaveProperty('hora');
  });
});

describe('a timetable in words', () => {
  it.each([
    [127, 'todos os dias'],
    [62, 'segunda a sexta'],
    [65, 'sábado e domingo'],
    [0, 'só em datas avulsas'],
    [9, 'domingo, quarta'],
  ])('the weekdays %i are %s', (dias, words) => expect(textoDias(dias)).toBe(words));

  it('says from when, and until when where there is an end', () => {
    expect(textoVigencia({ vigenteDe: '2026-01-01', vigenteAte: null })).toBe('desde 01/01/2026');
    expect(textoVigencia({ vigenteDe: '2026-01-01', vigenteAte: '2026-12-31' })).toBe('01/01/2026 a 31/12/2026');
  });

  it.each([
    [0, '0h00'],
    [65, '1h05'],
    [1_500, '25h00'],
  ])('%i minutes are %s', (minutos, words) => expect(textoTempo(minutos)).toBe(words));

  it('names a day with its weekday', () => {
    expect([diaComSemana('2026-12-24'), diaComSemana('2026-12-27')]).toEqual([
      '24/12/2026, quinta',
      '27/12/2026, domingo',
    ]);
  });
});

describe('an exception in words', () => {
  const excecao = (fields: Partial<ExcecaoManual>) =>
    descreveExcecao({ tipo: 'para', horario: '08:00', hora: null, onibus: null, ...fields } as ExcecaoManual);

  it.each<[Partial<ExcecaoManual>, string]>([
    [{}, 'Não roda o das 08:00.'],
    [{ horario: null }, 'Não roda um horário que saiu do quadro.'],
    [{ tipo: 'roda' }, 'Roda o das 08:00.'],
    [{ tipo: 'roda', hora: '09:00', onibus: 'Leito 32' }, 'Roda o das 08:00 às 09:00 com Leito 32.'],
    [{ tipo: 'muda', hora: '09:00' }, 'Muda o das 08:00: sai às 09:00.'],
    [{ tipo: 'muda', onibus: 'Leito 32' }, 'Muda o das 08:00: sai com Leito 32.'],
    [{ tipo: 'extra', hora: '22:10', onibus: 'Leito 32' }, 'Carro extra às 22:10 com Leito 32, como o das 08:00.'],
  ])('%j: %s', (fields, words) => expect(excecao(fields)).toBe(words));

  const partidas = { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0 };
  const efeito = (change: object, futura = false) =>
    textosEfeito({ futura, partidas: { ...partidas, ...change } } as EfeitoExcecao);

  it('says its effect on the departure of its day', () => {
    expect(efeito({})).toEqual(['Nenhuma partida muda.']);
    expect(efeito({ novas: 1 })).toEqual(['Entra 1 partida à venda.']);
    expect(efeito({ mudadas: 1, retiradas: 1 })).toEqual([
      'Muda 1 partida, em que ninguém tem lugar.',
      'Sai 1 partida, em que ninguém tem lugar.',
    ]);
    // A departure that was sold is named by itself.
    expect(efeito({ mantidas: 1 })).toEqual([]);
    expect(efeito({ novas: 1 }, true)).toEqual([
      'As partidas deste dia ainda não foram criadas. Elas já seguirão esta mudança.',
    ]);
  });

  it('counts the seats of a departure that stays', () => {
    const mantida = { dia: '2026-12-24', hora: '08:00', poltronas: 1 } as never;
    expect(textoMantida(mantida)).toBe('24/12/2026, 08:00: 1 poltrona tomada');
    expect(textoMantida({ ...(mantida as object), poltronas: 3 } as never)).toBe(
      '24/12/2026, 08:00: 3 poltronas tomadas',
    );
  });
});
