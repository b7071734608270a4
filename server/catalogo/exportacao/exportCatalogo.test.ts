import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { planImport } from '../plano/plan';
import type { Resumo } from '../plano/resumo';
import type { CatalogoAtual } from '../plano/tabelas';
import { applyPlano, emptyCatalogo } from '../testdata/applyPlano';
import { composeFiles } from '../testdata/composeFiles';
import { carro, changed, feed, type Arquivos } from '../testdata/feeds';
import { publishedFeed } from '../testdata/publishedFeeds';
import { composeArquivos } from './exportCatalogo';

/** A catalogue that holds a feed alone. */
const imported = async (arquivos: Arquivos): Promise<CatalogoAtual> =>
  applyPlano(emptyCatalogo, planImport(emptyCatalogo, (await composeFiles(arquivos)).desejado));

/** The files of a catalogue, and the catalogue with the names that they gave. */
async function exported(atual: CatalogoAtual): Promise<{ arquivos: Arquivos; named: CatalogoAtual }> {
  const { arquivos, novas } = composeArquivos(atual, 'https://loja.test');
  const texts: Record<string, string> = {};
  for (const file of arquivos) texts[file.name] = await text(Readable.from(file.text));
  return { arquivos: texts, named: { ...atual, origens: [...atual.origens, ...novas] } };
}

/** The effect of a catalogue's own export, imported over it and into an empty installation. */
async function reimported(atual: CatalogoAtual) {
  const { arquivos, named } = await exported(atual);
  const { desejado, falhas } = await composeFiles(arquivos);
  return { arquivos, falhas, resumo: planImport(named, desejado).resumo, elsewhere: await imported(arquivos) };
}

/** The kinds of rows that a plan changes. */
const changesIn = (resumo: Resumo) =>
  Object.entries(resumo).filter(([, { novas, mudadas, encerradas }]) => novas + mudadas + encerradas > 0);

const frequencies = { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nida-8,08:00:00,10:00:00,3600' };
const tarifas = {
  'itape_tarifas.txt': [
    'route_id,direction_id,origem_stop_id,destino_stop_id,classe,tarifa,pedagio,embarque,seguro,vigente_de',
    'sprj,,tiete,rio,executivo,150.00,6.40,5.10,1.50,20250101',
    'sprj,,tiete,rio,executivo,160.00,6.40,5.10,1.50,20270101',
  ].join('\n'),
};
const details: Arquivos = {
  'itape_recursos.txt': 'layout_id,tipo,andar,fila,coluna\npequeno,wc,1,2,0',
  'itape_distancias.txt': 'route_id,direction_id,stop_id,km\nsprj,0,resende,268\nsprj,,rio,430\nsprj,1,tiete,441',
  'itape_localidades.txt':
    'stop_id,ibge,nome,uf,terminal,aliases,peso\nresende,3304201,Resende,RJ,Graal,Agulhas|Penedo,99',
  'calendar_dates.txt': 'service_id,date,exception_type\nsempre,20261225,2\nuteis,20261226,1\navulso,20261202,1',
};
const noPickup = {
  'stop_times.txt': (feed['stop_times.txt'] ?? '')
    .replace('stop_sequence', 'stop_sequence,pickup_type,drop_off_type')
    .replace('resende,2', 'resende,2,1,0'),
};
const abroad = changed(feed, 'agency.txt', 'America/Sao_Paulo', 'America/New_York');
const loop = changed(feed, 'stop_times.txt', 'ida-8,14:30:00,14:30:00,rio,3', 'ida-8,14:30:00,14:30:00,tiete,3');

describe('the export of a catalogue', () => {
  it.each<[string, Arquivos]>([
    ['as it is', feed],
    ['with frequencies', { ...feed, ...frequencies }],
    ['with prices of its own, of two dates', { ...feed, ...tarifas }],
    ['with fixtures, distances, municipalities and exceptions', { ...feed, ...details }],
    ['without a way on at one of its stops', { ...feed, ...noPickup }],
    ['without a fare for one of its parts', changed(feed, 'fare_rules.txt', 'curta,sprj,rs,rj', 'curta,sprj,xx,rj')],
    ['whose clocks change on other days', abroad],
    ['with a line that passes a place twice', loop],
  ])('changes nothing when it is imported: a feed %s', async (_, arquivos) => {
    const atual = await imported(arquivos);
    const { falhas, resumo } = await reimported(atual);
    expect(falhas).toEqual([]);
    expect(changesIn(resumo)).toEqual([]);
  });

  it('brings the whole catalogue to another installation, under the ids of the company', async () => {
    const atual = await imported({ ...feed, ...details, ...tarifas });
    const { arquivos, elsewhere } = await reimported(atual);
    expect(elsewhere.linhas).toEqual(atual.linhas);
    const again = (await composeFiles({ ...feed, ...details, ...tarifas })).desejado;
    expect(changesIn(planImport(elsewhere, again).resumo)).toEqual([]);
    expect((await exported(elsewhere)).arquivos).toEqual(arquivos);
  });

  it('keeps fares that depend on the way of a run, by a route of its own for each way', async () => {
    const zones = ['fare_id,route_id,origin_id,destination_id,contains_id', 'inteira,sprj,,,sp', 'inteira,sprj,,,rj'];
    const through = [...zones, ...['sp', 'rs', 'rj'].map((zona) => `curta,sprj,,,${zona}`)].join('\n');
    const direct = changed(
      { ...feed, 'fare_rules.txt': through },
      'stop_times.txt',
      'ida-8,12:00:00,12:10:00,resende,2\n',
      '',
    );
    const atual = await imported(direct);
    const { arquivos, resumo, elsewhere } = await reimported(atual);
    expect(changesIn(resumo)).toEqual([]);
    expect(elsewhere.linhas.tarifa.map(({ centavos }) => centavos).sort()).toEqual(
      atual.linhas.tarifa.map(({ centavos }) => centavos).sort(),
    );
    expect(arquivos['routes.txt']).toMatch(/^sprj,.*\nitape-\d+,/m);
  });

  it('names what no feed has named, for good: rows of a seed, and coaches that staff drew', async () => {
    const atual = await imported(feed);
    const seed: CatalogoAtual = { ...atual, origens: [] };
    const { named, arquivos } = await exported(seed);
    expect(arquivos['routes.txt']).toMatch(/^itape-1,/m);
    expect(changesIn(planImport(named, (await composeFiles(arquivos)).desejado).resumo)).toEqual([]);
    expect((await exported(named)).arquivos).toEqual(arquivos);
  });

  it('leaves out lines that have ended, and is nothing without a line', async () => {
    const atual = await imported(feed);
    const linha = atual.linhas.linha.map((row) => ({ ...row, encerrada: true }));
    expect(composeArquivos({ ...atual, linhas: { ...atual.linhas, linha } }, '').arquivos).toEqual([]);
    expect(composeArquivos(emptyCatalogo, '')).toEqual({ arquivos: [], novas: [] });
  });

  it('takes a published feed back as it was', async () => {
    const atual = await imported({ ...(await publishedFeed('sample')), ...carro });
    const { falhas, resumo } = await reimported(atual);
    expect(falhas).toEqual([]);
    expect(changesIn(resumo)).toEqual([]);
  });
});
