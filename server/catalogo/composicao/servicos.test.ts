import fc from 'fast-check';
import { addDias, type Dia } from '../../../src/domain/base/data';
import { createAchados } from '../achados';
import type { Feed } from '../leitura/readFeed';
import type { Servico } from './desejado';
import { composeServicos } from './servicos';

type Semana = Feed['calendario'][number];
type Data = Feed['datas'][number];

/** A row of the calendar; `bits` are its weekdays, 1 for Sunday. */
function semana(bits: number, start_date: Dia, end_date: Dia, service_id = 's', linha = 2): Semana {
  const runs = (weekday: number): boolean => ((bits >> weekday) & 1) === 1;
  const [sunday, monday, tuesday, wednesday] = [runs(0), runs(1), runs(2), runs(3)];
  const [thursday, friday, saturday] = [runs(4), runs(5), runs(6)];
  const week = { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
  return { linha, service_id, start_date, end_date, ...week };
}

const data = (date: Dia, exception_type: number, service_id = 's', linha = 2): Data => ({
  linha,
  service_id,
  date,
  exception_type,
});

function compose(calendario: Semana[], datas: Data[] = []) {
  const falhas = createAchados();
  const servicos = composeServicos({ calendario, datas }, falhas);
  return { servicos, falhas: falhas.primeiros() };
}

const weekdayOf = (dia: Dia): number => new Date(`${dia}T12:00:00Z`).getUTCDay();

/** The days on which a service runs, as departures are made of it. */
function expand({ dias, vigente_de, vigente_ate, excecoes }: Servico): Dia[] {
  const days: Dia[] = [];
  const acoes = new Map(excecoes.map(({ data: dia, acao }) => [dia, acao]));
  for (let dia = '2026-01-01'; dia <= '2027-12-31'; dia = addDias(dia, 1)) {
    const usual = dia >= vigente_de && dia <= vigente_ate && ((dias >> weekdayOf(dia)) & 1) === 1;
    if (acoes.has(dia) ? acoes.get(dia) === 'roda' : usual) days.push(dia);
  }
  return days;
}

const aDay = fc.integer({ min: 0, max: 400 }).map((after) => addDias('2026-01-01', after));
const exceptions = fc.uniqueArray(fc.record({ dia: aDay, tipo: fc.constantFrom(1, 2) }), {
  selector: ({ dia }) => dia,
  maxLength: 40,
});

describe('the days of a service, whatever its feed says', () => {
  it('are its weekdays between its days, with the exceptions before them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 127 }), aDay, fc.nat(120), exceptions, (bits, de, length, all) => {
        const ate = addDias(de, length);
        const { servicos, falhas } = compose(
          [semana(bits, de, ate)],
          all.map(({ dia, tipo }) => data(dia, tipo)),
        );
        const said = new Map(all.map(({ dia, tipo }) => [dia, tipo]));
        const expected: Dia[] = [];
        for (let dia = '2026-01-01'; dia <= '2027-12-31'; dia = addDias(dia, 1)) {
          const usual = dia >= de && dia <= ate && ((bits >> weekdayOf(dia)) & 1) === 1;
          if (said.has(dia) ? said.get(dia) === 1 : usual) expected.push(dia);
        }
        const servico = servicos.get('s');
        expect(falhas).toEqual([]);
        expect(servico ? expand(servico) : []).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('name no exception that says nothing new, and each in the order of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 127 }), aDay, fc.nat(120), exceptions, (bits, de, length, all) => {
        const ate = addDias(de, length);
        const { servicos } = compose(
          [semana(bits, de, ate)],
          all.map(({ dia, tipo }) => data(dia, tipo)),
        );
        const excecoes = servicos.get('s')?.excecoes ?? [];
        const dias = excecoes.map(({ data: dia }) => dia);
        expect(dias).toEqual([...new Set(dias)].sort());
        for (const { data: dia, acao } of excecoes) {
          const usual = dia >= de && dia <= ate && ((bits >> weekdayOf(dia)) & 1) === 1;
          expect(acao).toBe(usual ? 'para' : 'roda');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a service', () => {
  it('that never runs is left out, whether its week is empty or its dates only take days away', () => {
    expect([...compose([semana(0, '2026-03-01', '2026-04-01')]).servicos]).toEqual([]);
    expect([...compose([], [data('2026-03-02', 2)]).servicos]).toEqual([]);
  });

  it('of single dates is a week where most of its days repeat', () => {
    const mondays = ['2026-03-02', '2026-03-09', '2026-03-23'];
    const { servicos } = compose(
      [],
      mondays.map((dia) => data(dia, 1)),
    );
    expect(servicos.get('s')).toEqual({
      dias: 2,
      vigente_de: '2026-03-02',
      vigente_ate: '2026-03-23',
      excecoes: [{ data: '2026-03-16', acao: 'para' }],
    });
  });

  it.each<[string, Semana[], Data[], [string, number | null, string][]]>([
    [
      'ends before it begins',
      [semana(127, '2026-03-02', '2026-03-01')],
      [],
      [['calendar.txt', 2, 'end_date: 2026-03-01 vem antes de 2026-03-02']],
    ],
    [
      'stands twice',
      [semana(2, '2026-03-01', '2026-04-01'), semana(4, '2026-03-01', '2026-04-01', 's', 3)],
      [],
      [['calendar.txt', 3, 'service_id: s se repete']],
    ],
    [
      'has two words on one day',
      [semana(2, '2026-03-01', '2026-04-01')],
      [data('2026-03-02', 2), data('2026-03-02', 1, 's', 3)],
      [['calendar_dates.txt', 3, 'o dia 2026-03-02 de s se repete']],
    ],
    [
      'has a date that is a typing error',
      [],
      [data('2026-03-02', 1), data('2062-03-02', 1, 's', 3)],
      [['calendar_dates.txt', null, 'as datas de s vão de 2026-03-02 a 2062-03-02, mais de dez anos']],
    ],
  ])('is refused where it %s', (_, calendario, datas, expected) => {
    const { falhas } = compose(calendario, datas);
    expect(falhas.map(({ arquivo, linha, motivo }) => [arquivo, linha, motivo])).toEqual(expected);
  });

  it('may begin and end on one day', () => {
    const { servicos, falhas } = compose([semana(2, '2026-03-02', '2026-03-02')]);
    expect([falhas, servicos.get('s')?.vigente_ate]).toEqual([[], '2026-03-02']);
  });
});
