import { randomUUID } from 'node:crypto';
import { API_ACCESS, type AccessLine } from '../tests/support/apiAccessTable';
import { lugares } from '../tests/support/catalogoDeTeste';
import { signedInAs, startServer } from '../tests/support/startServer';
import { daquiA } from '../tests/support/viagensDeTeste';
import { START_MS } from '../tests/support/startMs';
import type { Server } from './createServer';
import { viagemEsgotada } from './avisos/listaDeEspera/testdata/viagemEsgotada';
import { umComprador, umPassageiro } from './pedidos/testdata/comprador';
import { dispositivo } from './pagamento/testdata/umCartao';
import { numeros, umPortador } from './pagamento/testdata/umCartaoSalvo';
import { createBank } from './sandbox/pix/bank';

const { nome, documento, dataNascimento } = umPassageiro({ documento: { tipo: 2, numero: '12.345.678-1' } });
const pessoa = { nome, documento, dataNascimento };
/** A valid request of each route, so that the owner decides the answer and not the form of the request. */
const BODIES: Record<string, object> = {
  'PUT /api/Reservas/:id/Rascunho': { versao: 0, dados: { cupom: 'VERAO' } },
  'PUT /api/Passageiros/:id': pessoa,
  'POST /api/Pedidos/:id/Cartao': { token: 'cofre_abcdefghijklmnop', tipo: 'credito', parcelas: 1, dispositivo },
  'POST /api/Pedidos/:id/Pix/Iniciacoes': { bancoId: 'banco-aurora' },
  'PUT /api/Pedidos/:id/Email': { email: 'outra@itape.test' },
  'PUT /api/Pedidos/:id/Tomador': {},
  'POST /api/Pedidos/:id/Cancelamento': { devolverCentavos: 0 },
  'PUT /api/Bilhetes/:id/Avaliacao': { nota: 1 },
  'POST /api/Bilhetes/:id/Cancelamento': { devolverCentavos: 0 },
  'POST /api/Bilhetes/:id/Adicionais/:tipo/Cancelamento': { devolverCentavos: 0 },
  'POST /api/Bilhetes/:id/Transferencia': pessoa,
  'POST /api/Bilhetes/:id/Remarcacao': {
    viagemId: '1',
    localidadeOrigem: lugares.saoPaulo,
    localidadeDestino: lugares.rio,
    poltrona: 9,
    cobrarCentavos: 0,
    devolverCentavos: 0,
  },
};
/** A device belongs to the last person who signed in there, so its id is no object of a person. */
const isOfADevice = (url: string): boolean => url.startsWith('/api/Avisos/Aparelhos/');
/** Every route to an object of a customer. */
const lines = API_ACCESS.filter(
  ([, url, letsIn]) =>
    url.includes(':') && letsIn.includes('cliente') && !letsIn.includes('ninguem') && !isOfADevice(url),
);

let server: Server;
let ana: ReturnType<typeof umComprador>;
/** The ids of ana's objects, by the first word of the address. */
let owned: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  const { id: pedido } = await ana.order([7]);
  await createBank(server.services.database).pay((await ana.charge(pedido)).txid);
  const { itens } = await ana.conclude(pedido);
  const passageiro = (await ana.post('/api/Passageiros', pessoa)).json<{ data: { id: string } }>().data.id;
  const { register, umaEsgotada, wait } = viagemEsgotada(() => server);
  await register('ana', '52998224725');
  const espera = (await wait('ana', await umaEsgotada(20))).json<{ data: { id: string } }>().data.id;
  const alerta = await ana.post('/api/AlertasDePreco', {
    localidadeOrigem: lugares.saoPaulo,
    localidadeDestino: lugares.rio,
    data: daquiA(20),
  });
  owned = {
    Cartoes: (await umPortador(server, 'ana', () => 9).keep(numeros[0])).id,
    AlertasDePreco: alerta.json<{ data: { id: string } }>().data.id,
    Pedidos: pedido,
    Bilhetes: itens[0]?.bilheteId ?? '',
    Reservas: (await ana.hold([8])).id,
    Passageiros: passageiro,
    ListaDeEspera: espera,
  };
}, START_MS);
afterAll(() => server.close());

const knock = async ([method, url]: AccessLine, id: string, who: string) => {
  const payload = BODIES[`${method} ${url}`];
  const reply = await server.app.inject({
    method,
    url: url.replace(':id', id).replace(':tipo', 'bicicleta').replace(':iniciacao', randomUUID()),
    headers: { ...signedInAs(who), 'idempotency-key': randomUUID() },
    ...(payload ? { payload } : {}),
  });
  const codigos =
    reply.statusCode < 400 ? [] : reply.json<{ erros: { codigo: string }[] }>().erros.map((one) => one.codigo);
  return { status: reply.statusCode, codigos, body: reply.body };
};
const idOf = ([, url]: AccessLine): string => owned[url.split('/')[2] ?? ''] ?? '';
const seen = async () => {
  const answers = ['Pedidos', 'Bilhetes', 'Reservas'].map((kind) => ana.get(`/api/${kind}/${owned[kind]}`));
  const lists = ['/api/Passageiros', '/api/ListaDeEspera', '/api/AlertasDePreco', '/api/Cartoes'].map(ana.get);
  return (await Promise.all([...answers, ...lists])).map(
    (answer) => answer.json<{ data: Record<string, unknown> }>().data,
  );
};

describe('what is somebody else’s', () => {
  it('is known here for every route to an object of a customer', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => idOf(line) === '').map(([method, url]) => `${method} ${url}`)).toEqual([]);
  });

  it.each(lines.map((line) => [`${line[0]} ${line[1]}`, line] as const))(
    'answers %s as what does not exist [ID1]',
    async (_, line) => {
      const theirs = await knock(line, idOf(line), 'bia');
      const nobodys = await knock(line, randomUUID(), 'bia');
      expect({ status: theirs.status, codigos: theirs.codigos }).toEqual({
        status: nobodys.status,
        codigos: nobodys.codigos,
      });
      expect([404, 204]).toContain(theirs.status);
      expect(theirs.body).not.toMatch(/Conceição|Ana Souza|52998224725|4242/);
    },
  );

  it('is as it was after all of that [ID1]', async () => {
    const before = await seen();
    for (const line of lines) await knock(line, idOf(line), 'bia');
    const withoutClock = (rows: unknown[]) => JSON.stringify(rows).replace(/"restanteMs":\d+/g, '');
    expect(withoutClock(await seen())).toBe(withoutClock(before));
    expect(before[0]).toMatchObject({ situacao: 'emitido' });
  });
});
