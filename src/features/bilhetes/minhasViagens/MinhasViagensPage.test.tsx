import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete, umaParada, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { MinhasViagensPage } from './MinhasViagensPage';

const hoje = diaEm(AGORA, FUSO_DA_SEDE);
const on = (dia: string) =>
  umItem({ partida: umaParada(tiete, dia, '08:00'), chegada: umaParada(novoRio, dia, '14:00') });
const inTenMinutes = new Date(AGORA.getTime() + 600_000).toISOString();

const next = umPedido({ id: 'next', situacao: 'emitido', localizador: 'NEXT22', itens: [on(addDias(hoje, 5))] });
const past = umPedido({ id: 'past', situacao: 'emitido', localizador: 'PAST22', itens: [on(addDias(hoje, -5))] });
const unpaid = umPedido({ id: 'unpaid', localizador: 'UNPD22', expiraEm: inTenMinutes });
const paid = umPedido({ id: 'paid', situacao: 'pago', localizador: 'PAID22', expiraEm: null });
const cancelled = umPedido({ id: 'off', situacao: 'cancelado', localizador: 'GNEX22', expiraEm: null });

const open = (pedidos: Pedido[] = [next, past, unpaid, paid, cancelled], replies: Replies = {}) =>
  renderScreen(<MinhasViagensPage />, {
    ports: { replies: { 'GET /Pedidos': succeeded(pedidos), 'GET /Bilhetes/Avaliaveis': succeeded([]), ...replies } },
  });
const goTo = (aba: RegExp) => userEvent.click(screen.getByRole('tab', { name: aba }));
const card = () => within(screen.getByRole('article'));

describe('my trips', () => {
  it('begin with what is to come, each with its ticket', async () => {
    const { container } = open();
    expect(await screen.findByRole('tab', { name: /Próximas/, selected: true })).toBeInTheDocument();

    expect(card().getByText('NEXT22')).toBeInTheDocument();
    expect(card().getByText('Poltrona 5 · Executivo')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Ver bilhete' })).toHaveAttribute('href', '/minhas-viagens?pedido=next');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [/Passadas/, 'PAST22'],
    [/Canceladas/, 'GNEX22'],
  ])('stand under %s', async (aba, localizador) => {
    open();
    await screen.findByRole('tab', { name: aba });
    await goTo(aba);
    expect(card().getByText(localizador)).toBeInTheDocument();
  });

  it('that wait for payment lead on to it; those that wait for a ticket ask for it again', async () => {
    const { events } = open();
    await screen.findByRole('tab', { name: /Pendentes/ });
    await goTo(/Pendentes/);
    expect(screen.getByRole('link', { name: 'Continuar pagamento' })).toHaveAttribute(
      'href',
      '/pagamento-pix?pedido=unpaid',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar pedido' }));

    expect(events).toEqual([{ type: 'dockConcluirPedido', payload: { pedidoId: 'paid' } }]);
  });

  it('that wait for a boleto say until when it is paid, and lead to it; extras are named', async () => {
    const adicionais = [{ tipo: 'bicicleta' as const, nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 }];
    const itens = [{ ...on(addDias(hoje, 20)), adicionais }];
    open([umPedido({ id: 'b', situacao: 'aguardando_pagamento', boletoVence: '2026-12-02', itens })]);
    await screen.findByRole('tab', { name: /Pendentes/ });
    await goTo(/Pendentes/);
    expect(screen.getByText('Boleto: pague até 02/12/2026')).toBeInTheDocument();
    expect(screen.getByText('Adicionais: 1 × Bicicleta')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver boleto' })).toHaveAttribute('href', '/pagamento-boleto?pedido=b');
  });

  it('name the extras that were cancelled, apart from those that still travel', async () => {
    const malas = { tipo: 'bagagem' as const, nome: 'Volume extra de bagagem', quantidade: 1, precoCentavos: 2_500 };
    const bicicleta = { tipo: 'bicicleta' as const, nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 };
    const item = { ...on(addDias(hoje, 20)), bilheteId: 'b1' };
    const itens = [{ ...item, adicionais: [malas], adicionaisCancelados: [bicicleta] }];
    open([umPedido({ id: 'b', situacao: 'emitido', itens })]);
    expect(await screen.findByText('Adicionais: 1 × Volume extra de bagagem')).toBeInTheDocument();
    expect(screen.getByText('Cancelados: 1 × Bicicleta')).toBeInTheDocument();
  });

  it('that were paid offer their receipt; those that are over, the same way again', async () => {
    const ticketed = umPedido({ ...past, itens: [{ ...on(addDias(hoje, -5)), bilheteId: 'b1' }] });
    const { events } = open([ticketed]);
    await screen.findByRole('tab', { name: /Passadas/ });
    await goTo(/Passadas/);
    expect(card().getByRole('link', { name: 'Comprar de novo' })).toHaveAttribute(
      'href',
      `/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=2&dataPartida=${hoje}&deNovo=past`,
    );
    await userEvent.click(card().getByRole('button', { name: 'Baixar recibo' }));
    expect(events).toEqual([{ type: 'ReciboPedido', payload: { pedidoId: 'past', localizador: 'PAST22' } }]);
  });

  it('that were made and not yet rated ask for it, until they are; the others do not', async () => {
    const bought = umPedido({ ...past, itens: [{ ...on(addDias(hoje, -5)), bilheteId: 'b1' }] });
    const rated = umPedido({ ...past, id: 'rated', itens: [{ ...on(addDias(hoje, -6)), bilheteId: 'b2' }] });
    const avaliaveis = { 'GET /Bilhetes/Avaliaveis': succeeded(['b1']) };
    const { container, events } = open([next, bought, rated], avaliaveis);
    await screen.findByRole('tab', { name: /Passadas/ });
    expect(screen.queryByRole('button', { name: 'Avaliar viagem' })).not.toBeInTheDocument();
    await goTo(/Passadas/);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaliar viagem' }));
    expect(events.at(-1)).toEqual({ type: 'AvaliacaoAberta', payload: { bilheteId: 'b1' } });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are not asked about where none was made', async () => {
    const { ports } = open([next]);
    await screen.findByRole('tab', { name: /Próximas/ });
    expect(jest.mocked(ports.http.request).mock.calls.map(([{ path }]) => path)).not.toContain('/Bilhetes/Avaliaveis');
  });

  it('that were cancelled say how far their money has come', async () => {
    const estorno = {
      valorCentavos: 10_750,
      meio: 'pix' as const,
      situacao: 'em_processamento' as const,
      criadoEm: '2026-11-21T12:00:00-03:00',
      concluidoEm: null,
      previsao: '2026-11-22',
    };
    const back = {
      ...estorno,
      valorCentavos: 500,
      situacao: 'feito' as const,
      concluidoEm: '2026-11-21T12:05:00-03:00',
    };
    open([umPedido({ ...cancelled, situacao: 'estorno_em_processamento', estornos: [estorno, back] })]);
    await screen.findByRole('tab', { name: /Canceladas/ });
    await goTo(/Canceladas/);
    const list = within(card().getByRole('list', { name: 'Devoluções' }));
    expect(list.getByText('Devolução de R$ 107,50 por Pix em andamento, até 22/11/2026.')).toBeInTheDocument();
    expect(list.getByText('Devolvemos R$ 5,00 por Pix em 21/11/2026.')).toBeInTheDocument();
  });

  it('whose ticket was exchanged lead to the new one', async () => {
    const item = {
      ...on(addDias(hoje, 5)),
      bilheteId: 'b1',
      bilheteSituacao: 'remarcado' as const,
      novoPedidoId: 'p9',
    };
    open([umPedido({ ...next, itens: [item] })]);
    await screen.findByRole('tab', { name: /Canceladas/ });
    await goTo(/Canceladas/);
    expect(card().getByText('Remarcada')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Ver novo bilhete' })).toHaveAttribute('href', '/minhas-viagens?pedido=p9');
  });

  it('show the seats that are left, and can be cancelled all at once', async () => {
    const day = addDias(hoje, 5);
    const gone = { ...on(day), poltrona: 7, bilheteId: 'b0', bilheteSituacao: 'cancelado' as const };
    const left = [8, 9].map((poltrona) => ({ ...on(day), poltrona, bilheteId: `b${poltrona}` }));
    const { events } = open([umPedido({ ...next, itens: [gone, ...left] })]);
    expect(await screen.findByText('Poltronas 8 e 9 · Executivo')).toBeInTheDocument();
    await userEvent.click(card().getByRole('button', { name: 'Cancelar todas as passagens' }));
    expect(events.at(-1)).toEqual({ type: 'CancelamentoAberto', payload: { tipo: 'pedido', id: 'next' } });
  });

  it('that nobody has paid can be given up', async () => {
    const { events } = open([unpaid]);
    await screen.findByRole('tab', { name: /Pendentes/ });
    await goTo(/Pendentes/);
    await userEvent.click(card().getByRole('button', { name: 'Desistir do pedido' }));
    expect(events).toEqual([{ type: 'CancelamentoAberto', payload: { tipo: 'pedido', id: 'unpaid' } }]);
  });

  it('leave what may be changed about a ticket to the ticket itself', async () => {
    open();
    await screen.findByRole('article');
    for (const name of ['Cancelar passagem', 'Remarcar', 'Transferir'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('that are none lead to the search', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Nenhuma viagem marcada' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buscar viagens' })).toHaveAttribute('href', '/home');
  });

  it('may be asked for again', async () => {
    let online = false;
    open([], { 'GET /Pedidos': () => (online ? succeeded([next]) : offline()) });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await screen.findByText('NEXT22')).toBeInTheDocument();
  });

  it('of both ways are one order', async () => {
    const day = addDias(hoje, 5);
    const volta = umItem({
      trecho: 1,
      poltrona: 9,
      partida: umaParada(novoRio, day, '20:00'),
      chegada: umaParada(tiete, addDias(day, 1), '02:00'),
    });
    open([umPedido({ situacao: 'emitido', itens: [on(day), volta] })]);
    expect(await screen.findByText('Poltrona 5 · Executivo · ida e volta')).toBeInTheDocument();
  });

  it('with a change lead from their first place to their last, with the seats of both coaches', async () => {
    const day = addDias(hoje, 5);
    const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ' };
    const leg = (trecho: number, from: typeof tiete, to: typeof tiete, poltrona: number) =>
      umItem({ trecho, poltrona, partida: umaParada(from, day, '08:00'), chegada: umaParada(to, day, '12:00') });
    const out = [leg(0, tiete, resende, 5), leg(1, resende, novoRio, 6)];
    const { unmount } = open([umPedido({ situacao: 'emitido', itens: out })]);
    expect(await screen.findByText('Poltronas 5 e depois 6 · Executivo · com 1 troca')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'São Paulo, SP para Rio de Janeiro, RJ' })).toBeInTheDocument();
    unmount();
    const itens = [...out, leg(2, novoRio, resende, 7), leg(3, resende, tiete, 8)];
    open([umPedido({ situacao: 'emitido', itens })]);
    expect(
      await screen.findByText('Poltronas 5 e depois 6 · Executivo · com 1 troca · ida e volta'),
    ).toBeInTheDocument();
  });
});
