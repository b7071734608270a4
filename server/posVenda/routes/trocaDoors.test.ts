import { randomUUID } from 'node:crypto';
import type { PreviaRemarcacao, PreviaTransferencia } from '../../../src/domain/wire/posVenda/posVenda';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umPassageiro } from '../../pedidos/testdata/comprador';
import { umaPessoa, EXECUTIVO, type Escolha } from '../testdata/posVenda';

let server: Server;
let ana: ReturnType<typeof umaPessoa>;
let bia: ReturnType<typeof umaPessoa>;
let bilheteId: string;
let escolha: Escolha;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  [ana, bia] = [umaPessoa(server, 'ana'), umaPessoa(server, 'bia')];
  bilheteId = (await ana.buy([EXECUTIVO.poltrona])).itens[0]?.bilheteId ?? '';
  escolha = await ana.escolha(EXECUTIVO.poltrona);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

interface Answer {
  statusCode: number;
  json: <T>() => T;
}
const refusal = (answer: Answer) => {
  const [erro] = answer.json<{ erros?: { codigo: string; campo?: string }[] }>().erros ?? [];
  return [answer.statusCode, erro?.codigo];
};
const { nome, documento, dataNascimento } = umPassageiro({
  nome: 'Davi Sá',
  documento: { tipo: 2, numero: '98.765.432-1' },
});
const pessoa = { nome, documento, dataNascimento };
const sums = { cobrarCentavos: 0, devolverCentavos: 0 };
const bodyOf = (action: string): object => (action === 'Remarcacao' ? { ...escolha, ...sums } : pessoa);
const nobody = '00000000-0000-7000-8000-000000000000';

describe.each(['Remarcacao', 'Transferencia'])('%s', (action) => {
  it('of a ticket of somebody else is not there, to look at or to ask for, nor of one that nobody has', async () => {
    for (const id of [bilheteId, nobody, 'nada']) {
      const url = `/api/Bilhetes/${id}/${action}`;
      expect(refusal(await bia.get(url))).toEqual([404, 'BILHETE_NAO_ENCONTRADO']);
      expect(refusal(await bia.post(url, bodyOf(action)))).toEqual([404, 'BILHETE_NAO_ENCONTRADO']);
    }
    expect((await ana.bilhete(bilheteId)).situacao).toBe('emitido');
  });

  it('is shown to its owner as it is now, and kept by no cache', async () => {
    const answer = await ana.get(`/api/Bilhetes/${bilheteId}/${action}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const previa = answer.json<{ data: PreviaRemarcacao | PreviaTransferencia }>().data;
    expect(previa).toMatchObject({ bilheteId, permitido: true, pagoCentavos: EXECUTIVO.total, taxaCentavos: 0 });
  });

  it('needs a key, and takes no field that it does not know', async () => {
    const url = `/api/Bilhetes/${bilheteId}/${action}`;
    expect(refusal(await ana.post(url, bodyOf(action), ''))).toEqual([400, 'IDEMPOTENCY_KEY_OBRIGATORIA']);
    expect((await ana.post(url, { ...bodyOf(action), taxaCentavos: 0 })).statusCode).toBe(400);
    expect((await ana.post(url, {})).statusCode).toBe(400);
    expect((await ana.bilhete(bilheteId)).situacao).toBe('emitido');
  });
});

describe('the preview of an exchange', () => {
  it('has no sums before a seat is chosen, nor while a part of the choice is missing', async () => {
    expect((await ana.previewExchange(bilheteId)).acerto).toBeNull();
    const { viagemId, localidadeOrigem, localidadeDestino } = escolha;
    const part = new URLSearchParams({ viagemId, localidadeOrigem, localidadeDestino });
    const answer = await ana.get(`/api/Bilhetes/${bilheteId}/Remarcacao?${part}`);
    expect(answer.json<{ data: PreviaRemarcacao }>().data.acerto).toBeNull();
    expect((await ana.previewExchange(bilheteId, escolha)).acerto).toMatchObject(sums);
  });
});

describe('the key of an exchange', () => {
  it('is its owner’s: somebody else learns nothing by it, before and after', async () => {
    const url = `/api/Bilhetes/${bilheteId}/Remarcacao`;
    const key = randomUUID();
    expect(refusal(await bia.post(url, bodyOf('Remarcacao'), key))[0]).toBe(404);
    const done = await ana.post(url, bodyOf('Remarcacao'), key);
    expect(done.statusCode).toBe(201);
    const again = await ana.post(url, bodyOf('Remarcacao'), key);
    expect(again.json()).toEqual(done.json());
    const stranger = await bia.post(url, bodyOf('Remarcacao'), key);
    expect(refusal(stranger)[0]).toBe(404);
    expect(JSON.stringify(stranger.json())).not.toContain(done.json<{ data: { pedidoId: string } }>().data.pedidoId);
  });

  it('serves no other ticket and no transfer', async () => {
    const other = (await ana.buy([EXECUTIVO.poltrona + 1])).itens[0]?.bilheteId ?? '';
    const key = randomUUID();
    const url = (id: string, action: string) => `/api/Bilhetes/${id}/${action}`;
    expect((await ana.post(url(other, 'Transferencia'), pessoa, key)).statusCode).toBe(201);
    expect(refusal(await ana.post(url(bilheteId, 'Transferencia'), pessoa, key))).toEqual([422, 'CHAVE_REUTILIZADA']);
    const choice = { ...(await ana.escolha(EXECUTIVO.poltrona + 2)), ...sums };
    expect(refusal(await ana.post(url(other, 'Remarcacao'), choice, key))).toEqual([422, 'CHAVE_REUTILIZADA']);
  });
});

describe('a ticket that was exchanged', () => {
  it('is neither exchanged, given away nor cancelled again, under any key', async () => {
    expect((await ana.bilhete(bilheteId)).situacao).toBe('remarcado');
    const answers = [
      await ana.post(`/api/Bilhetes/${bilheteId}/Remarcacao`, { ...(await ana.escolha(30)), ...sums }),
      await ana.post(`/api/Bilhetes/${bilheteId}/Transferencia`, pessoa),
      await ana.cancel(bilheteId, EXECUTIVO.total),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });
});
