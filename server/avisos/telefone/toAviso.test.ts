import { textOf } from '../../../src/domain/avisos/modelos';
import { novoRio, tiete, umaParada } from '../../../tests/support/viagemBuilders';
import type { Novidade } from './novidadeRepository';
import { toAviso } from './toAviso';

type Estado = NonNullable<Novidade['status']>;

const estado = (fields: Partial<Estado> = {}): Estado => ({
  situacao: 'prevista',
  atrasoMinutos: 0,
  plataforma: null,
  ...fields,
});
const antes = (fields: Partial<Estado> = {}): Novidade['antes'] => ({
  ...estado(fields),
  motivo: null,
  observacao: null,
});

const novidade = (fields: Partial<Novidade> = {}): Novidade =>
  ({
    tipo: 'status',
    nome: 'Ana Souza Lima',
    poltrona: 5,
    viagem: { partida: umaParada(tiete, '2026-12-01', '22:30'), chegada: umaParada(novoRio, '2026-12-02', '04:40') },
    plataforma: '12',
    status: null,
    poltronaAntes: null,
    pior: false,
    antes: null,
    ...fields,
  }) as Novidade;

const said = (fields: Partial<Novidade>) => toAviso(novidade(fields))?.modelo ?? null;
const words = (fields: Partial<Novidade>) => {
  const aviso = toAviso(novidade(fields));
  return aviso ? textOf(aviso) : '';
};

describe('a message to a passenger’s phone', () => {
  it('of a ticket calls the person by their first name, and says when, where and in which seat', () => {
    expect(words({ tipo: 'emitido' })).toBe(
      `Olá, Ana. Sua passagem de São Paulo (SP) para Rio de Janeiro (RJ) está emitida: 01/12 às 22:30, poltrona 5, saindo de ${tiete.terminal}. Chegue 30 minutos antes, com documento com foto.`,
    );
  });

  it('that reminds of a trip names the platform of now, else that of the timetable, else none', () => {
    expect(words({ tipo: 'lembrete', status: estado({ plataforma: '40' }) })).toContain('plataforma 40');
    expect(words({ tipo: 'lembrete', status: estado() })).toContain('plataforma 12');
    expect(words({ tipo: 'lembrete', plataforma: null })).toContain('plataforma a confirmar no terminal');
  });

  it('of money says that it went back', () => expect(said({ tipo: 'devolucao' })).toBe('devolucao'));
});

describe('another coach', () => {
  it.each([
    [{ poltronaAntes: null }, 'onibus'],
    [{ poltronaAntes: 5 }, 'onibus'],
    [{ poltronaAntes: 7 }, 'poltronaMudou'],
    [{ poltronaAntes: 7, pior: true }, 'classeInferior'],
    [{ poltronaAntes: 5, pior: true }, 'classeInferior'],
    [{ poltronaAntes: null, pior: true }, 'classeInferior'],
  ] as const)('with %j is told as %s', (fields, modelo) => expect(said({ tipo: 'onibus', ...fields })).toBe(modelo));

  it('names the seat of now and that of before', () => {
    expect(words({ tipo: 'onibus', poltronaAntes: 7 })).toContain('agora é 5, no lugar da 7');
  });
});

describe('a change of a departure', () => {
  it.each<[string, Partial<Novidade>, string | null]>([
    ['a delay that nobody has to know', { status: estado({ atrasoMinutos: 15 }) }, null],
    ['a delay', { status: estado({ atrasoMinutos: 16 }) }, 'atraso'],
    ['the same delay again', { status: estado({ atrasoMinutos: 40 }), antes: antes({ atrasoMinutos: 40 }) }, null],
    ['a longer delay', { status: estado({ atrasoMinutos: 60 }), antes: antes({ atrasoMinutos: 40 }) }, 'atraso'],
    ['a shorter delay', { status: estado({ atrasoMinutos: 20 }), antes: antes({ atrasoMinutos: 40 }) }, 'atraso'],
    ['the end of a delay', { status: estado(), antes: antes({ atrasoMinutos: 40 }) }, 'mantida'],
    [
      'a delay that became small',
      { status: estado({ atrasoMinutos: 10 }), antes: antes({ atrasoMinutos: 40 }) },
      'mantida',
    ],
    ['a cancellation', { status: estado({ situacao: 'cancelada' }) }, 'cancelada'],
    [
      'a cancellation that was told',
      { status: estado({ situacao: 'cancelada' }), antes: antes({ situacao: 'cancelada' }) },
      null,
    ],
    ['a cancellation that was undone', { status: estado(), antes: antes({ situacao: 'cancelada' }) }, 'mantida'],
    ['another platform', { status: estado({ plataforma: '40' }) }, 'plataforma'],
    ['the platform of the timetable', { status: estado({ plataforma: '12' }) }, null],
    ['a platform that was taken back', { status: estado(), antes: antes({ plataforma: '40' }) }, 'plataforma'],
    ['nothing', { status: null }, null],
    ['a coach that is on its way', { status: estado({ situacao: 'em_viagem', atrasoMinutos: 60 }) }, null],
    ['a coach that has arrived', { status: estado({ situacao: 'encerrada', plataforma: '40' }) }, null],
  ])('%s is told so', (_, fields, modelo) => expect(said(fields)).toBe(modelo));

  it.each([
    [16, 'cerca de 16 minutos', '22:46'],
    [60, 'cerca de 1h', '23:30'],
    [95, 'cerca de 1h35', '00:05'],
    [125, 'cerca de 2h05', '00:35'],
  ])('of %i minutes says %s and when it leaves, by the clock of the stop', (atrasoMinutos, atraso, saida) => {
    const text = words({ status: estado({ atrasoMinutos }) });
    expect(text).toContain(`atrasa ${atraso}.`);
    expect(text).toContain(`às ${saida}, plataforma 12`);
  });
});
