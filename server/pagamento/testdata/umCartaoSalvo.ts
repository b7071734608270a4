import type { NovoPagamentoCartao, PagamentoCartao } from '../../../src/domain/wire/pagamento/cartao';
import type { CartaoSalvo } from '../../../src/domain/wire/pagamento/cartoesSalvos';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, umComprador } from '../../pedidos/testdata/comprador';
import { forgetCofres, keepCartoes } from '../cartao/salvos/keepCartoes';
import type { CartaoPort } from '../cartao/cartaoPort';
import { createSteps } from '../../platform/jobs/steps';
import { past } from './cartaoWorld';
import { typeCartao, umPagador } from './umCartao';

/** Valid numbers of cards that the embedded acquirer approves without a challenge. */
export const numeros = [
  '4242424242424242',
  '5555555555554444',
  '6362970000457013',
  '4012888888881881',
  '5105105105105100',
  '4111111111111111',
  '5200000000001005',
  '4000000000001000',
] as const;

/** Exchanges a typed security code for a token, as the page of a kept card does. */
export const typeCode = async ({ app }: Server, codigo = '123'): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/_sandbox/cartao/campos/codigo',
    headers: { origin: 'http://127.0.0.1', host: '127.0.0.1' },
    payload: { codigo, digitos: codigo.length },
  });
  return answer.json<{ token: string }>().token;
};

/** A person who keeps cards, over the API; `poltrona` is the next free seat of their trip. */
export function umPortador(server: Server, sub: string, poltrona: () => number) {
  const comprador = umComprador(server, sub);
  const pagador = umPagador(server, sub);
  const headers = signedInAs(sub);
  const order = async () => (await comprador.order([poltrona()])).id;
  const list = async () =>
    (await server.app.inject({ url: '/api/Cartoes', headers })).json<{ data: CartaoSalvo[] }>().data;
  /** Pays a new order with a typed card that is to be kept. */
  const buyAndKeep = async (numero: string) => {
    const { token } = (await typeCartao(server, numero)).json<{ token: string }>();
    const id = await order();
    const { situacao } = await pagador.pay(id, 'aprova', { token, guardar: true });
    if (situacao !== 'aprovado') throw new Error(`the card was ${situacao}`);
    return { id, token };
  };
  return {
    comprador,
    pagador,
    order,
    list,
    buyAndKeep,
    /** The same, until the card is listed. */
    keep: async (numero: string): Promise<CartaoSalvo> => {
      await buyAndKeep(numero);
      const rows = await eventually(list, (all) => all.some(({ final4 }) => numero.endsWith(final4)));
      return rows.find(({ final4 }) => numero.endsWith(final4)) as CartaoSalvo;
    },
    /** Pays an order with a saved card and a typed code. */
    payWith: async (pedidoId: string, cartaoId: string, change: Partial<NovoPagamentoCartao> = {}, codigo = '123') =>
      pagador.post(pedidoId, 'aprova', { token: await typeCode(server, codigo), cartaoId, ...change }),
    remove: (id: string) => server.app.inject({ method: 'DELETE', url: `/api/Cartoes/${id}`, headers }),
  };
}

/** The vault of the acquirer and what we owe it, with the jobs of saved cards. */
export function umCofre(server: Server, cartao: CartaoPort) {
  const { database } = server.services;
  const { db } = database;
  /** Runs the jobs once; the waits that follow failures are over. */
  const jobs = async (): Promise<void> => {
    await db.updateTable('falha').set({ tentar_em: past }).execute();
    const services = { database, cartao, steps: createSteps(database) };
    await keepCartoes(services);
    await forgetCofres(services);
  };
  return {
    jobs,
    /** Runs the jobs until something is so: a request's own run of them may hold a row meanwhile. */
    jobsUntil: <T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> =>
      eventually(async () => {
        await jobs();
        return read();
      }, isSo),
    rowOf: (id: string) => db.selectFrom('cartao_salvo').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The card under this name at the acquirer; undefined where it knows none. */
    atAcquirer: (cofre: string) =>
      db.selectFrom('sandbox_cartao_cofre').select('id').where('id', '=', cofre).executeTakeFirst(),
    /** Its kept cards with these last digits. */
    keptWith: (final4: string) =>
      db
        .selectFrom('sandbox_cartao_cofre')
        .select('id')
        .where('origem', 'is not', null)
        .where('final4', '=', final4)
        .execute(),
    /** The bank of a kept card challenges from now on. */
    challenge: (cofre: string) =>
      db.updateTable('sandbox_cartao_cofre').set({ cenario: 'desafio' }).where('id', '=', cofre).execute(),
    /** Attempts whose card is still to be kept. */
    toKeep: () => db.selectFrom('cobranca_cartao').select('id').where('guardar', '=', true).execute(),
    toForget: () => db.selectFrom('cofre_a_esquecer').select('cofre').execute(),
  };
}

export const codigoOf = (answer: { json: <T>() => T }): string | undefined =>
  answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo;

/** A payment's answer over the API. */
export const pagamentoOf = (answer: { json: <T>() => T }): PagamentoCartao =>
  answer.json<{ data: PagamentoCartao }>().data;
