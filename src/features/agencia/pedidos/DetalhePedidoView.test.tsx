import { fireEvent, screen, within } from '@testing-library/react';
import { detalhe, PEDIDO_ID } from '../../../../tests/bodies/agenciaBodies';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { DetalhePedido } from '../../../domain/wire/agencia/pedidosAgencia';
import type { EstornoPedido, ItemPedido, SituacaoPedido } from '../../../domain/wire/compra/pedidos';
import { DetalhePedidoView } from './DetalhePedidoView';

const { pedido } = detalhe();
const show = (fields: Partial<DetalhePedido> = {}) =>
  renderScreen(<DetalhePedidoView detalhe={detalhe(fields)} />, { path: '/pedidos' });
const withPedido = (changes: Partial<DetalhePedido['pedido']>, fields: Partial<DetalhePedido> = {}) =>
  show({ ...fields, pedido: { ...pedido, ...changes } });
const withItens = (item: Partial<ItemPedido>) =>
  withPedido({ itens: pedido.itens.map((one) => ({ ...one, ...item })) });
const nenhuma = { reenviar: false, cancelar: false, reprocessar: false, cobrar: false };
/** Names of the actions on the order as a whole. */
const acoes = () =>
  screen
    .queryAllByRole('button')
    .concat(screen.queryAllByRole('link'))
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => !/poltrona \d/.test(name));

describe('what an operator may do with an order', () => {
  it.each<[Partial<DetalhePedido['acoes']>, string[]]>([
    [{}, []],
    [{ cobrar: true }, ['Cobrar com cartão']],
    [{ reenviar: true }, ['Reenviar por e-mail']],
    [{ reprocessar: true }, ['Reprocessar']],
    [{ devolverCentavos: 14_150 }, ['Devolver em dinheiro']],
    [{ cancelar: true }, ['Cancelar pedido']],
    [{ reenviar: true, cancelar: true }, ['Reenviar por e-mail', 'Cancelar pedido']],
  ])('with %j is %j', (given, names) => {
    show({ acoes: { ...nenhuma, ...given } });
    expect(acoes()).toEqual(names);
  });

  it.each<[SituacaoPedido, string]>([
    ['reservado', 'Liberar poltronas'],
    ['aguardando_pagamento', 'Liberar poltronas'],
    ['pago', 'Cancelar pedido'],
    ['emitido', 'Cancelar pedido'],
  ])('is called by what it does: an order that is %s, “%s”', (situacao, name) => {
    const { events } = withPedido({ situacao }, { acoes: { ...nenhuma, cancelar: true } });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(events).toEqual([{ type: 'CancelamentoAberto', payload: { tipo: 'agencia', id: PEDIDO_ID } }]);
  });

  it('is asked for again at the server where an order is stuck', () => {
    const { events } = show({ acoes: { ...nenhuma, reprocessar: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Reprocessar' }));
    expect(events).toEqual([{ type: 'dockConcluirPedido', payload: { pedidoId: PEDIDO_ID, agencia: true } }]);
  });

  it('is not done by a question that is answered with no', async () => {
    const { events } = show({ acoes: { ...nenhuma, reenviar: true, devolverCentavos: 500 } });
    for (const name of ['Reenviar por e-mail', 'Devolver em dinheiro']) {
      // The page is out of reach until the last dialog has closed.
      fireEvent.click(await screen.findByRole('button', { name }));
      fireEvent.click(within(screen.getByRole('dialog', { name: /\?$/ })).getByRole('button', { name: 'Voltar' }));
    }
    expect(events).toEqual([]);
  });

  it('leads to the card’s page for this order', () => {
    show({ acoes: { ...nenhuma, cobrar: true } });
    expect(screen.getByRole('link', { name: 'Cobrar com cartão' })).toHaveAttribute(
      'href',
      `/pagamento-externo?pedido=${PEDIDO_ID}`,
    );
  });
});

describe('the tickets of an order', () => {
  it('are printed on either paper, each by its seat', () => {
    const { events } = show();
    const [{ poltrona } = { poltrona: 0 }] = pedido.itens;
    fireEvent.click(screen.getByRole('button', { name: `Bobina, poltrona ${poltrona}` }));
    fireEvent.click(screen.getByRole('button', { name: `Reimprimir poltrona ${poltrona}` }));
    const ticket = { pedidoId: PEDIDO_ID, bilheteId: PEDIDO_ID, localizador: 'K7M2QX' };
    expect(events).toEqual([
      { type: 'BilheteReimpresso', payload: { ...ticket, formato: 'bobina' } },
      { type: 'BilheteReimpresso', payload: { ...ticket, formato: 'a4' } },
    ]);
  });

  it('that are not there yet cannot be printed', () => {
    withItens({ bilheteId: null });
    expect(screen.getAllByText('Ainda sem bilhete')).toHaveLength(pedido.itens.length);
    expect(screen.queryByRole('button', { name: /poltrona/ })).toBeNull();
  });

  it.each([
    ['cancelado', 'Cancelado'],
    ['embarcado', 'Embarcado'],
    ['nao_embarcou', 'Não embarcou'],
  ] as const)('that are %s say “%s”', (bilheteSituacao, words) => {
    withItens({ bilheteSituacao });
    expect(screen.getAllByText(words)).toHaveLength(pedido.itens.length);
  });
});

describe('the money of an order', () => {
  const estorno = (fields: Partial<EstornoPedido>): EstornoPedido => ({
    meio: 'cartao',
    valorCentavos: 29_620,
    situacao: 'pendente',
    criadoEm: '2026-11-21T15:00:00.000Z',
    concluidoEm: null,
    previsao: '2026-11-24',
    ...fields,
  });

  it.each<[Partial<EstornoPedido>, string]>([
    [{}, 'Cartão, a caminho, até 24/11/2026'],
    [{ meio: 'pix', situacao: 'em_processamento' }, 'Pix, no banco, até 24/11/2026'],
    [{ meio: 'dinheiro', situacao: 'feito' }, 'Dinheiro, feita'],
    [{ situacao: 'nao_realizado' }, 'Cartão, não aceita pelo banco, tentamos de novo, até 24/11/2026'],
  ])('that goes back with %j reads: %s', (fields, words) => {
    withPedido({ estornos: [estorno(fields)] });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is left out where none came and none goes back', () => {
    withPedido({ estornos: [] }, { pagamentos: [] });
    expect(screen.queryByText('Pagamentos')).toBeNull();
    expect(screen.queryByText('Devoluções')).toBeNull();
  });

  it('says of a payment whether it goes back to its payer', () => {
    const pagamento = { meio: 'Pix', valorCentavos: 100, em: '2026-11-22T01:00:00Z', devolvido: true };
    show({ pagamentos: [pagamento] });
    expect(screen.getByText('Pix, 21/11/2026, 22:00 (volta para quem pagou)')).toBeVisible();
  });
});

describe('the people of an order', () => {
  it('are masked, and an order without an address or an operator says so', () => {
    show({ comprador: { nome: 'Ana Souza Lima', cpf: '***.982.247-**', email: '' }, operador: null });
    expect(screen.getByText('***.982.247-**')).toBeVisible();
    expect(screen.getByText('Não informado')).toBeVisible();
    expect(screen.getByText('Comprado pelo cliente')).toBeVisible();
  });
});
