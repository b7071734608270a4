import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Banner } from './Banner';

it('is a region of its own, and interrupts nobody unless asked to', async () => {
  const { container } = render(<Banner kind="danger">O pagamento por cartão está fora do ar.</Banner>);
  expect(screen.getByRole('region', { name: 'Aviso geral' })).toHaveTextContent('fora do ar');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('announces a danger at once, all else politely, and only its words', () => {
  render(
    <>
      <Banner announce kind="danger" action={<button type="button">Pagar com Pix</button>}>
        Cartão fora do ar.
      </Banner>
      <Banner announce kind="warning">
        Você está sem conexão.
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Cartão fora do ar\.$/);
  expect(screen.getByRole('status')).toHaveTextContent('Você está sem conexão.');
});

it('stays where it cannot be dismissed', () => {
  render(<Banner>Manutenção às 2h.</Banner>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function Site() {
  const [told, setTold] = useState(true);
  return (
    <>
      {told && <Banner onDismiss={() => setTold(false)}>Manutenção às 2h.</Banner>}
      <main tabIndex={-1}>Passagens</main>
    </>
  );
}

it('hands the focus to the page’s content when it is dismissed', async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
