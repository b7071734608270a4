import { randomUUID } from 'node:crypto';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { daquiA, trechoDe } from '../../../tests/support/viagensDeTeste';
import type {
  EfeitoOnibus,
  Frota,
  OnibusAdministrado,
  PlantaDesenhada,
} from '../../../src/domain/wire/administracao/frota';
import type { Server } from '../../createServer';
import { changed, feed } from '../testdata/feeds';
import { importFiles } from '../testdata/importFiles';

let server: Server;
beforeEach(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => server.close());

const BASE = '/api/Administracao/Onibus';
const CONVENCIONAL = 1;
const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { ...signedInAs('otto', 'Operacao'), 'idempotency-key': randomUUID() };
  const reply = await server.app.inject({ method, url: BASE + url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};
const frota = async (): Promise<Frota['onibus']> => ((await call('GET', '')).body.data as Frota).onibus;
const view = async (id: number): Promise<OnibusAdministrado> => (await call('GET', `/${id}`)).body.data;
/** The drawing of a coach, without its last seats. */
const drawn = async (id: number, without = 0): Promise<PlantaDesenhada> => {
  const { nome, poltronas, recursos } = await view(id);
  return { nome: `${nome} sem ${without}`, poltronas: poltronas.slice(0, poltronas.length - without), recursos };
};
const coachesOn = async (dias: number) =>
  (await server.app.viagens.search(lugares.saoPaulo, lugares.rio, daquiA(dias))).map(({ partida, poltronasLivres }) => [
    partida.hora,
    poltronasLivres,
  ]);
const hold = async (dias: number) => {
  const [viagem] = await server.app.viagens.search(lugares.saoPaulo, lugares.rio, daquiA(dias));
  await server.services.database.transaction((tx) =>
    server.app.inventory.hold(tx, 'ana', [trechoDe(viagem?.id ?? '', 'saoPaulo', 'rio', [46])]),
  );
};

describe('the coaches of the company', () => {
  it('are listed with their classes and how much goes with them, and drawn seat by seat', async () => {
    expect(await frota()).toMatchObject([
      { nome: 'Convencional 46', lugares: 46, horarios: 3, autor: null, classes: [{ classe: 'convencional' }] },
      { nome: 'Dois andares', andares: 2, lugares: 44, horarios: 1 },
    ]);
    const { poltronas, recursos, podeMudar } = await view(CONVENCIONAL);
    expect(poltronas[0]).toMatchObject({
      numero: 1,
      andar: 1,
      fila: 1,
      coluna: 0,
      classe: 'convencional',
      janela: true,
    });
    expect(recursos).toEqual([{ tipo: 'wc', andar: 1, fila: 12, coluna: 3 }]);
    expect(podeMudar).toBe(true);
    expect((await call('GET', '/99')).status).toBe(404);
  });

  it('get a new one, which nothing goes with before somebody chooses it', async () => {
    const { status, body } = await call('POST', '', { ...(await drawn(2)), nome: 'Novo' });
    expect([status, body.data.partidas.mudadas]).toEqual([201, 0]);
    expect(await frota()).toContainEqual(
      expect.objectContaining({ nome: 'Novo', horarios: 0, autor: 'otto@itape.test' }),
    );
  });

  it.each([
    ['a seat twice', (p: PlantaDesenhada) => ({ ...p, poltronas: [...p.poltronas.slice(0, 2), p.poltronas[0]] })],
    [
      'a seat in the place of the toilet',
      (p: PlantaDesenhada) => ({ ...p, recursos: [{ tipo: 'wc', andar: 1, fila: 1, coluna: 0 }] }),
    ],
  ])('are refused with %s', async (_, spoil) => {
    const { status, body } = await call('POST', '', spoil(await drawn(CONVENCIONAL)));
    expect([status, JSON.stringify(body).includes('PLANTA_INVALIDA')]).toEqual([400, true]);
  });
});

describe('a coach that is drawn anew', () => {
  it('goes with the departures that nobody has a seat on; the sold ones keep theirs, and stay for sale', async () => {
    await hold(10);
    const planta = await drawn(CONVENCIONAL, 4);
    const preview: EfeitoOnibus = (await call('POST', `/${CONVENCIONAL}/Previa`, planta)).body.data;
    expect(preview).toMatchObject({
      horarios: 3,
      partidas: { mantidas: 1, primeiras: [{ hora: '08:00', poltronas: 1 }] },
    });
    expect(await coachesOn(11)).toEqual([
      ['08:00', 46],
      ['23:30', 46],
    ]);
    const { status, body } = await call('POST', `/${CONVENCIONAL}/Versoes`, planta);
    expect(status).toBe(201);
    expect(body.data).toEqual(preview);
    expect(await coachesOn(10)).toEqual([
      ['08:00', 45],
      ['23:30', 42],
    ]);
    expect(await coachesOn(11)).toEqual([
      ['08:00', 42],
      ['23:30', 42],
    ]);
    expect((await frota()).map(({ nome }) => nome)).toEqual(['Convencional 46 sem 4', 'Dois andares']);
    expect(await view(preview.id)).toMatchObject({
      autor: 'otto@itape.test',
      anteriores: [{ id: CONVENCIONAL, nome: 'Convencional 46', partidas: 1 }],
    });
    expect(await view(CONVENCIONAL)).toMatchObject({ podeMudar: false, substituidoPor: preview.id });
  });

  it('takes the extra runs of its timetable entries along', async () => {
    const linha = '/api/Administracao/Linhas/1';
    const headers = { ...signedInAs('otto', 'Operacao'), 'idempotency-key': randomUUID() };
    const { versao } = (await server.app.inject({ url: linha, headers })).json<{ data: { versao: string } }>().data;
    const extra = { versao, horarioId: 10, tipo: 'extra', data: daquiA(11), hora: '12:00', motivo: 'Feriado' };
    await server.app.inject({ method: 'POST', url: `${linha}/Excecoes`, headers, payload: extra });
    await call('POST', `/${CONVENCIONAL}/Versoes`, await drawn(CONVENCIONAL, 4));
    expect(new Set((await coachesOn(11)).map(([, livres]) => livres))).toEqual(new Set([42]));
    expect(await coachesOn(11)).toHaveLength(3);
  });

  it('is one: who draws the same coach a moment later is told so', async () => {
    const planta = await drawn(CONVENCIONAL, 1);
    await call('POST', `/${CONVENCIONAL}/Versoes`, planta);
    const { status, body } = await call('POST', `/${CONVENCIONAL}/Versoes`, planta);
    expect([status, JSON.stringify(body).includes('ONIBUS_SUBSTITUIDO')]).toEqual([409, true]);
  });

  it('stays when the same feed comes again, and gives way where the feed has another coach', async () => {
    await importFiles(server, feed);
    await server.services.catalogue.refresh();
    const pequeno = (await frota()).find(({ nome }) => nome === 'Pequeno');
    await call('POST', `/${pequeno?.id}/Versoes`, await drawn(pequeno?.id ?? 0, 1));
    const again = await importFiles(server, feed);
    expect(again.printed.join(' ')).not.toContain('Horários: ');
    await server.services.catalogue.refresh();
    expect((await frota()).find(({ nome }) => nome === 'Pequeno sem 1')).toMatchObject({ horarios: 3 });
    await importFiles(server, changed(feed, 'itape_poltronas.txt', 'pequeno,4,1,4', 'pequeno,5,1,4'));
    await server.services.catalogue.refresh();
    expect((await frota()).find(({ nome }) => nome === 'Pequeno sem 1')).toMatchObject({ horarios: 0 });
  });
});
