import { render, screen } from '@testing-library/react';
import { umPedido } from '../../../../tests/support/viagemBuilders';
import type { EstornoPedido } from '../../../domain/wire/compra/pedidos';
import { Devolucoes } from './Devolucoes';

const estorno = (fields: Partial<EstornoPedido>): EstornoPedido => ({
  meio: 'pix',
  valorCentavos: 11_250,
  situacao: 'pendente',
  criadoEm: '2026-11-21T15:00:00.000Z',
  concluidoEm: null,
  previsao: '2026-11-24',
  ...fields,
});

describe('a refund', () => {
  it.each<[Partial<EstornoPedido>, string]>([
    [{}, 'Devolução de R$ 112,50 por Pix em andamento, até 24/11/2026.'],
    [
      { situacao: 'em_processamento', meio: 'cartao' },
      'Devolução de R$ 112,50 no cartão em andamento, até 24/11/2026.',
    ],
    [{ situacao: 'nao_realizado' }, 'O banco recusou a devolução de R$ 112,50 por Pix. Estamos tentando de novo.'],
    [{ situacao: 'feito', meio: 'dinheiro' }, 'Devolvemos R$ 112,50 em dinheiro.'],
    [{ situacao: 'feito', concluidoEm: '2026-11-22T15:00:00.000Z' }, 'Devolvemos R$ 112,50 por Pix em 22/11/2026.'],
    // Half past nine in the evening of the day before.
    [{ situacao: 'feito', concluidoEm: '2026-11-23T00:30:00.000Z' }, 'Devolvemos R$ 112,50 por Pix em 22/11/2026.'],
  ])('with %j says: %s', (fields, words) => {
    render(<Devolucoes pedido={umPedido({ estornos: [estorno(fields)] })} />);
    expect(screen.getByRole('list', { name: 'Devoluções' })).toHaveTextContent(words);
  });

  it('stands beside the others of its order, and there is no list without any', () => {
    const { rerender, container } = render(<Devolucoes pedido={umPedido({ estornos: [] })} />);
    expect(container).toBeEmptyDOMElement();
    const both = [estorno({}), estorno({ meio: 'cartao', valorCentavos: 500 })];
    rerender(<Devolucoes pedido={umPedido({ estornos: both })} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
