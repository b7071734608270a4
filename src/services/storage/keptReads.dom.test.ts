import { AGORA, failed, offline, succeeded } from '../../../tests/support/builders';
import { umaParada, umBilhete, umItem, umPedido, novoRio } from '../../../tests/support/viagemBuilders';
import { GUARDA_DIAS } from '../../domain/bilhetes/guardados';
import { createHttp } from '../http/createHttp';
import type { HttpRequest, HttpResult } from '../ports';
import { createKeepReads, forgetReads } from './keptReads';

const USER = 'CognitoIdentityServiceProvider.c.LastAuthUser';
const DIA_MS = 86_400_000;
const list: HttpRequest = { method: 'GET', path: '/Pedidos' };
const order: HttpRequest = { method: 'GET', path: '/Pedidos/p1' };
const ticket: HttpRequest = { method: 'GET', path: '/Bilhetes/b1' };
const issued = umPedido({ situacao: 'emitido', expiraEm: null, itens: [umItem({ bilheteId: 'b1' })] });

const read = (request: HttpRequest, result: HttpResult<unknown>, now = AGORA.getTime()) =>
  createKeepReads(
    () => window.localStorage,
    () => now,
  )(request, result);
const signIn = (sub: string) => window.localStorage.setItem(USER, sub);
const kept = () => Object.keys(window.localStorage).filter((key) => key !== USER);

describe('what a browser keeps to be read without a network', () => {
  beforeEach(() => signIn('ana'));
  afterEach(() => window.localStorage.clear());

  it('is the tickets and the orders they belong to, as they were last read [CA1]', () => {
    for (const [request, value] of [
      [list, [issued]],
      [order, issued],
      [ticket, umBilhete()],
    ] as const) {
      expect(read(request, succeeded(value))).toEqual(succeeded(value));
      expect(read(request, offline())).toEqual(succeeded(value));
    }
  });

  it.each([
    ['a payment under way', order, umPedido()],
    ['a list without a ticket', list, [umPedido()]],
    ['one’s own data', { method: 'GET', path: '/Conta/ObterPorCognitoId' }, { cpf: '1' }],
    ['a copy of one’s data', { method: 'GET', path: '/Conta/Exportacao' }, [issued]],
    ['a search', { method: 'GET', path: '/Viagens?localidadeOrigem=1' }, []],
    ['a ticket’s file', { method: 'GET', path: '/Bilhetes/b1/Pdf' }, 'x'],
    ['what was sent', { method: 'POST', path: '/Pedidos' }, issued],
  ] as const)('is never %s [CA1]', (_, request, value) => {
    read(request, succeeded(value));
    expect(kept()).toEqual([]);
    expect(read(request, offline())).toEqual(offline());
  });

  it('is each order of a list too, as if it had been opened', () => {
    read(list, succeeded([issued, umPedido({ id: 'p2' })]));
    expect(read(order, offline())).toEqual(succeeded(issued));
    expect(read({ method: 'GET', path: '/Pedidos/p2' }, offline())).toEqual(offline());
  });

  it('is a list of the orders that were opened, the newest first', () => {
    const older = { ...issued, id: 'p0', criadoEm: '2026-11-20T12:00:00.000Z' };
    for (const pedido of [older, issued]) read({ method: 'GET', path: `/Pedidos/${pedido.id}` }, succeeded(pedido));
    expect(read(list, offline())).toEqual(succeeded([issued, older]));
  });

  it('leaves out of a list what has no ticket', () => {
    read(list, succeeded([issued, umPedido({ id: 'p2' })]));
    expect(read(list, offline())).toEqual(succeeded([issued]));
  });

  it('says that a ticket was cancelled, once that was read', () => {
    read(ticket, succeeded(umBilhete()));
    read(ticket, succeeded(umBilhete({ situacao: 'cancelado' })));
    expect(read(ticket, offline())).toEqual(succeeded(umBilhete({ situacao: 'cancelado' })));
  });

  it('answers nothing but silence: a refusal stands as it is [LG1]', () => {
    read(ticket, succeeded(umBilhete()));
    for (const refusal of [
      failed({ kind: 'refused', status: 404, erros: [] }),
      failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' }),
    ])
      expect(read(ticket, refusal)).toEqual(refusal);
  });

  it('answers when the identity provider is silent, and the question went out without a token', () => {
    read(ticket, succeeded(umBilhete()));
    const erros = [{ codigo: 'LOGIN_NECESSARIO', mensagem: 'x' }];
    expect(read(ticket, failed({ kind: 'refused', status: 401, erros }))).toEqual(succeeded(umBilhete()));
  });

  it('is nobody else’s, and is gone when somebody else signs in [LG1]', () => {
    read(ticket, succeeded(umBilhete()));
    signIn('ana2');
    expect(read(ticket, offline())).toEqual(offline());
    expect(kept()).toEqual([]);
  });

  it('is gone with the session [LG1]', () => {
    read(ticket, succeeded(umBilhete()));
    forgetReads(window.localStorage);
    expect(kept()).toEqual([]);
  });

  it('is not kept for who signed out while it was read [LG1]', () => {
    window.localStorage.removeItem(USER);
    read(ticket, succeeded(umBilhete()));
    expect(kept()).toEqual([]);
  });

  it('is not what lands while its person is signed out, though the tokens are still there [LG1]', async () => {
    const keepReads = createKeepReads(() => window.localStorage);
    const later: ((response: Response) => void)[] = [];
    const http = createHttp(
      () => new Promise<Response>((resolve) => later.push(resolve)),
      { onSessaoRecusada: () => undefined },
      keepReads,
    );
    const answer = () => new Response(JSON.stringify({ data: issued }), { status: 200 });
    const late = http.request(order);
    forgetReads(window.localStorage);
    later.pop()?.(answer());
    expect(await late).toEqual(succeeded(issued));
    expect(kept()).toEqual([]);
    const next = http.request(order);
    later.pop()?.(answer());
    await next;
    expect(kept()).not.toEqual([]);
  });

  it(`is deleted ${GUARDA_DIAS} days after the trip [LG1]`, () => {
    const bilhete = umBilhete({ chegada: umaParada(novoRio, '2026-12-01', '14:10') });
    const end = Date.parse(bilhete.chegada.instante) + GUARDA_DIAS * DIA_MS;
    read(ticket, succeeded(bilhete));
    expect(read(ticket, offline(), end - 1)).toEqual(succeeded(bilhete));
    expect(read(list, offline(), end)).toEqual(offline());
    expect(kept()).toEqual([]);
    read(ticket, succeeded(bilhete), end);
    expect(kept()).toEqual([]);
  });

  it('does without where the browser keeps nothing, or what is there is no reading [SI6]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(read(ticket, succeeded(umBilhete()))).toEqual(succeeded(umBilhete()));
    jest.restoreAllMocks();
    window.localStorage.setItem('itape.leitura.ana/Bilhetes/b1', 'x');
    expect(read(ticket, offline())).toEqual(offline());
  });
});
