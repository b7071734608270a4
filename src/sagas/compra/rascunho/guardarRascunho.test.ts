import { failed, offline, refused, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { umaReserva, umaReservaPropria, umPedido } from '../../../../tests/support/viagemBuilders';
import { toCotados } from '../../../domain/compra/cotacao';
import { parseCompra } from '../../../domain/compra/parseCompra';
import type { NovoRascunho, Rascunho } from '../../../domain/wire/compra/rascunhos';
import type { HttpRequest } from '../../../services/ports';
import { selectTomador } from '../../../store/compra/tomador';
import { selectCotacao } from '../../../store/compra/cotacao';
import { DE_NOVO_MS, PAUSA_RASCUNHO_MS } from './guardarRascunho';
import { ESPERA_RASCUNHO_MS } from './retomarRascunho';
import { PUT, GET, LINK, form, rascunho, found, mudou, written, start } from '../../../../tests/support/startRascunho';

const EMPRESA = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is typed about the passengers', () => {
  it('is kept once, a moment after the person pauses', async () => {
    const app = start();
    for (const nome of ['A', 'An', 'Ana']) {
      app.type(nome, '');
      await app.wait(PAUSA_RASCUNHO_MS - 1);
    }
    expect(app.puts()).toEqual([]);
    await app.wait(1);
    expect(app.bodies()).toEqual([{ versao: 0, dados: rascunho('Ana', '') }]);
    expect(app.phase()).toBe('salvo');
    expect(app.compra().dados).toEqual(form('Ana', ''));
  });

  it('is told again only where it changed, with the version that was seen', async () => {
    const app = start();
    app.type('Ana', '');
    await app.wait();
    app.emit('PassageirosDigitados', { dados: form('Ana', '') });
    app.emit('PaginaDeixada');
    await app.wait();
    expect(app.puts()).toHaveLength(1);
    app.type('Ana', 'Bia');
    await app.wait();
    expect(app.bodies()[1]).toEqual({ versao: 1, dados: rascunho('Ana', 'Bia') });
  });

  it('goes with the coupon, the insurance and who of them buys', async () => {
    const app = start();
    app.emit('PassageirosDigitados', { dados: form('Ana', '') });
    app.emit('mudouPassageiroComprador', { indice: 1 });
    await app.wait();
    expect(app.bodies()).toEqual([{ versao: 0, dados: { ...rascunho('Ana', ''), compradorPassageiro: 1 } }]);
  });

  it('goes with the extras that were chosen', async () => {
    const app = start();
    const dados = form('Ana', '');
    const [first, second] = dados.passageiros;
    if (!first || !second) throw new Error('two seats are held');
    const passageiros = [{ ...first, adicionais: { bicicleta: 1 } }, second];
    app.emit('PassageirosDigitados', { dados: { ...dados, passageiros } });
    await app.wait();
    expect(app.bodies()[0]?.dados.passageiros).toMatchObject([{ adicionais: { bicicleta: 1 } }, { nome: '' }]);
  });

  it('goes with the company that is named at the payment step', async () => {
    const app = start({}, { dados: form('Ana', '') });
    app.emit('TomadorInformado', { tomador: EMPRESA });
    await app.wait();
    expect(app.bodies()).toEqual([
      { versao: 0, dados: { ...rascunho('Ana', ''), tomador: { ...EMPRESA, email: '' } } },
    ]);
    app.emit('TomadorInformado', { tomador: null });
    await app.wait();
    expect(app.bodies()[1]?.dados.tomador).toBeNull();
  });

  it('that is only prefilled is not kept, and nothing is without a hold', async () => {
    const app = start();
    app.emit('PassageirosAbertos');
    await app.wait();
    const loose = start({}, { reserva: null });
    loose.type('Ana');
    await loose.wait();
    expect([...app.puts(), ...loose.puts()]).toEqual([]);
  });

  it('goes along to another hold once its form opens', async () => {
    const app = start({}, { dados: form('Ana', '') });
    app.emit('PassageirosAbertos');
    await app.wait();
    expect(app.bodies()).toEqual([{ versao: 0, dados: rascunho('Ana', '') }]);
  });
});

describe('leaving the page', () => {
  it('keeps at once what was typed last, in a request that outlives it', async () => {
    const app = start();
    app.type('Ana', '');
    app.emit('PaginaDeixada');
    await app.settle();
    expect(app.puts()).toEqual([
      expect.objectContaining({ keepalive: true, body: { versao: 0, dados: rascunho('Ana', '') } }),
    ]);
  });

  it('lets the last words stand whether or not the request before them has arrived', async () => {
    const app = start({
      [PUT]: ({ body, keepalive }) => (keepalive ? written({ body } as HttpRequest) : new Promise(() => undefined)),
    });
    app.type('A', '');
    await app.wait();
    app.type('Ana', '');
    app.emit('PaginaDeixada');
    await app.settle();
    expect(app.bodies()).toEqual([
      { versao: 0, dados: rascunho('A', '') },
      { versao: 1, dados: rascunho('Ana', '') },
    ]);
  });
});

describe('leaving the page while it is on its way', () => {
  it('says it once more, in a request that outlives the page, and that one is not taken back', async () => {
    const signals: string[] = [];
    const app = start({
      [PUT]: ({ keepalive }) => {
        signals.push(keepalive ? 'last' : 'first');
        return new Promise(() => undefined);
      },
    });
    app.type('Ana', '');
    await app.wait();
    for (let time = 0; time < 3; time += 1) app.emit('PaginaDeixada');
    await app.settle();
    expect(signals).toEqual(['first', 'last']);
    expect(app.bodies()[1]).toEqual({ versao: 1, dados: rascunho('Ana', '') });
  });
});

describe('without a network', () => {
  it('nothing is said, and it is tried again: later and later, and as soon as there is one', async () => {
    let answer: Replies[string] = offline();
    const app = start({ [PUT]: (request) => (typeof answer === 'function' ? answer(request) : answer) });
    app.type('Ana', '');
    await app.wait();
    await app.wait(DE_NOVO_MS);
    await app.wait(DE_NOVO_MS);
    expect(app.puts()).toHaveLength(2);
    await app.wait(DE_NOVO_MS);
    expect(app.puts()).toHaveLength(3);
    answer = written;
    app.emit('ConexaoMudada', { online: false });
    await app.settle();
    expect(app.puts()).toHaveLength(3);
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    expect(app.puts()).toHaveLength(4);
    expect(app.phase()).toBe('salvo');
    expect(app.state().interface.toasts).toEqual([]);
    expect(app.compra().aviso).toBeNull();
    await app.wait(600_000);
    expect(app.puts()).toHaveLength(4);
  });

  it('what is typed meanwhile is what is kept in the end', async () => {
    let calls = 0;
    const app = start({ [PUT]: (request) => (++calls === 1 ? offline() : written(request)) });
    app.type('Ana', '');
    await app.wait();
    app.type('Ana', 'Bia');
    await app.wait();
    expect(app.bodies()[1]).toEqual({ versao: 0, dados: rascunho('Ana', 'Bia') });
  });
});

describe('while two versions of the server run', () => {
  it('a draft that the older one does not understand is told again, to the newer one', async () => {
    let calls = 0;
    const app = start({ [PUT]: (request) => (++calls === 1 ? refused(400, 'Campo desconhecido.') : written(request)) });
    app.type('Ana', '');
    await app.wait();
    expect(app.phase()).not.toBe('fechado');
    await app.wait(DE_NOVO_MS);
    expect(app.bodies()).toHaveLength(2);
    expect(app.phase()).toBe('salvo');
  });
});

describe('going on to the payment', () => {
  const prontos = { comprador: { nome: 'Ana' }, passageiros: [] };

  it('keeps it at once, and nothing more once the order is made', async () => {
    const app = start({ 'POST /Pedidos': succeeded(umPedido()) });
    app.emit('PassageirosDigitados', { dados: form('Ana', 'Bia') });
    app.emit('PassageirosEnviados', prontos);
    await app.settle();
    expect(app.puts()).toHaveLength(1);
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    app.type('Ana', 'Beatriz');
    await app.wait();
    expect(app.compra().pedidoId).toBe('p1');
    expect(app.puts()).toHaveLength(1);
  });

  it('is told nothing of a draft that came after the order, and asks no more for that hold', async () => {
    const feito = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'PEDIDO_FEITO', mensagem: 'Já.' }] });
    const app = start({ [PUT]: feito });
    app.type('Ana', '');
    await app.wait();
    app.type('Ana', 'Bia');
    await app.wait();
    expect(app.puts()).toHaveLength(1);
    expect([app.phase(), app.compra().aviso]).toEqual(['fechado', null]);
  });
});

describe('another tab that writes too', () => {
  it('is joined quietly: its fields come into the form, ours stand, down to the last key', async () => {
    let theirs: Rascunho | null = null;
    const app = start({
      [PUT]: (request) => {
        const { versao } = request.body as NovoRascunho;
        return theirs && versao < theirs.versao ? mudou() : written(request);
      },
      [GET]: () => {
        app.type('Ana L', '');
        return succeeded(theirs);
      },
    });
    app.type('Ana', '');
    await app.wait();
    theirs = found(2, 'Ana', 'Bia de lá');
    app.type('Ana ', '');
    await app.wait();
    expect(app.compra()).toMatchObject({ dados: form('Ana L', 'Bia de lá'), versaoDados: 1 });
    await app.wait(DE_NOVO_MS);
    expect(app.bodies().at(-1)).toEqual({ versao: 2, dados: rascunho('Ana L', 'Bia de lá') });
    expect(app.phase()).toBe('salvo');
  });
});

describe('the same hold found again', () => {
  const again = (reply: Replies[string]) => {
    const app = start(
      { 'POST /Reservas': succeeded(umaReserva()), 'GET /Reservas/r1': succeeded(umaReservaPropria()), [GET]: reply },
      { trechos: [], reserva: null },
    );
    app.ports.navigation.path = LINK;
    app.emit('CompraFechada');
    app.emit('CompraAberta');
    return app;
  };

  it('brings back what was typed before its form opens [NR2]', async () => {
    const kept = found(4, 'Ana', '12');
    const app = again(
      succeeded({ ...kept, dados: { ...kept.dados, compradorPassageiro: 0, cupom: 'VERAO', seguro: true } }),
    );
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, dados: form('Ana', '12'), compradorPassageiro: 0 });
    expect(selectCotacao(app.state())).toMatchObject({ cupom: 'VERAO', seguro: true });
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('passageiros');
    app.type('Ana', '123');
    await app.wait();
    expect(app.bodies()[0]).toMatchObject({ versao: 4 });
  });

  it('brings back the company that was named before the page was loaded anew', async () => {
    const kept = found(4, 'Ana', '');
    const app = again(succeeded({ ...kept, dados: { ...kept.dados, tomador: { ...EMPRESA, email: '' } } }));
    await app.settle();
    expect(selectTomador(app.state())).toEqual(EMPRESA);
  });

  it('brings back the extras that were chosen before the page was loaded anew, which the price is asked for with', async () => {
    const kept = found(4, 'Ana', '');
    const [first = {}, second = {}] = kept.dados.passageiros ?? [];
    const passageiros = [{ ...first, adicionais: { bicicleta: 1 } }, second];
    const app = again(succeeded({ ...kept, dados: { ...kept.dados, passageiros } }));
    await app.settle();
    const restored = app.compra().dados?.passageiros ?? [];
    expect(restored).toMatchObject([{ nome: 'Ana', adicionais: { bicicleta: 1 } }, { nome: '' }]);
    expect(toCotados(restored, [[5, 6]])).toMatchObject([{ adicionais: [{ tipo: 'bicicleta', quantidade: 1 }] }, {}]);
  });

  it.each([
    ['nothing was typed', succeeded(null)],
    ['nobody answers', offline()],
    ['the server refuses', refused(404, 'Não encontramos esta reserva.')],
  ])('opens an empty form where %s', async (_, reply) => {
    const app = again(reply);
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, dados: null, aviso: null });
  });

  it('waits for it no longer than a moment', async () => {
    const app = again(() => new Promise(() => undefined));
    await app.settle();
    expect(app.compra().reserva).toBeNull();
    await app.wait(ESPERA_RASCUNHO_MS);
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, dados: null });
  });
});
