import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { PixPort } from '../pix/pixPort';
import { beginIniciacao } from './beginIniciacao';
import { IniciadorRefused, IniciadorUnavailable } from './iniciadorPort';
import { startIniciacao } from './startIniciacao';
import { umaIniciacao } from './testdata/umaIniciacao';
import { bancosDoIniciador, EXPIRA, umConsentimento, umIniciador } from './testdata/umIniciador';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umaIniciacao(server);
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;
const db = () => database().db;
/** An initiation that the initiator was not asked for yet, of a charge that is open. */
const begun = () => ana.begun(nextPoltrona++);
const begin = (pedidoId: string, bancoId = 'nimbo') =>
  database().transaction((tx) => beginIniciacao(tx, { dono: 'ana', pedidoId, bancoId, bancos: bancosDoIniciador }));
async function withoutCpf(): Promise<unknown> {
  const { id } = await ana.order([nextPoltrona++]);
  await db().updateTable('pedido').set({ comprador_cpf: '' }).where('id', '=', id).execute();
  return begin(id);
}
const atNoBank = async (): Promise<unknown> => begin((await ana.order([nextPoltrona++])).id, 'aurora');
async function eleventh(): Promise<unknown> {
  const { pedidoId } = await begun();
  for (let i = 2; i <= 10; i += 1) await begin(pedidoId);
  expect((await ana.rows(pedidoId)).map(({ tentativa }) => tentativa)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  return begin(pedidoId);
}

const rowOf = (id: string) =>
  db().selectFrom('iniciacao_pix').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const start = (iniciador: ReturnType<typeof umIniciador>, id: string) =>
  startIniciacao(
    { database: database(), pix: {} as PixPort, iniciador: iniciador.port, publicUrl: 'https://itape.test' },
    id,
  );

describe('the start of a payment in the app of a bank', () => {
  it('tells the initiator whose account pays which charge, and where the person comes back to', async () => {
    const { id, pedidoId, pixCopiaECola, totalCentavos } = await begun();
    const consentimento = umConsentimento();
    const iniciador = umIniciador(consentimento);
    const shown = {
      id,
      banco: bancosDoIniciador[0],
      situacao: 'aguardando',
      motivo: null,
      url: consentimento.url,
      expiraEm: EXPIRA.toISOString(),
    };
    expect(await start(iniciador, id)).toEqual(shown);
    expect(iniciador.begun).toEqual([
      {
        chave: id,
        bancoId: 'nimbo',
        cpf: '52998224725',
        valorCentavos: totalCentavos,
        copiaECola: pixCopiaECola,
        retorno: `https://itape.test/pagamento-pix?pedido=${pedidoId}&iniciacao=${id}`,
      },
    ]);
    expect(await start(iniciador, id)).toEqual(shown);
    expect(iniciador.begun).toHaveLength(1);
  });

  it('that the initiator refuses is over, and is refused by the same key from then on', async () => {
    const { id } = await begun();
    const refused = {
      status: 409,
      erros: [
        {
          codigo: 'INICIACAO_RECUSADA',
          mensagem: 'O banco não abriu este pagamento. Escolha outro banco ou use o QR Code.',
        },
      ],
    };
    await expect(start(umIniciador(new IniciadorRefused('no')), id)).rejects.toMatchObject(refused);
    expect(await rowOf(id)).toMatchObject({ situacao: 'recusada', motivo: 'banco', consentimento: null });
    const later = umIniciador(umConsentimento());
    await expect(start(later, id)).rejects.toMatchObject(refused);
    expect(later.begun).toEqual([]);
  });

  it('that the bank refuses later is shown as such by the same key', async () => {
    const { id } = await begun();
    await start(umIniciador(umConsentimento()), id);
    await db()
      .updateTable('iniciacao_pix')
      .set({ situacao: 'recusada', motivo: 'saldo' })
      .where('id', '=', id)
      .execute();
    expect(await start(umIniciador(new Error('not asked')), id)).toMatchObject({
      situacao: 'recusada',
      motivo: 'saldo',
      url: null,
    });
  });

  it('without an answer is told as such; a fault of ours is not hidden behind the initiator', async () => {
    const { id } = await begun();
    await expect(start(umIniciador(new IniciadorUnavailable('away')), id)).rejects.toMatchObject({
      status: 503,
      erros: [
        {
          codigo: 'INICIADOR_INDISPONIVEL',
          mensagem:
            'O pagamento no app do banco não está respondendo. Use o QR Code ou o código Pix, ou tente de novo em instantes.',
        },
      ],
      headers: { 'retry-after': '5' },
    });
    await expect(start(umIniciador(new TypeError('ours')), id)).rejects.toThrow(TypeError);
    expect(await rowOf(id)).toMatchObject({ situacao: 'criando', motivo: null });
  });

  it.each<[string, string, string, () => Promise<unknown>]>([
    [
      'without a CPF',
      'INICIACAO_NAO_VALE',
      'Este pedido não pode ser pago no app do banco. Use o QR Code.',
      withoutCpf,
    ],
    [
      'at a bank that is not there',
      'BANCO_NAO_ATENDE',
      'Este banco não está recebendo pagamentos agora. Escolha outro banco.',
      atNoBank,
    ],
    [
      'for the eleventh time',
      'INICIACOES_DEMAIS',
      'Foram muitas tentativas pelo app do banco. Use o QR Code ou o código Pix.',
      eleventh,
    ],
  ])('is refused %s', async (_which, codigo, mensagem, ask) => {
    await expect(ask()).rejects.toMatchObject({ status: 409, erros: [{ codigo, mensagem }] });
  });
});
