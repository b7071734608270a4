import { trechosDaBusca } from '../../../tests/support/trechosDaBusca';
import { AGORA, failed, offline, succeeded, umaConta } from '../../../tests/support/builders';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra, type CompraDada } from '../../../tests/support/umaCompra';
import { umaCotacao, umaReserva } from '../../../tests/support/viagemBuilders';
import { parseCompra } from '../../domain/compra/parseCompra';
import { toCompraLink } from '../../domain/compra/linkDaCompra';
import { compradorDaConta, passageiroVazio, type DadosPassageiro } from '../../domain/compra/passageiros/passageiro';
import type { HttpRequest } from '../../services/ports';
import { selectCotacao, selectVendeAdicionais } from '../../store/compra/cotacao';
import { PAUSA_COTACAO_MS, recalcularValorTotal } from './recalcularValorTotal';

const busca = { idaVolta: false, localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '', dataVolta: null };
const reservados = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5, 6] }));
const ana: DadosPassageiro = {
  ...passageiroVazio(),
  nome: 'Ana Souza Lima',
  numeroDocumento: '12.345.678-9',
  dataNascimento: '10/03/1950',
  beneficio: 'idoso',
};

function start(reply: PortOverrides['replies'], compra: CompraDada = {}) {
  const dados = { passageiros: [ana, passageiroVazio()], comprador: compradorDaConta(umaConta()) };
  const app = startWorkflow(
    recalcularValorTotal,
    { replies: reply ?? {} },
    umaCompra({ reserva: umaReserva(), trechos: reservados, reservados, dados, ...compra }),
  );
  const sent = () => (app.ports.http.request as jest.Mock).mock.calls.map(([request]) => request as HttpRequest);
  const pause = async () => {
    await app.settle();
    jest.advanceTimersByTime(PAUSA_COTACAO_MS);
    await app.settle();
  };
  return { ...app, sent, pause, cotacao: () => selectCotacao(app.state()) };
}
const COTACAO = 'POST /Pedidos/Cotacao';

beforeEach(() => jest.useFakeTimers({ now: AGORA }));
afterEach(() => jest.useRealTimers());

describe('RecalcularValorTotal', () => {
  it('asks with the chosen extras of each passenger, and keeps what the server offers', async () => {
    const adicionais = [
      { tipo: 'bicicleta' as const, nome: 'Bicicleta', precoCentavos: 1, porPassageiro: 1, livres: 2 },
    ];
    const dados = {
      passageiros: [{ ...passageiroVazio(), adicionais: { bicicleta: 1, animal: 0 } }, passageiroVazio()],
      comprador: compradorDaConta(umaConta()),
    };
    const app = start({ [COTACAO]: succeeded(umaCotacao({ adicionais })) }, { dados });
    expect(selectVendeAdicionais(app.state())).toBe(false);
    app.emit('RecalcularValorTotal');
    await app.pause();
    expect(app.sent().map(({ body }) => body)).toMatchObject([
      { passageiros: [{ adicionais: [{ tipo: 'bicicleta', quantidade: 1 }] }, { poltrona: 6 }] },
    ]);
    expect(selectVendeAdicionais(app.state())).toBe(true);
  });

  it('asks the server once for many changes, and tells it nothing that names a person [§3.eventos.1]', async () => {
    const app = start({ [COTACAO]: succeeded(umaCotacao()) });
    for (let key = 0; key < 5; key += 1) app.emit('RecalcularValorTotal');
    await app.settle();
    expect(app.sent()).toEqual([]);
    expect(app.cotacao().phase).toBe('calculando');
    await app.pause();

    expect(app.sent().map(({ body }) => body)).toEqual([
      {
        reservaId: 'r1',
        passageiros: [
          { trecho: 0, poltrona: 5, dataNascimento: '1950-03-10', beneficio: 'idoso' },
          { trecho: 0, poltrona: 6 },
        ],
      },
    ]);
    expect(app.cotacao()).toMatchObject({ phase: 'parada', reservaId: 'r1', cotacao: umaCotacao() });
  });

  it('is done once where the form opens and fills itself in', async () => {
    const app = start({ [COTACAO]: succeeded(umaCotacao()) });
    app.emit('PassageirosAbertos');
    app.emit('RecalcularValorTotal');
    await app.pause();
    expect(app.sent()).toHaveLength(1);
    app.emit('PassageirosAbertos');
    await app.pause();
    expect(app.sent()).toHaveLength(2);
  });

  it('believes the last answer alone, however late the one before it comes', async () => {
    const answers: (() => void)[] = [];
    let asked = 0;
    const slow = () => {
      asked += 1;
      const reply = succeeded(umaCotacao({ totalCentavos: asked * 1_000 }));
      return new Promise<typeof reply>((resolve) => answers.push(() => resolve(reply)));
    };
    const app = start({ [COTACAO]: slow });
    app.emit('RecalcularValorTotal');
    await app.pause();
    app.emit('RecalcularValorTotal');
    await app.pause();
    answers[1]?.();
    answers[0]?.();
    await app.settle();

    expect(app.cotacao().cotacao?.totalCentavos).toBe(2_000);
  });

  it('keeps the last price where no answer comes, and says that it may be old', async () => {
    let online = true;
    const app = start({ [COTACAO]: () => (online ? succeeded(umaCotacao()) : offline()) });
    app.emit('RecalcularValorTotal');
    await app.pause();
    online = false;
    app.emit('RecalcularValorTotal');
    await app.pause();

    expect(app.cotacao()).toMatchObject({ phase: 'falhou', cotacao: umaCotacao() });
  });

  it('asks for the seats alone before the form of their passengers is there', async () => {
    const app = start({ [COTACAO]: succeeded(umaCotacao()) }, { dados: null });
    app.emit('RecalcularValorTotal');
    await app.pause();
    expect(app.sent().map(({ body }) => body)).toMatchObject([{ passageiros: [{ poltrona: 5 }, { poltrona: 6 }] }]);
  });

  it('looks at the map again where nothing is held yet', async () => {
    const app = start({}, { reserva: null });
    app.emit('RecalcularValorTotal');
    await app.pause();
    expect(app.sent()).toEqual([]);
    expect(app.cotacao().phase).toBe('parada');
    expect(app.stale).toEqual(['Poltronas', 'Viagens']);
  });
});

describe('a coupon and the insurance', () => {
  it('are asked for at once, and go on being asked for', async () => {
    const app = start({ [COTACAO]: succeeded(umaCotacao()) });
    app.emit('CupomAplicado', { codigo: 'VERAO25' });
    await app.settle();
    app.emit('SeguroAlternado', { contratar: true });
    await app.settle();
    app.emit('CupomRemovido');
    await app.settle();

    expect(app.sent().map(({ body }) => body)).toMatchObject([
      { cupom: 'VERAO25' },
      { cupom: 'VERAO25', seguro: true },
      { seguro: true },
    ]);
    expect(app.sent()[2]?.body).not.toHaveProperty('cupom');
  });

  it('is asked for with the person’s credit as it is switched on, and no sum is sent', async () => {
    const cotacao = umaCotacao({ creditoUsadoCentavos: 2_000, totalCentavos: 9_250 });
    const app = start({ [COTACAO]: succeeded(cotacao) });
    app.emit('CreditoAlternado', { usar: true });
    await app.settle();
    expect(app.cotacao()).toMatchObject({ usarCredito: true, cotacao: { totalCentavos: 9_250 } });
    app.emit('CreditoAlternado', { usar: false });
    await app.settle();
    expect(app.sent()[0]?.body).toMatchObject({ usarCredito: true });
    expect(app.sent()[1]?.body).not.toHaveProperty('usarCredito');
    expect(app.events.filter(({ type }) => type === 'FormaPagamentoEscolhida')).toEqual([]);
  });

  it('closes an open card form as credit changes what its instalments are of', async () => {
    const app = start({ [COTACAO]: succeeded(umaCotacao()) }, { forma: 'credito' });
    app.emit('CreditoAlternado', { usar: true });
    await app.settle();
    expect(app.events).toContainEqual({ type: 'FormaPagamentoEscolhida', payload: { forma: 'pix' } });
  });

  it('is dropped where it was refused, with the server’s words', async () => {
    const recusas = [{ codigo: 'CUPOM_VENCIDO', mensagem: 'Este cupom valeu até 31/12/2025.', campo: 'cupom' }];
    const app = start({ [COTACAO]: succeeded(umaCotacao({ recusas })) });
    app.emit('CupomAplicado', { codigo: 'NATAL2025' });
    await app.settle();

    expect(app.cotacao()).toMatchObject({ cupom: null, cupomRecusado: 'Este cupom valeu até 31/12/2025.' });
    app.emit('CupomAplicado', { codigo: 'OUTRO' });
    expect(app.cotacao()).toMatchObject({ cupom: 'OUTRO', cupomRecusado: null });
  });

  it('stand in the address once they count, where a refresh finds them, and a refused one does not', async () => {
    let recusas: { codigo: string; mensagem: string; campo: string }[] = [];
    const app = start({ [COTACAO]: () => succeeded(umaCotacao({ recusas })) });
    app.ports.navigation.path = toCompraLink({ trechos: reservados, chave: null, etapa: 'passageiros', pedido: null });
    const link = () => parseCompra(app.ports.navigation.path);
    app.emit('CupomAplicado', { codigo: 'VERAO25' });
    await app.settle();
    app.emit('SeguroAlternado', { contratar: true });
    await app.settle();
    expect(link()).toMatchObject({ etapa: 'passageiros', cupom: 'VERAO25', seguro: true });

    recusas = [{ codigo: 'CUPOM_ESGOTADO', mensagem: 'Este cupom se esgotou.', campo: 'cupom' }];
    app.emit('RecalcularValorTotal');
    await app.pause();
    expect(link()).not.toHaveProperty('cupom');
    expect(link()).toMatchObject({ seguro: true });
    expect(app.ports.navigation.go).not.toHaveBeenCalled();
  });

  it('stays where the hold was refused, for another choice of seats', async () => {
    const gone = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'RESERVA_EXPIRADA', mensagem: 'Acabou' }] });
    const app = start({ [COTACAO]: gone });
    app.emit('CupomAplicado', { codigo: 'VERAO25' });
    await app.settle();
    expect(app.cotacao()).toMatchObject({ cupom: 'VERAO25', phase: 'falhou' });
  });
});
