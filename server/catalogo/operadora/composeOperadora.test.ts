import { addDias } from '../../../src/domain/base/data';
import { municipios } from '../testdata/composeFiles';
import { composeOperadora, type Lido } from './composeOperadora';
import { umaLista, umaPartida, umaViagemLida, umLido } from './testdata/lido';

const compose = (change: Partial<Lido> = {}) => composeOperadora(umLido(change), municipios);

describe('the catalogue of the operator', () => {
  it('has one line of every stop, though the operator lists pairs of them', () => {
    const { desejado, avisos } = compose();
    expect(avisos).toEqual([]);
    expect(desejado.linhas).toHaveLength(1);
    expect(desejado.linhas[0]).toMatchObject({ codigo: '08-0001', nome: 'SAO PAULO X RIO', operadora: 'Itapê' });
    expect(desejado.linhas[0]?.paradas).toEqual([
      { localidade: 'praxio:sp', km: 0, minutos: 0, parada_min: 0 },
      { localidade: 'praxio:rs', km: 270, minutos: 240, parada_min: 10 },
      { localidade: 'praxio:rj', km: 430, minutos: 390, parada_min: 0 },
    ]);
    expect(desejado.linhas[0]?.pares).toEqual([
      { seq_o: 0, seq_d: 2 },
      { seq_o: 0, seq_d: 1 },
      { seq_o: 1, seq_d: 2 },
    ]);
  });

  it('runs each departure on its own day alone, at the minute of its first stop', () => {
    const { desejado, viagens } = compose();
    expect(desejado.horarios).toMatchObject([
      {
        externo: 'praxio:900',
        hora_min: 480,
        fuso: 'America/Sao_Paulo',
        servico: {
          dias: 0,
          vigente_de: '2026-12-01',
          vigente_ate: '2026-12-01',
          excecoes: [{ data: '2026-12-01', acao: 'roda' }],
        },
      },
    ]);
    expect(viagens).toEqual([{ externo: 'praxio:900', idViagem: '900', tipoVeiculo: '71' }]);
  });

  it('names places by their municipality, with a terminal even where the operator has no name for it', () => {
    expect(compose().desejado.localidades.map(({ externo, nome, terminal }) => [externo, nome, terminal])).toEqual([
      ['praxio:sp', 'São Paulo', 'Terminal Tietê'],
      ['praxio:rs', 'Resende', 'Rodoviária de Resende'],
      ['praxio:rj', 'Rio de Janeiro', 'Novo Rio'],
    ]);
  });

  it('sells nothing to a place of no known municipality, says so once, and sells the rest', () => {
    const [sp, , rj] = umLido().localidades;
    const unknown = { id: 'rs', terminal: 'Rod. Resende', ibge: 9_999_999 };
    const { desejado, avisos } = compose({ localidades: [sp, unknown, rj].flatMap((one) => one ?? []) });
    expect(avisos).toEqual(['localidade sem município conhecido: rs Rod. Resende']);
    expect(desejado.localidades.map(({ externo }) => externo)).toEqual(['praxio:sp', 'praxio:rj']);
    expect(desejado.linhas[0]?.pares).toEqual([{ seq_o: 0, seq_d: 1 }]);
  });

  it.each([
    ['CONVENCIONAL', 1],
    ['Executivo', 2],
    ['SEMI-LEITO', 3],
    ['Semileito', 3],
    ['LEITO', 4],
    ['LEITO  CAMA', 5],
    ['Cama', 5],
  ])('reads the class %s', (classe, codigo) => {
    const { desejado } = compose({ listas: umaViagemLida({ classe }) });
    expect(new Set(desejado.layouts[0]?.poltronas.map((poltrona) => poltrona.classe))).toEqual(new Set([codigo]));
    expect(new Set(desejado.linhas[0]?.tarifas.map((tarifa) => tarifa.classe))).toEqual(new Set([codigo]));
  });

  it.each(['DOUBLE DECK', 'LEITO TOTAL', ''])('sells no departure of the class %p, and says so', (classe) => {
    const { desejado, avisos } = compose({ listas: umaViagemLida({ classe }) });
    expect([desejado.linhas, desejado.horarios]).toEqual([[], []]);
    expect(avisos).toEqual([`classe desconhecida: ${classe}`]);
  });

  it('sells no departure whose seats were never read', () => {
    expect(compose({ veiculos: new Map() }).desejado).toMatchObject({ linhas: [], horarios: [], layouts: [] });
  });

  it('ends with the last day that was read whole', () => {
    expect(compose({ ultimoDia: '2026-12-01' }).viagens).toHaveLength(1);
    expect(compose({ ultimoDia: '2026-11-30' }).viagens).toEqual([]);
  });

  it('knows the operator’s seat behind each number, and which seats lie at a window', () => {
    const { desejado, poltronas } = compose();
    expect(poltronas.map(({ poltrona, idPoltrona }) => [poltrona, idPoltrona])).toEqual([
      [1, 101],
      [2, 102],
      [4, 104],
      [5, 105],
    ]);
    expect(desejado.layouts[0]?.poltronas.map(({ coluna, recursos }) => [coluna, recursos])).toEqual([
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  it('takes a vehicle whose seats stand otherwise, or have other ids at the operator, for another coach', () => {
    const layoutOf = (change: object) => {
      const poltronas = [...(umLido().veiculos.get('71') ?? [])].map((one, i) =>
        i === 0 ? { ...one, ...change } : one,
      );
      return compose({ veiculos: new Map([['71', poltronas]]) }).desejado.layouts[0]?.externo;
    };
    expect(layoutOf({ livre: false })).toBe(layoutOf({}));
    expect(new Set([layoutOf({}), layoutOf({ fila: 3 }), layoutOf({ id: 7 })]).size).toBe(3);
  });
});

describe('the lines of the operator’s departures', () => {
  const onDays = (...fares: number[]) =>
    fares.map((tarifaCentavos, n) => {
      const dia = addDias('2026-12-01', n);
      const times = { idViagem: `9${n}`, diaPartida: dia, diaChegada: dia };
      return umaLista('sp', 'rj', umaPartida({ ...times, tarifaCentavos }));
    });

  it('are one for departures of the same time on many days, with a fare from each day on which it changes', () => {
    const { linhas, horarios } = compose({ listas: onDays(10_000, 10_000, 12_000, 10_000) }).desejado;
    expect([linhas.length, horarios.length]).toEqual([1, 4]);
    expect(linhas[0]?.tarifas.map(({ vigente_de, centavos }) => [vigente_de, centavos])).toEqual([
      ['2000-01-01', 10_000],
      ['2026-12-03', 12_000],
      ['2026-12-04', 10_000],
    ]);
  });

  it('change their fare with any of its parts', () => {
    const [first, second] = onDays(10_000, 10_000);
    const dearer = second && { ...second, partidas: second.partidas.map((one) => ({ ...one, pedagioCentavos: 900 })) };
    const { linhas } = compose({ listas: [first, dearer].flatMap((one) => one ?? []) }).desejado;
    expect(linhas[0]?.tarifas.map(({ pedagio }) => pedagio)).toEqual([600, 900]);
  });

  it('are two where two coaches leave in the same minute, so that each is sold', () => {
    const twins = umaLista('sp', 'rj', umaPartida({ idViagem: '901' }), umaPartida({ idViagem: '902' }));
    const { linhas, horarios } = compose({ listas: [twins] }).desejado;
    expect(linhas).toHaveLength(2);
    expect(new Set(horarios.map(({ linha }) => linha)).size).toBe(2);
  });

  it('are others for another class, another time of the day and another way', () => {
    const base = umaPartida({ idViagem: '901' });
    const others = [
      { idViagem: '902', classe: 'LEITO' },
      { idViagem: '903', horaPartida: '09:00', horaChegada: '15:30' },
      { idViagem: '904', horaChegada: '15:00' },
    ].map((change) => umaPartida(change));
    expect(compose({ listas: [umaLista('sp', 'rj', base, ...others)] }).desejado.linhas).toHaveLength(4);
  });

  it('leave out a pair whose coach arrives before it leaves', () => {
    const wrong = umaLista('rj', 'sp', umaPartida({ horaPartida: '14:30', horaChegada: '08:00' }));
    const { linhas } = compose({ listas: [...umaViagemLida(), wrong] }).desejado;
    expect(linhas[0]?.pares.every(({ seq_o, seq_d }) => seq_o < seq_d)).toBe(true);
    expect(linhas[0]?.pares).toHaveLength(3);
  });

  it('begin on the day of their first stop, also where a list tells them on the day after', () => {
    const night = { diaPartida: '2026-12-01', horaPartida: '23:30', diaChegada: '2026-12-02', horaChegada: '06:00' };
    const inResende = { ...night, diaPartida: '2026-12-02', horaPartida: '03:40' };
    const listas = [umaLista('rs', 'rj', umaPartida(inResende)), umaLista('sp', 'rj', umaPartida(night))];
    const { linhas, horarios } = compose({ listas, ultimoDia: '2026-12-01' }).desejado;
    expect(horarios).toMatchObject([{ hora_min: 1_410, servico: { vigente_de: '2026-12-01' } }]);
    expect(linhas[0]?.paradas.map(({ minutos }) => minutos)).toEqual([0, 250, 390]);
  });
});
