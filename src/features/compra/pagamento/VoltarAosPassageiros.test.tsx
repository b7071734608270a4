import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import { PagamentoEtapa } from './PagamentoEtapa';

const Nothing = () => null;

it('leads back to the passengers, below every way of paying and the company that is invoiced', async () => {
  const { events } = renderScreen(
    <PagamentoEtapa
      Balcao={Nothing}
      Boleto={() => <p>Boleto bancário</p>}
      Carteiras={Nothing}
      Cartao={Nothing}
      Credito={Nothing}
      Tomador={() => <p>Nota da empresa</p>}
    />,
    { state: umaCompra({ forma: 'pix' }) },
  );
  const back = screen.getByRole('button', { name: 'Voltar aos passageiros' });
  for (const part of [screen.getByRole('radio', { name: /^Pix/ }), screen.getByText('Boleto bancário')])
    expect(part.compareDocumentPosition(back)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(back);
  expect(events).toEqual([{ type: 'EtapaCompraVoltada', payload: undefined }]);
});
