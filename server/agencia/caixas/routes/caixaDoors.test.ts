import { randomUUID } from 'node:crypto';
import { VALOR_MAXIMO } from '../../../../src/domain/agencia/caixa/textos';
import type { Caixa, Fechamentos } from '../../../../src/domain/wire/agencia/caixas';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { insertOperador, venda } from '../../testdata/agencia';
import type { OperadorRow } from '../../operadores/operadorRepository';
import { recordMovement } from '../recordMovement';

let server: Server;
let eva: OperadorRow;
let till: Caixa;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const { db } = server.services.database;
  await db.insertInto('agencia_estabelecimento').values({ id: 2, nome: 'Outra agência' }).execute();
  await insertOperador(db, 'longe', { estabelecimento_id: 2, papel: 'responsavel' });
  await insertOperador(db, 'ivo');
  await insertOperador(db, 'rita', { papel: 'responsavel' });
  await insertOperador(db, 'barrada', { situacao: 'bloqueado' });
  eva = await insertOperador(db, 'eva', { limite_caixa_centavos: 50_000 });
  till = caixaOf(await send('eva', 'POST', '', { fundoCentavos: 10_000 }));
  await send('ivo', 'POST', '', { fundoCentavos: 10_000 });
}, START_MS);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE';
interface Reply {
  statusCode: number;
  json: () => unknown;
}
const supervisors = ['longe', 'rita'];
const headersOf = (who: string) =>
  supervisors.includes(who) ? signedInAs(who, 'Agencia', 'AgenciaResponsavel') : signedInAs(who, 'Agencia');
const send = (who: string, method: Method, url: string, payload?: object, key: string = randomUUID()) =>
  server.app.inject({
    method,
    url: `/api/Agencia/Caixas${url}`,
    headers: { ...headersOf(who), 'idempotency-key': key },
    ...(payload && { payload }),
  });
const caixaOf = (reply: Reply) => (reply.json() as { data: Caixa }).data;
const refusal = (reply: Reply) => {
  const { erros } = reply.json() as { erros?: { codigo: string; mensagem: string }[] };
  return [reply.statusCode, erros?.[0]?.codigo, erros?.[0]?.mensagem];
};
const movementsOf = async () => {
  const report = await server.app.inject({
    url: `/api/Agencia/RelatorioFechamento/${till.id}`,
    headers: headersOf('eva'),
  });
  return caixaOf(report).movimentos;
};
const sangria = (valorCentavos: number) => ({ tipo: 'sangria', valorCentavos, motivo: 'Cofre' });
const nobody = '00000000-0000-7000-8000-000000000000';

interface Door {
  method: Method;
  url: string;
  payload?: object;
}

/** Every way to change a till, with a body that its own operator may send. */
const doors: Door[] = [
  { method: 'POST', url: '/Pausa' },
  { method: 'DELETE', url: '/Pausa' },
  { method: 'POST', url: '/Movimentos', payload: sangria(100) },
  { method: 'POST', url: '/Contagem', payload: { cedulas: [] } },
  { method: 'POST', url: '/Fechamento', payload: { contagemId: nobody } },
];

describe.each(doors)('$method Caixas/{id}$url', ({ method, url, payload }) => {
  it.each(['ivo', 'longe'])('finds no till of somebody else for %s, and changes nothing', async (who) => {
    const before = await movementsOf();
    const answer = await send(who, method, `/${till.id}${url}`, payload);
    expect(refusal(answer)).toEqual([404, 'CAIXA_NAO_ENCONTRADO', 'Caixa não encontrado.']);
    expect(caixaOf(await send('eva', 'GET', '/Atual')).estado).toBe('aberto');
    expect(await movementsOf()).toEqual(before);
  });

  it('is closed to a blocked operator, and to the company', async () => {
    const barred = await send('barrada', method, `/${till.id}${url}`, payload);
    expect(refusal(barred).slice(0, 2)).toEqual([403, 'OPERADOR_BLOQUEADO']);
    const path = `/api/Agencia/Caixas/${till.id}${url}`;
    const headers = { ...signedInAs('alda', 'Admin'), 'idempotency-key': randomUUID() };
    const company = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
    expect(company.statusCode).toBe(403);
  });

  it('finds no till of an id that nobody has, or that is none', async () => {
    for (const id of [nobody, 'nada']) {
      expect(refusal(await send('eva', method, `/${id}${url}`, payload))[1]).toBe('CAIXA_NAO_ENCONTRADO');
    }
  });
});

describe('a supervisor', () => {
  it('sees a till of the agency, and neither pauses it nor moves its money', async () => {
    expect(refusal(await send('rita', 'POST', `/${till.id}/Pausa`)).slice(0, 2)).toEqual([409, 'CAIXA_FECHADO']);
    const taken = await send('rita', 'POST', `/${till.id}/Movimentos`, sangria(100));
    expect(refusal(taken).slice(0, 2)).toEqual([409, 'CAIXA_FECHADO']);
    expect(await movementsOf()).toHaveLength(1);
  });
});

describe('money into and out of a drawer', () => {
  it.each([
    ['nothing', sangria(0)],
    ['less than nothing', sangria(-1)],
    ['a part of a centavo', sangria(0.5)],
    ['more than anybody has', sangria(VALOR_MAXIMO + 1)],
    ['a kind that is the till’s own', { ...sangria(100), tipo: 'venda' }],
    ['a reason of two letters', { ...sangria(100), motivo: 'oi' }],
    ['no reason', { tipo: 'sangria', valorCentavos: 100 }],
  ])('is refused with %s', async (_, payload) => {
    const { tipo } = payload;
    expect([tipo, (await send('eva', 'POST', `/${till.id}/Movimentos`, payload)).statusCode]).toEqual([tipo, 400]);
    expect(await movementsOf()).toHaveLength(1);
  });

  it('needs a reason in words: blanks are none', async () => {
    const blank = { ...sangria(100), motivo: '     ' };
    const refused = await send('eva', 'POST', `/${till.id}/Movimentos`, blank);
    expect(refusal(refused)).toEqual([400, 'MOTIVO_OBRIGATORIO', 'Escreva o motivo']);
    expect(await movementsOf()).toHaveLength(1);
  });

  it('goes out to the last centavo, and not one more', async () => {
    const out = (valor: number) => send('eva', 'POST', `/${till.id}/Movimentos`, sangria(valor));
    expect(refusal(await out(10_001))).toEqual([
      409,
      'CAIXA_SEM_DINHEIRO',
      'Não há esse valor em dinheiro na gaveta. Faça um suprimento ou use outra forma.',
    ]);
    expect((await out(10_000)).statusCode).toBe(201);
    expect(refusal(await out(1))[1]).toBe('CAIXA_SEM_DINHEIRO');
  });

  it('comes from sales up to the drawer’s limit, and not one centavo more; a supply may pass it', async () => {
    const sell = (valor: number) =>
      server.services.database.transaction((tx) => recordMovement(tx, venda(eva.id, valor)));
    await expect(sell(50_001)).rejects.toMatchObject({ message: 'CAIXA_NO_LIMITE' });
    await sell(50_000);
    await expect(sell(1)).rejects.toMatchObject({ message: 'CAIXA_NO_LIMITE' });
    const more = { tipo: 'suprimento', valorCentavos: 1, motivo: 'Troco' };
    expect((await send('eva', 'POST', `/${till.id}/Movimentos`, more)).statusCode).toBe(201);
  });

  it('under one key moves once, and the key of one operator is worth nothing to another', async () => {
    const key = randomUUID();
    const first = await send('eva', 'POST', `/${till.id}/Movimentos`, sangria(700), key);
    const again = await send('eva', 'POST', `/${till.id}/Movimentos`, sangria(700), key);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    const taken = (await movementsOf()).filter(({ valorCentavos }) => valorCentavos === -700);
    expect(taken).toHaveLength(1);
    const other = await send('eva', 'POST', `/${till.id}/Movimentos`, sangria(701), key);
    expect(refusal(other).slice(0, 2)).toEqual([422, 'CHAVE_REUTILIZADA']);
    const stranger = await send('ivo', 'POST', `/${till.id}/Movimentos`, sangria(700), key);
    expect(refusal(stranger)[1]).toBe('CAIXA_NAO_ENCONTRADO');
    expect(stranger.body).not.toContain(till.id);
  });
});

describe('the sign-off of a closed till', () => {
  const count = async (who: string, id: string, quantidade: number) => {
    const cedulas = [{ valorCentavos: 100, quantidade }];
    return caixaOf(await send(who, 'POST', `/${id}/Contagem`, { cedulas })).contagem?.id ?? '';
  };
  const decide = (contagemId: string, more: object = {}) =>
    send('rita', 'POST', `/${till.id}/Conferencia`, { decisao: 'conferido', contagemId, ...more });

  it('is for the count that was on screen: no earlier one, and none of another till', async () => {
    const ivo = caixaOf(await send('ivo', 'GET', '/Atual'));
    const foreign = await count('ivo', ivo.id, 100);
    const first = await count('eva', till.id, 1);
    const second = await count('eva', till.id, 2);
    const stale = [409, 'CONTAGEM_DESATUALIZADA', 'A contagem mudou enquanto isso. Conte a gaveta de novo.'];
    const close = (contagemId: string) =>
      send('eva', 'POST', `/${till.id}/Fechamento`, { contagemId, nota: 'Faltou troco' });
    for (const id of [first, foreign, nobody]) expect(refusal(await close(id))).toEqual(stale);
    expect(caixaOf(await close(second)).estado).toBe('fechado');
    for (const id of [first, foreign, nobody]) expect(refusal(await decide(id))).toEqual(stale);
    expect(refusal(await decide(second, { decisao: 'devolvido', nota: '  oi  ' })).slice(0, 2)).toEqual([
      400,
      'MOTIVO_OBRIGATORIO',
    ]);
    expect(
      refusal(await send('longe', 'POST', `/${till.id}/Conferencia`, { decisao: 'conferido', contagemId: second }))[0],
    ).toBe(404);
    const done = caixaOf(await decide(second));
    expect([done.estado, done.decisoes.map(({ tipo, por }) => `${tipo} ${por}`)]).toEqual([
      'conferido',
      ['fechado eva', 'conferido rita'],
    ]);
  });

  it('stays what it was: no count, movement or pause comes after it', async () => {
    for (const { method, url, payload } of doors) {
      const answer = await send('eva', method, `/${till.id}${url}`, payload);
      expect([url, answer.statusCode]).toEqual([url, 409]);
    }
  });
});

describe('the history', () => {
  const days = async (filtro: string, who = 'rita') =>
    (await server.app.inject({ url: `/api/Agencia/RelatorioFechamento?${filtro}`, headers: headersOf(who) })).json<{
      data: Fechamentos;
    }>().data.total;

  it('puts a till on its day by the clocks of the company, to the minute', async () => {
    const { db } = server.services.database;
    const own = { operador_id: eva.id, estabelecimento_id: 1, comissao_pontos: 0, estado: 'fechado' as const };
    const edge = (at: string, numero: number) => {
      const instants = { aberto_em: new Date(at), fechado_em: new Date(at) };
      return db
        .insertInto('caixa')
        .values({ id: randomUUID(), numero, ...own, ...instants })
        .execute();
    };
    await edge('2025-03-10T02:59:59Z', 901);
    await edge('2025-03-10T03:00:00Z', 902);
    await edge('2025-03-11T02:59:59Z', 903);
    expect(await days('inicio=2025-03-09&fim=2025-03-09')).toBe(1);
    expect(await days('inicio=2025-03-10&fim=2025-03-10')).toBe(2);
    expect(await days('inicio=2025-03-09&fim=2025-03-10')).toBe(3);
    expect(await days('inicio=2025-03-11&fim=2025-03-12')).toBe(0);
  });

  it('of others is not for an operator, by their id either', async () => {
    expect(await days(`operador=${eva.id}`, 'rita')).toBe(4);
    expect(await days(`operador=${eva.id}`, 'ivo')).toBe(1);
    expect(await days('', 'ivo')).toBe(1);
    expect(await days(`operador=${eva.id}`, 'longe')).toBe(0);
  });
});
