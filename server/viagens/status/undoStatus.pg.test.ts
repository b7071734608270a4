import { START_MS } from '../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { signedInAs } from '../../../tests/support/startServer';
import { EXECUTIVO, umaPessoa } from '../../posVenda/testdata/posVenda';

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas();
  await Promise.all([replicas.server, replicas.other].map(({ services }) => services.scheduler.stop()));
}, START_MS);
afterAll(() => replicas.close());

const headers = signedInAs('chefe', 'Admin');

it('undoing a cancellation and being refunded by it end with one of them', async () => {
  const { server, other } = replicas;
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const eu = umaPessoa(server, `rodada${round}`);
    const pedido = await eu.buy([EXECUTIVO.poltrona], 21 + round);
    const { viagemId = '', bilheteId } = pedido.itens[0] ?? {};
    // The ordinary rule keeps a fee by then, so a full refund shows that the cancellation opened it.
    await eu.age(pedido.id, 20, 10);
    const url = `/api/Viagens/${viagemId}/Status`;
    const payload = { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'chuva' };
    expect((await server.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    const [refund, undo] = await Promise.all([
      eu.cancel(bilheteId ?? '', EXECUTIVO.total),
      other.app.inject({ method: 'DELETE', url, headers }),
    ]);
    outcomes.add([refund.statusCode, undo.statusCode].join());
  }
  const allowed = ['200,409', '409,200'];
  expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
});
