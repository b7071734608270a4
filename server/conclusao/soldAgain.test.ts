import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startOperadora } from '../bilhetes/emissao/testdata/operador';

let operadora: Awaited<ReturnType<typeof startOperadora>>;

beforeAll(async () => {
  operadora = await startOperadora();
}, START_MS);
afterAll(() => operadora.server.close());
afterEach(() => expectInvariants(operadora.server));

/** A seat whose ticket was cancelled a moment ago, and the paid order of its next buyer. */
async function boughtAgain() {
  const { ana, bank, cancel, paid, bilhetesOf } = operadora;
  const first = await paid([7]);
  await ana.conclude(first.id);
  const [bilhete] = await bilhetesOf(first.id);
  expect(await cancel(bilhete?.id ?? '')).toBe(200);
  const { id } = await ana.order([7], first.viagemId);
  await bank.pay((await ana.charge(id)).txid);
  return { before: first.id, id };
}

describe('a seat that is free again with us and not yet at the operator', () => {
  it('is given back there before it is sold to whoever comes next', async () => {
    const { ana, emissaoOf } = operadora;
    const { before, id } = await boughtAgain();
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await emissaoOf(before)).toMatchObject([{ situacao: 'devolvida' }]);
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'vendida', tentativas: 1 }]);
  });

  it('is asked for again, and not given up, while the operator does not take it back', async () => {
    const { ana, db, emissaoOf, wait } = operadora;
    const { before, id } = await boughtAgain();
    const [venda] = await emissaoOf(before);
    const rename = (num_passagem: string) =>
      db.updateTable('emissao').set({ num_passagem }).where('pedido_id', '=', before).execute();
    await rename('0');
    expect((await ana.conclude(id)).situacao).toBe('emitindo');
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'pendente', sem_volta: false }]);

    await rename(venda?.num_passagem ?? '');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});
