import { failed, offline, refused, succeeded, umaConta } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra, type CompraDada } from '../../../tests/support/umaCompra';
import { umaReserva } from '../../../tests/support/viagemBuilders';
import {
  compradorDaConta,
  dadosPara,
  passageiroVazio,
  type DadosPassageiros,
} from '../../domain/compra/passageiros/passageiro';
import type { PassageiroDoPedido } from '../../domain/wire/compra/passageirosDoPedido';
import type { HttpResult } from '../../services/ports';
import { selectAlerta, selectToasts } from '../../store/aplicativo/interface';
import { contaLoaded } from '../../store/conta/conta';
import { selectCompra } from '../../store/compra/compra';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { comprarViagem } from './comprarViagem';
import { passageirosDeNovo, PREENCHIDOS } from './passageirosDeNovo';

const GET = 'GET /Pedidos/p0/Passageiros';
const LINK =
  '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5.6&etapa=passageiros&deNovo=p0';
const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5, 6] }];
const conta = umaConta();
const pessoa = (nome: string, numero: string): PassageiroDoPedido => ({
  nome,
  documento: { tipo: 2, numero },
  dataNascimento: conta.dataNascimento,
});
const pessoas = [pessoa('Bia Lima', '222222222'), pessoa(conta.nome, '111111111')];
const form = (...nomes: string[]): DadosPassageiros => ({
  passageiros: nomes.map((nome) => ({ ...passageiroVazio(), nome })),
  comprador: compradorDaConta(conta),
});

// The time of the hold runs.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The account comes late, once the page is hidden. */
function* contaTardia(): Flow {
  yield* takeEvent('PaginaDeixada');
  yield* put(contaLoaded({ conta, sub: 's' }));
}

/** A purchase of two held seats that repeats the order p0. The buyer is presumed to be passenger 1. */
function start(reply: Replies[string], compra: CompraDada = {}, known = true) {
  const held = { trechos, reservados: trechos, reserva: umaReserva(), fimReserva: 600_000 };
  const app = startWorkflow(
    [comprarViagem, passageirosDeNovo, contaTardia],
    { replies: { [GET]: reply } },
    {
      ...umaCompra({ ...held, compradorPassageiro: 0, deNovo: 'p0', ...compra }),
      ...(known && { conta: { phase: 'complete' as const, conta, sub: 's' } }),
    },
  );
  app.ports.navigation.path = LINK;
  app.emit('CompraAberta');
  const open = (quantidade = 2) => app.emit('PassageirosDeNovoAbertos', { pedidoId: 'p0', quantidade });
  open();
  const vista = () => selectCompra(app.state());
  return {
    ...app,
    open,
    vista,
    nomes: () => vista().dados?.passageiros.map(({ nome }) => nome) ?? null,
    toasts: () => selectToasts(app.state()).map(({ texto }) => texto),
    asked: () =>
      (app.ports.http.request as jest.Mock).mock.calls.filter(([{ path }]) => path === '/Pedidos/p0/Passageiros')
        .length,
  };
}

/** A reply that waits to be given. */
function later() {
  let answer: (result: HttpResult<unknown>) => void = () => undefined;
  const reply = () => new Promise<HttpResult<unknown>>((resolve) => (answer = resolve));
  return { reply, answer: (result: HttpResult<unknown>) => answer(result) };
}

describe('buying an order again', () => {
  it('fills the seats with its people, tells it, and knows the buyer among them', async () => {
    const app = start(succeeded(pessoas));
    await app.settle();
    expect(app.vista()).toMatchObject({
      dados: {
        passageiros: [
          { nome: 'Bia Lima', numeroDocumento: '222222222' },
          { nome: conta.nome, numeroDocumento: '111111111' },
        ],
        comprador: compradorDaConta(conta),
      },
      compradorPassageiro: 1,
      versaoDados: 1,
    });
    expect(app.toasts()).toEqual([PREENCHIDOS]);
    // The draft is told of them, and no address of anybody.
    expect(app.events.at(-1)).toEqual({ type: 'PassageirosDigitados', payload: { dados: app.vista().dados } });
    expect(app.ports.navigation.path).toBe(LINK);
  });

  it('takes their extras along, of which the draft is told too', async () => {
    const ciclista = {
      ...pessoa('Bia Lima', '222222222'),
      adicionais: [{ tipo: 'bicicleta' as const, quantidade: 1 }],
    };
    const app = start(succeeded([ciclista]));
    await app.settle();
    const passageiros = [
      { nome: 'Bia Lima', adicionais: { bicicleta: 1 } },
      { nome: '', adicionais: {} },
    ];
    expect(app.vista().dados).toMatchObject({ passageiros });
    expect(app.events.at(-1)).toMatchObject({ type: 'PassageirosDigitados', payload: { dados: { passageiros } } });
  });

  it('takes nobody for the buyer who is not the account’s person', async () => {
    const app = start(succeeded([pessoas[0]]));
    await app.settle();
    expect([app.nomes(), app.vista().compradorPassageiro]).toEqual([['Bia Lima', ''], null]);
  });

  it('waits for the account, whose data are the buyer’s', async () => {
    const app = start(succeeded(pessoas), {}, false);
    await app.settle();
    expect(app.nomes()).toBeNull();
    app.emit('PaginaDeixada');
    await app.settle();
    expect(app.vista().dados?.comprador).toEqual(compradorDaConta(conta));
  });

  it.each([
    ['is not theirs', refused(404, 'Pedido não encontrado.')],
    ['cannot be read', failed({ kind: 'transient', motivo: 'servidor' })],
    ['cannot be asked for', offline()],
    ['has nobody left', succeeded([])],
  ])('leaves the form as it is, without a word, where the order %s', async (_, reply) => {
    const app = start(reply);
    await app.settle();
    expect(app.vista()).toMatchObject({ dados: null, compradorPassageiro: 0, versaoDados: 0, aviso: null });
    expect(app.toasts()).toEqual([]);
    expect(selectAlerta(app.state())).toBe(false);
  });

  it('asks again where the form opens again after a failure, and not after an answer', async () => {
    let fails = true;
    const app = start(() => (fails ? offline() : succeeded(pessoas)));
    await app.settle();
    fails = false;
    for (const times of [1, 2]) {
      app.emit('PassageirosDeNovoFechados');
      app.open();
      await app.settle();
      expect([times, app.asked()]).toEqual([times, 2]);
    }
  });

  it('takes a seat that is added later for the next of its people', async () => {
    const app = start(succeeded(pessoas), { dados: dadosPara(1, compradorDaConta(conta), form('Bia Lima')) });
    await app.settle();
    app.emit('PassageirosDeNovoFechados');
    app.open(3);
    await app.settle();
    expect(app.nomes()).toEqual(['Bia Lima', conta.nome, '']);
  });
});

describe('what is typed before the answer', () => {
  it('stays, whether the store has it or not: the people take the other seats', async () => {
    const { reply, answer } = later();
    const app = start(reply);
    app.emit('PassageirosEditados', { dados: form('Ca', '') });
    answer(succeeded(pessoas));
    await app.settle();
    expect([app.nomes(), app.vista().compradorPassageiro]).toEqual([['Ca', 'Bia Lima'], 0]);
  });

  it('stays as the store had it last, where a field was left', async () => {
    const { reply, answer } = later();
    const app = start(reply);
    app.emit('PassageirosEditados', { dados: form('C', '') });
    app.emit('PassageirosDigitados', { dados: form('Caio Reis', 'Dora Reis') });
    answer(succeeded(pessoas));
    await app.settle();
    expect(app.nomes()).toEqual(['Caio Reis', 'Dora Reis']);
    expect([app.vista().versaoDados, app.toasts()]).toEqual([0, []]);
  });
});

describe('a form that is left before the answer', () => {
  it.each(['PassageirosDeNovoFechados', 'SessaoEncerrada'] as const)('is not filled: %s', async (event) => {
    const { reply, answer } = later();
    const app = start(reply);
    if (event === 'SessaoEncerrada') app.emit(event, { motivo: 'pedida' });
    else app.emit(event);
    answer(succeeded(pessoas));
    await app.settle();
    expect([app.nomes(), app.toasts()]).toEqual([null, []]);
  });
});
