import { composeFiles } from '../testdata/composeFiles';
import { carro, changed, feed, type Arquivos } from '../testdata/feeds';
import { publishedFeed } from '../testdata/publishedFeeds';
import type { LinhaDesejada } from './desejado';

const compose = async (arquivos: Arquivos) => {
  const composed = await composeFiles(arquivos);
  expect(composed.falhas).toEqual([]);
  return composed;
};
const timesOf = ({ paradas }: LinhaDesejada) => paradas.map(({ minutos, parada_min }) => [minutos, parada_min]);
const pricesOf = (linha: LinhaDesejada | undefined) =>
  Object.fromEntries(
    linha?.tarifas.map(({ seq_o, seq_d, classe, centavos }) => [`${seq_o}-${seq_d} ${classe}`, centavos]) ?? [],
  );

describe('the catalogue of a feed', () => {
  it('has a line for each route, direction and pattern of stops and times', async () => {
    const { desejado } = await compose(feed);
    expect(desejado.linhas.map(timesOf)).toEqual([
      [
        [0, 0],
        [240, 10],
        [390, 0],
      ],
      [
        [0, 0],
        [390, 0],
      ],
    ]);
    expect(desejado.horarios.map(({ externo, hora_min }) => [externo, hora_min])).toEqual([
      ['ida-8', 480],
      ['ida-23', 1410],
      ['volta-9', 540],
    ]);
    expect(new Set(desejado.horarios.map(({ linha }) => linha)).size).toBe(2);
  });

  it('keeps the start of a run that begins after midnight of its service day', async () => {
    const late = ['25:30:00', '29:30:00', '29:40:00', '32:00:00'];
    const early = ['23:30:00', '27:30:00', '27:40:00', '30:00:00'];
    const stopTimes = early.reduce(
      (text, hora, i) => text.replaceAll(hora, late[i] ?? ''),
      feed['stop_times.txt'] ?? '',
    );
    const { desejado } = await compose({ ...feed, 'stop_times.txt': stopTimes });
    expect(desejado.horarios[1]).toMatchObject({
      externo: 'ida-23',
      hora_min: 25 * 60 + 30,
      fuso: 'America/Sao_Paulo',
    });
    expect(desejado.horarios[1]?.linha).toBe(desejado.horarios[0]?.linha);
  });

  it('names a place by its station, in the municipality nearby', async () => {
    const { desejado } = await compose(feed);
    expect(
      desejado.localidades.map(({ externo, nome, uf, terminal, ibge }) => [externo, nome, uf, terminal, ibge]),
    ).toEqual([
      ['tiete', 'São Paulo', 'SP', 'Terminal Tietê', 3550308],
      ['resende', 'Resende', 'RJ', 'Rodoviária de Resende', 3304201],
      ['rio', 'Rio de Janeiro', 'RJ', 'Rodoviária Novo Rio', 3304557],
    ]);
  });

  it('takes the municipality of our file before the nearest, and warns of one that is unknown', async () => {
    const far = changed(feed, 'stops.txt', '-22.47,-44.45', '-30,-57');
    const { desejado, avisos } = await compose(far);
    expect(desejado.localidades[1]).toMatchObject({ nome: 'Rodoviária de Resende', uf: 'EX', ibge: 0 });
    expect(avisos).toContainEqual(expect.objectContaining({ arquivo: 'stops.txt', linha: 4 }));
    const own = {
      ...far,
      'itape_localidades.txt': 'stop_id,ibge,nome,uf,aliases\nresende,4322400,Uruguaiana,RS,Fronteira|URU',
    };
    expect((await compose(own)).desejado.localidades[1]).toMatchObject({
      nome: 'Uruguaiana',
      uf: 'RS',
      aliases: 'fronteira|uru',
    });
  });

  it('spreads the times that a run leaves out', async () => {
    const blank = changed(feed, 'stop_times.txt', 'ida-8,12:00:00,12:10:00', 'ida-8,,');
    expect((await compose(blank)).desejado.linhas.map(timesOf)[0]?.[1]).toEqual([195, 0]);
  });

  it('writes a run with frequencies once for each start', async () => {
    const frequencies =
      'trip_id,start_time,end_time,headway_secs\nida-8,06:00:00,08:00:00,3600\nida-8,08:00:00,09:00:00,1800';
    const { desejado } = await compose({ ...feed, 'frequencies.txt': frequencies });
    const starts = desejado.horarios.filter(({ externo }) => externo.startsWith('ida-8@'));
    expect(starts.map(({ hora_min }) => hora_min)).toEqual([360, 420, 480, 510]);
  });

  it('sells a place that a line passes twice by the shortest way, and none to itself', async () => {
    const loop = changed(
      feed,
      'stop_times.txt',
      '14:30:00,14:30:00,rio,3',
      '14:30:00,14:30:00,rio,3\nida-8,16:30:00,16:30:00,tiete,4',
    );
    const [linha] = (await compose({ ...loop, 'fare_rules.txt': null })).desejado.linhas;
    expect(linha?.pares).toEqual([
      { seq_o: 0, seq_d: 1 },
      { seq_o: 0, seq_d: 2 },
      { seq_o: 1, seq_d: 2 },
      { seq_o: 1, seq_d: 3 },
      { seq_o: 2, seq_d: 3 },
    ]);
  });

  it('does not sell where nobody may get on or off', async () => {
    const header = changed(feed, 'stop_times.txt', 'stop_sequence', 'stop_sequence,pickup_type,drop_off_type');
    const closed = changed(header, 'stop_times.txt', 'resende,2', 'resende,2,1,0');
    const through = (await compose(closed)).desejado.linhas.find(({ pares }) => pares.length === 2);
    expect(through?.pares).toEqual([
      { seq_o: 0, seq_d: 1 },
      { seq_o: 0, seq_d: 2 },
    ]);
  });
});

describe('the days of a service', () => {
  const daysOf = async (calendar: string | null, dates: string | null) => {
    const arquivos = { ...feed, 'calendar.txt': calendar, 'calendar_dates.txt': dates };
    return (await composeFiles(arquivos)).desejado.horarios[0]?.servico;
  };

  it('are its weekdays, with the exceptions that change something', async () => {
    const dates =
      'service_id,date,exception_type\nuteis,20261225,2\nuteis,20261226,1\nuteis,20261227,2\nuteis,20261228,1';
    const { desejado } = await compose({ ...feed, 'calendar_dates.txt': dates });
    expect(desejado.horarios[2]?.servico).toEqual({
      dias: 0b0111110,
      vigente_de: '2020-01-01',
      vigente_ate: '2029-12-31',
      excecoes: [
        { data: '2026-12-25', acao: 'para' },
        { data: '2026-12-26', acao: 'roda' },
      ],
    });
  });

  it('are found out from single dates', async () => {
    const days = ['20261202', '20261209', '20261216', '20261223', '20261226'].map((day) => `sempre,${day},1`);
    const servico = await daysOf(null, ['service_id,date,exception_type', 'uteis,20261202,1', ...days].join('\n'));
    expect(servico).toEqual({
      dias: 0b0001000,
      vigente_de: '2026-12-02',
      vigente_ate: '2026-12-26',
      excecoes: [{ data: '2026-12-26', acao: 'roda' }],
    });
  });
});

describe('the fares of a feed', () => {
  it('are by zone, the same in each class of the coach', async () => {
    const { desejado } = await compose(feed);
    expect(pricesOf(desejado.linhas[0])).toEqual({
      '0-1 1': 8050,
      '0-1 2': 8050,
      '0-2 1': 12000,
      '0-2 2': 12000,
      '1-2 1': 8050,
      '1-2 2': 8050,
    });
  });

  it('leave a part without a fare unsold, and say so', async () => {
    const { desejado, avisos } = await compose(changed(feed, 'fare_rules.txt', 'curta,sprj,sp,rs', 'curta,sprj,xx,rs'));
    expect(desejado.linhas[0]?.pares).toEqual([
      { seq_o: 0, seq_d: 2 },
      { seq_o: 1, seq_d: 2 },
    ]);
    const motivo = '08-0001: Terminal Tietê a Rodoviária de Resende não tem tarifa e não é vendido';
    expect(avisos).toContainEqual({ arquivo: 'itape_tarifas.txt', linha: null, motivo });
  });

  it('of another currency sell nothing', async () => {
    const { desejado, avisos } = await compose(changed(feed, 'fare_attributes.txt', '120.00,BRL', '120.00,USD'));
    expect(desejado.linhas[1]?.pares).toEqual([]);
    expect(avisos[0]).toMatchObject({ arquivo: 'fare_attributes.txt', linha: 2 });
  });

  it('of v1 may depend on the zones of the way', async () => {
    const rules =
      'fare_id,route_id,contains_id\ncurta,sprj,sp\ncurta,sprj,rs\ninteira,sprj,sp\ninteira,sprj,rs\ninteira,sprj,rj';
    const prices = pricesOf((await compose({ ...feed, 'fare_rules.txt': rules })).desejado.linhas[0]);
    expect([prices['0-1 1'], prices['0-2 1'], prices['1-2 1']]).toEqual([8050, 12000, undefined]);
  });

  const legs: Arquivos = {
    ...feed,
    'areas.txt': 'area_id\nA\nB',
    'stop_areas.txt': 'area_id,stop_id\nA,tiete\nB,rio',
    'rider_categories.txt': 'rider_category_id,is_default_fare_category\nadulto,1\nidoso,0',
    'fare_products.txt':
      'fare_product_id,rider_category_id,amount,currency\np,adulto,99.00,BRL\np,idoso,10.00,BRL\nq,,70.00,BRL',
    'fare_leg_rules.txt': 'network_id,from_area_id,to_area_id,fare_product_id\n,A,B,p\n,,,q',
  };

  it('of v2 are by area for an ordinary adult, and an empty field stands for the areas that no rule names', async () => {
    const prices = pricesOf((await compose(legs)).desejado.linhas[0]);
    expect([prices['0-2 1'], prices['0-1 1'], prices['1-2 1']]).toEqual([9900, undefined, undefined]);
  });

  it('of v2 follow the priority of their rules', async () => {
    const rules = 'from_area_id,to_area_id,fare_product_id,rule_priority\nA,B,p,1\n,,q,';
    const prices = pricesOf((await compose({ ...legs, 'fare_leg_rules.txt': rules })).desejado.linhas[0]);
    expect([prices['0-2 1'], prices['0-1 1']]).toEqual([9900, 7000]);
  });

  it('of our file win, by class, direction and day', async () => {
    const tarifas = [
      'route_id,direction_id,origem_stop_id,destino_stop_id,classe,tarifa,pedagio,embarque,seguro,vigente_de',
      'sprj,,tiete,rio,executivo,150.00,6.00,5.00,1.50,20260101',
      'sprj,,tiete,rio,executivo,160.00,6.00,5.00,1.50,20270101',
    ].join('\n');
    const { desejado } = await compose({ ...feed, 'itape_tarifas.txt': tarifas });
    const long = desejado.linhas[0]?.tarifas.filter(({ seq_o, seq_d }) => seq_o === 0 && seq_d === 2);
    expect(long?.map(({ classe, centavos, pedagio, vigente_de }) => [classe, centavos, pedagio, vigente_de])).toEqual([
      [1, 12000, 0, '2000-01-01'],
      [2, 15000, 600, '2026-01-01'],
      [2, 16000, 600, '2027-01-01'],
    ]);
  });
});

describe('feeds that others published', () => {
  it('are read: the feed of examples, with two zones, a summer time and frequencies', async () => {
    const { desejado, avisos } = await compose({ ...(await publishedFeed('sample')), ...carro });
    expect(desejado.linhas).toHaveLength(10);
    const dst = desejado.horarios.find(({ externo }) => externo === 'during-dst-1');
    expect(dst).toMatchObject({ hora_min: 25 * 60 + 58, fuso: 'Europe/Warsaw' });
    expect(desejado.horarios.filter(({ externo }) => externo.startsWith('b-downtown-on-working-days@'))).toHaveLength(
      12,
    );
    expect(avisos[0]).toMatchObject({ arquivo: 'agency.txt', linha: 3 });
  });

  it('are read: the trains of Caltrain, whose fares by zone are in dollars', async () => {
    const files = await publishedFeed('caltrain');
    const { desejado } = await compose({ ...files, ...carro });
    expect(desejado.horarios).toHaveLength(218);
    expect(desejado.linhas.flatMap(({ pares }) => pares)).toEqual([]);
    const inReais = { ...files, 'fare_attributes.txt': (files['fare_attributes.txt'] ?? '').replaceAll('USD', 'BRL') };
    const sold = (await compose({ ...inReais, ...carro })).desejado;
    expect(Math.min(...sold.linhas.flatMap(({ tarifas }) => tarifas.map(({ centavos }) => centavos)))).toBe(375);
  });
});
