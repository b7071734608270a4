import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import { EXECUTIVO, LEITO, umaPessoa } from '../../posVenda/testdata/posVenda';
import { checkInvariants } from '../alertas/invariants';
import { CONVENCIONAL, DOIS_ANDARES, umaOperacao } from '../testdata/trocaDeOnibus';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
  await Promise.all([replicas.server, replicas.other].map(({ services }) => services.scheduler.stop()));
}, START_MS);
afterAll(() => replicas.close());

const settled = <T>(work: Promise<T>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

it('holds, orders and releases while the coach changes end in the books of one coach', async () => {
  const { server, other } = replicas;
  const otto = umaOperacao(server);
  const { database } = other.services;
  const { inventory } = other.app;
  for (let round = 0; round < 5; round += 1) {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 5 + round);
    const hold = (who: string, poltrona: number) =>
      database.transaction((tx) => inventory.hold(tx, who, [trechoDe(id, 'saoPaulo', 'rio', [poltrona])]));
    const kept = await Promise.all([40, 41, 45, 46].map((poltrona) => hold(`antes${poltrona}${round}`, poltrona)));
    const [first, second, third] = kept;
    const work = [
      settled(database.transaction((tx) => inventory.confirmReserva(tx, first?.id ?? ''))),
      settled(database.transaction((tx) => inventory.releaseReserva(tx, second?.id ?? ''))),
      settled(database.transaction((tx) => inventory.extendReserva(tx, third?.id ?? ''))),
      ...[3, 7, 44].map((poltrona) => settled(hold(`durante${poltrona}${round}`, poltrona))),
    ];
    const isChanged = await otto.insist(id, DOIS_ANDARES);
    await Promise.all(work);
    expect([isChanged, (await otto.read(id)).onibus.id, await otto.faults(id)]).toEqual([true, DOIS_ANDARES, []]);
    const { rows } = await sql<{ n: number }>`
      select count(distinct reserva_id)::int as n from ocupacao where partida_id = ${id}::bigint
        and reserva_id = any(${[first, third, kept[3]].map((one) => one?.id ?? '')}::uuid[])`.execute(database.db);
    expect(rows).toEqual([{ n: 3 }]);
  }
}, 60_000);

it('payments, cancellations and exchanges of seats while the coach changes lose nobody and seat nobody twice', async () => {
  const { server, other } = replicas;
  const otto = umaOperacao(other);
  for (let round = 0; round < 4; round += 1) {
    const dias = 21 + round;
    const ana = umaPessoa(server, `ana${round}`);
    const bia = umaPessoa(server, `bia${round}`);
    const caio = umaPessoa(server, `caio${round}`);
    const bought = await ana.buy([LEITO.poltrona, EXECUTIVO.poltrona], dias);
    const viagemId = bought.itens[0]?.viagemId ?? '';
    const exchanged = await bia.buy([30], dias);
    const pending = await caio.pedidoFor([2, 3], dias);
    const escolha = await bia.escolha(31, dias);
    const [isChanged, cancelled] = await Promise.all([
      otto.insist(viagemId, CONVENCIONAL, 'O ônibus quebrou'),
      ana.cancel(bought.itens[0]?.bilheteId ?? '', LEITO.total),
      caio.pay(pending.id),
      bia.exchange(exchanged.itens[0]?.bilheteId ?? '', escolha),
    ]);
    expect([200, 201, 409]).toContain(cancelled.statusCode);
    const after = await caio.settle(pending.id);
    expect([isChanged, after.situacao, await otto.faults(viagemId)]).toEqual([true, 'emitido', []]);
    expect(await checkInvariants(server.services.database.db)).toEqual([]);
  }
}, 120_000);
