import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import type { CarteirasDaCompraProps } from './carteira/CarteirasDaCompra';
import { PagamentoEtapa } from './PagamentoEtapa';

const Nothing = () => null;
const meios = (carteiras: unknown[] = []) =>
  succeeded({ pix: { disponivel: true, motivo: null }, boleto: { disponivel: true }, carteiras });

const open = (reply: Replies[string], Carteiras: React.ComponentType<CarteirasDaCompraProps> = Nothing) =>
  renderScreen(
    <PagamentoEtapa
      Balcao={Nothing}
      Boleto={() => <p>Boleto bancário</p>}
      Carteiras={Carteiras}
      Cartao={Nothing}
      Credito={Nothing}
      Tomador={() => <p>Nota da empresa</p>}
    />,
    { state: umaCompra({ forma: 'pix' }), ports: { replies: { 'GET /Pagamentos/Meios': reply } } },
  );
const back = () => screen.queryByRole('button', { name: 'Voltar aos passageiros' });
const pix = () => screen.getByRole('radio', { name: /^Pix/ });

afterEach(() => Reflect.deleteProperty(window, 'PaymentRequest'));

it('leads back to the passengers, below every way of paying and the company that is invoiced', async () => {
  const { events } = open(meios());
  const button = await screen.findByRole('button', { name: 'Voltar aos passageiros' });
  for (const part of [pix(), screen.getByText('Boleto bancário')])
    expect(part.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(events).toEqual([{ type: 'EtapaCompraVoltada', payload: undefined }]);
});

it('comes with all that stands below the choice, once the offered means are known: none of it moves then', async () => {
  Object.assign(window, { PaymentRequest: class {} });
  let know: () => void = () => undefined;
  open(meios([{ metodo: 'teste', nome: 'Teste', identificador: '/pagar', google: null }]), ({ onKnown }) => {
    know = () => onKnown?.();
    return <p>Carteira digital</p>;
  });
  expect(await screen.findByText('Carteira digital')).toBeInTheDocument();
  expect([screen.queryByText('Boleto bancário'), back()]).toEqual([null, null]);
  act(() => know());
  expect([screen.queryByText('Boleto bancário'), back()]).not.toContain(null);
});

it('comes after three seconds where nobody says which means there are', async () => {
  jest.useFakeTimers();
  open(() => new Promise(() => undefined));
  expect(pix()).toBeEnabled();
  act(() => void jest.advanceTimersByTime(2_999));
  expect(back()).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(back()).toBeInTheDocument();
  jest.useRealTimers();
});
