import { randomUUID } from 'node:crypto';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA, trechoDe } from '../../../tests/support/viagensDeTeste';
import type { LinhaAdministrada, NovaExcecao, PaginaLinhas } from '../../../src/domain/wire/administracao/linhas';
import { feed } from '../../catalogo/testdata/feeds';
import { importFiles } from '../../catalogo/testdata/importFiles';
import type { Server } from '../../createServer';

let server: Server;
beforeEach(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => server.close());

const BASE = '/api/Administracao/Linhas';
/** São Paulo to Rio; its entries 10 and 11 leave at 08:00 and 23:30 every day. */
const IDA = 1;
const OITO = 10;
const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const headers = { ...signedInAs('otto', 'Operacao'), 'idempotency-key': randomUUID() };
  const reply = await server.app.inject({ method, url: BASE + url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};
const view = async (id = IDA): Promise<LinhaAdministrada> => (await call('GET', `/${id}`)).body.data;
const wish = async (excecao: Partial<NovaExcecao>): Promise<NovaExcecao> => ({
  versao: (await view()).versao,
  horarioId: OITO,
  tipo: 'para',
  data: daquiA(10),
  motivo: 'Feriado',
  ...excecao,
});
const preview = async (excecao: Partial<NovaExcecao>) => call('POST', `/${IDA}/Excecoes/Previa`, await wish(excecao));
const make = async (excecao: Partial<NovaExcecao>) => call('POST', `/${IDA}/Excecoes`, await wish(excecao));
/** Past the answers of the public search, which may be some seconds old. */
const hours = async (dias = 10) =>
  (await server.app.viagens.search(lugares.saoPaulo, lugares.rio, daquiA(dias))).map(({ partida }) => partida.hora);
const holdSeat = async (dias = 10) => {
  const [viagem] = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(dias));
  await server.services.database.transaction((tx) =>
    server.app.inventory.hold(tx, 'ana', [trechoDe(viagem?.id ?? '', 'saoPaulo', 'rio', [5])]),
  );
};

describe('the lines of the company', () => {
  it('are found by prefix or city, each with its timetable', async () => {
    const { linhas, total, vazio }: PaginaLinhas = (await call('GET', '?texto=resende')).body.data;
    expect([total, vazio]).toEqual([2, false]);
    expect(linhas[0]).toMatchObject({
      codigo: '08-0001-00',
      origem: 'São Paulo',
      destino: 'Rio de Janeiro',
      horarios: 2,
    });
    expect((await call('GET', '?situacao=encerradas')).body.data).toEqual({ linhas: [], total: 0, vazio: false });
    const { paradas, trechos, horarios, podeMudar } = await view();
    expect(paradas.map(({ nome, km, sai }) => [nome, km, sai])).toContainEqual(['Resende, RJ', 270, 250]);
    expect(trechos[0]).toMatchObject({ origem: 'São Paulo', classes: [{ classe: 'convencional', centavos: 9_350 }] });
    expect(horarios.map(({ hora, dias }) => [hora, dias])).toEqual([
      ['08:00', 127],
      ['23:30', 127],
    ]);
    expect(podeMudar).toBe(true);
    expect((await call('GET', '/999')).status).toBe(404);
  });
});

describe('an exception', () => {
  it('is previewed without effect, then takes the departure of its day away, and gives it back when it is removed', async () => {
    const { body } = await preview({});
    expect(body.data).toMatchObject({ futura: false, partidas: { novas: 0, retiradas: 1, mantidas: 0 } });
    expect(await hours()).toEqual(['08:00', '23:30']);
    expect((await make({})).status).toBe(201);
    expect(await hours()).toEqual(['23:30']);
    expect(await hours(11)).toEqual(['08:00', '23:30']);
    const { excecoes, versao } = await view();
    expect(excecoes).toMatchObject([{ tipo: 'para', horario: '08:00', autor: 'otto@itape.test', motivo: 'Feriado' }]);
    const one = `/${IDA}/Excecoes/${excecoes[0]?.id}`;
    const removal = await call('GET', `${one}/Remocao?versao=${encodeURIComponent(versao)}`);
    expect(removal.body.data).toMatchObject({ partidas: { novas: 1 } });
    expect((await call('DELETE', `${one}?versao=${encodeURIComponent(versao)}`)).status).toBe(200);
    expect(await hours()).toEqual(['08:00', '23:30']);
    expect((await view()).excecoes).toEqual([]);
  });

  it('changes the hour and the coach, or adds runs, each for sale at once', async () => {
    await make({ tipo: 'muda', hora: '09:15' });
    await make({ tipo: 'extra', hora: '12:00', horarioId: 11 });
    expect((await make({ tipo: 'extra', hora: '13:40', horarioId: 11 })).body.data.partidas).toMatchObject({
      novas: 1,
    });
    expect((await hours()).sort()).toEqual(['09:15', '12:00', '13:40', '23:30']);
    const far = await make({ tipo: 'extra', hora: '12:00', data: daquiA(200) });
    expect(far.body.data).toMatchObject({ futura: true, partidas: { novas: 0 } });
  });

  it('leaves a departure on which somebody has a seat as it was sold, out of sale, and lists it', async () => {
    await holdSeat();
    const { body } = await preview({ tipo: 'muda', hora: '09:15' });
    expect(body.data.partidas).toMatchObject({
      mudadas: 0,
      mantidas: 1,
      primeiras: [{ hora: '08:00', poltronas: 1, motivo: 'horario' }],
    });
    await make({ tipo: 'muda', hora: '09:15' });
    expect(await hours()).toEqual(['23:30']);
    const { excecoes, versao } = await view();
    await call('DELETE', `/${IDA}/Excecoes/${excecoes[0]?.id}?versao=${encodeURIComponent(versao)}`);
    expect(await hours()).toEqual(['08:00', '23:30']);
  });

  it.each([
    ['a day that is over', { data: daquiA(-2) }, 'DIA_FORA_DO_PRAZO'],
    ['a run on a day on which it runs', { tipo: 'roda' }, 'JA_RODA'],
    ['a change of nothing', { tipo: 'muda' }, 'HORA_FALTA'],
    ['an extra run without an hour', { tipo: 'extra' }, 'HORA_FALTA'],
    ['an unknown coach', { tipo: 'muda', layoutId: 99 }, 'ONIBUS_NAO_ENCONTRADO'],
    ['an hour that has passed', { tipo: 'extra', hora: '00:00', data: daquiA(0) }, 'HORA_PASSADA'],
    ['an entry of another line', { horarioId: 30 }, 'HORARIO_NAO_ENCONTRADO'],
    ['a timetable that has changed since', { versao: 'velha' }, 'QUADRO_MUDOU'],
  ] as const)('is refused for %s', async (_, excecao, codigo) => {
    const { status, body } = await make(excecao);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).toContain(codigo);
  });

  it('is one for each entry and day, extra runs aside', async () => {
    await make({});
    expect(JSON.stringify((await make({})).body)).toContain('NAO_RODA');
    expect(JSON.stringify((await make({ tipo: 'roda' })).body)).toContain('EXCECAO_JA_EXISTE');
    expect((await make({ tipo: 'extra', hora: '10:00' })).status).toBe(201);
  });
});

describe('an exception and the next feed', () => {
  it('live together: it holds while its entry is there, is listed without effect when it goes, and holds again', async () => {
    await importFiles(server, feed);
    await server.services.catalogue.refresh();
    const linha = async (texto: string): Promise<LinhaAdministrada> => {
      const { linhas }: PaginaLinhas = (await call('GET', `?texto=${texto}`)).body.data;
      return view(linhas.find(({ origem }) => origem === 'São Paulo')?.id ?? 0);
    };
    const ida = await linha('08-0001');
    const oito = ida.horarios.find(({ hora }) => hora === '08:00')?.id ?? 0;
    const excecao = { versao: ida.versao, horarioId: oito, tipo: 'para', data: daquiA(9), motivo: 'Greve' };
    expect((await call('POST', `/${ida.id}/Excecoes`, excecao)).status).toBe(201);
    const again = await importFiles(server, feed);
    expect(again.printed.join(' ')).not.toContain('Partidas: entram 1');
    const without = {
      ...feed,
      'trips.txt': String(feed['trips.txt']).replace('sprj,sempre,ida-8,0\n', ''),
      'stop_times.txt': String(feed['stop_times.txt']).replaceAll(/ida-8,.*\n/g, ''),
    };
    await importFiles(server, without);
    await server.services.catalogue.refresh();
    expect((await linha('08-0001')).excecoes).toMatchObject([{ motivo: 'Greve', horario: null }]);
    await importFiles(server, feed);
    await server.services.catalogue.refresh();
    expect((await linha('08-0001')).excecoes).toMatchObject([{ motivo: 'Greve', horario: '08:00' }]);
    const days = server.services.database.db.selectFrom('partida').select('data').where('horario_id', '=', oito);
    const rows = await days.where('data', '=', daquiA(9)).execute();
    expect(rows).toEqual([]);
  });
});
