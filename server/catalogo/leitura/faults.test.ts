import { composeFiles } from '../testdata/composeFiles';
import { changed, feed, writeZip, type Arquivos } from '../testdata/feeds';
import { openZip } from './zip';

const told = async (arquivos: Arquivos) =>
  (await composeFiles(arquivos)).falhas.map(({ arquivo, linha, motivo }) => `${arquivo}:${linha} ${motivo}`);

describe('a feed with faults', () => {
  it.each<[string, Arquivos, string[]]>([
    ['a missing file', { ...feed, 'routes.txt': null }, ['routes.txt:null falta o arquivo']],
    ['a missing column', changed(feed, 'stops.txt', 'stop_id', 'id'), ['stops.txt:1 falta a coluna stop_id']],
    [
      'a latitude that is no number',
      changed(feed, 'stops.txt', '-22.47', 'sul'),
      ['stops.txt:4 stop_lat: "sul" não é um número com ponto'],
    ],
    [
      'a day that does not exist',
      changed(feed, 'calendar.txt', '20291231', '20290230'),
      ['calendar.txt:2 end_date: "20290230" não é um dia como 20261231'],
    ],
    [
      'a run of an unknown route',
      changed(feed, 'trips.txt', 'sprj,uteis', 'xxxx,uteis'),
      ['trips.txt:4 route_id: xxxx não está em routes.txt'],
    ],
    [
      'a run of an unknown service',
      changed(feed, 'trips.txt', 'sprj,uteis', 'sprj,nunca'),
      ['trips.txt:4 service_id: nunca não está em calendar.txt nem em calendar_dates.txt'],
    ],
    [
      'a stop that is not there',
      changed(feed, 'stop_times.txt', 'rio,1', 'mar,1'),
      ['stop_times.txt:8 stop_id: mar não está em stops.txt'],
    ],
    [
      'a stop before the one before it',
      changed(feed, 'stop_times.txt', 'ida-8,14:30:00', 'ida-8,11:30:00'),
      ['stop_times.txt:4 arrival_time: vem antes da parada anterior'],
    ],
    [
      'a coach without seats, and a seat of no coach',
      changed(feed, 'itape_onibus.txt', 'pequeno,Pequeno', 'pequeno,Pequeno\nvazio,Vazio'),
      ['itape_onibus.txt:3 layout_id: vazio não tem poltronas'],
    ],
    [
      'a seat that stands twice',
      changed(feed, 'itape_poltronas.txt', 'pequeno,2,1,1', 'pequeno,1,1,1'),
      ['itape_poltronas.txt:3 poltrona: 1 se repete'],
    ],
    [
      'a price of nothing',
      {
        ...feed,
        'itape_tarifas.txt': 'route_id,origem_stop_id,destino_stop_id,classe,tarifa\nsprj,tiete,rio,convencional,0',
      },
      ['itape_tarifas.txt:2 tarifa: o preço não pode ser zero'],
    ],
    [
      'a zone that is an offset',
      changed(feed, 'agency.txt', 'America/Sao_Paulo', '+03:00'),
      ['agency.txt:2 agency_timezone: "+03:00" não é um fuso como America/Sao_Paulo'],
    ],
    [
      'text of another encoding',
      changed(feed, 'routes.txt', 'São Paulo', 'S\uFFFDo Paulo'),
      ['routes.txt:2 o texto não está em UTF-8'],
    ],
    ['a NUL', changed(feed, 'routes.txt', 'Rio', 'R\0io'), ['routes.txt:2 há um caractere nulo']],
    [
      'a quote that is never closed',
      changed(feed, 'routes.txt', 'São Paulo – Rio', '"São Paulo'),
      ['routes.txt:2 aspas que não se fecham'],
    ],
  ])('names file, line and reason: %s', async (_, arquivos, faults) => {
    expect(await told(arquivos)).toEqual(expect.arrayContaining(faults));
  });

  it('hears of all of them at once, not of those that follow from them', async () => {
    const broken = changed(changed(feed, 'stops.txt', '-22.47', 'sul'), 'routes.txt', 'sprj,v', 'sprj,w');
    expect(await told(changed(broken, 'calendar.txt', 'uteis,1', 'uteis,2'))).toEqual([
      'stops.txt:4 stop_lat: "sul" não é um número com ponto',
      'calendar.txt:3 monday: "2" não é 0 nem 1',
      'routes.txt:2 agency_id: w não está em agency.txt',
    ]);
  });

  it('hears of the first five hundred, and how many there are', async () => {
    const lines = Array.from({ length: 700 }, (_, n) => `ida-8,x,x,rio,${n}`);
    const { falhas, total } = await composeFiles({
      ...feed,
      'stop_times.txt': [feed['stop_times.txt'], ...lines].join('\n'),
    });
    expect([falhas.length, total]).toEqual([500, 1400]);
    expect(falhas[0]).toEqual({
      arquivo: 'stop_times.txt',
      linha: 10,
      motivo: 'arrival_time: "x" não é uma hora como 25:35:00',
    });
  });

  it('is refused where it is no zip, or its files lie in a folder', async () => {
    await expect(openZip(__filename)).rejects.toThrow('não é um zip');
    await expect(openZip('/none.zip')).rejects.toThrow('Não foi possível ler');
    const nested = Object.fromEntries(Object.entries(feed).map(([nome, text]) => [`gtfs/${nome}`, text]));
    await expect(openZip(await writeZip(nested))).rejects.toThrow('pasta gtfs/');
  });
});

it('reads a byte order mark, quotes with commas and lines, and spaces', async () => {
  const routes = '\uFEFFroute_id , route_short_name,"route_long_name"\r\n sprj ,08-0001,"São Paulo, \n""Rio"""\r\n\r\n';
  const { desejado, falhas } = await composeFiles({ ...feed, 'routes.txt': routes });
  expect(falhas).toEqual([]);
  expect(desejado.linhas[0]).toMatchObject({ codigo: '08-0001', nome: 'São Paulo, \n"Rio"' });
});
