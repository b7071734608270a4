import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './PixPanel.stories';

const { Default, Checking, Expired, Paid, WithBank, WithError, WithNotice, Loading } = composeStories(stories);
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Código Pix copia e cola' });
const copyButton = () => screen.getByRole('button', { name: 'Copiar código Pix' });

it('offers the same charge to scan, to read and to copy', () => {
  render(<Default />);
  expect(screen.getByRole('img', { name: 'QR Code Pix' })).toBeInTheDocument();
  expect(code()).toHaveValue(Default.args.copiaECola);
  expect(code()).toHaveAttribute('readonly');
  expect(screen.getByRole('timer', { name: 'Tempo para pagar' })).toHaveTextContent('08:52');
  expect(screen.getByText('R$ 225,00')).toBeInTheDocument();
});

it('copies the whole code and says so [PX14]', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(copyButton());
  expect(await screen.findByText(/^Copiado/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(Default.args.copiaECola);
});

it('leaves the code selected and says so where there is no clipboard [PX14]', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<Default />);
  await user.click(copyButton());
  expect(await screen.findByText(/Não foi possível copiar/)).toBeInTheDocument();
  expect(code()).toHaveFocus();
  expect(code().selectionEnd).toBe(code().value.length);
});

it('lets the person say that they have paid, once at a time', async () => {
  const onPaid = jest.fn();
  const { rerender } = render(<Default onPaid={onPaid} />);
  await userEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
  rerender(<Checking onPaid={onPaid} />);
  await userEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Perguntando ao banco…')).toHaveAttribute('role', 'status');
});

it('takes the code away once it has expired, and offers a new one', async () => {
  const onRenew = jest.fn();
  render(<Expired onRenew={onRenew} />);
  expect(screen.getByText('O código Pix expirou').closest('[role]')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('img', { name: 'QR Code Pix' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código Pix' }));
  expect(onRenew).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Já paguei' })).toBeInTheDocument();
});

it('asks for nothing more once it is paid', () => {
  render(<Paid />);
  expect(screen.getByRole('status')).toHaveTextContent('Pagamento confirmado');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the code while the connection is away', () => {
  render(<WithError />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão');
  expect(code()).toHaveValue(WithError.args.copiaECola);
});

it('says that the code is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Gerando o código Pix');
});

it('leads to the app of a bank before the code, where there is such a way', async () => {
  const onBank = jest.fn();
  const { rerender } = render(<WithBank onBank={onBank} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Pagar no app do banco', 'Copiar código Pix', 'Já paguei']);
  await userEvent.click(screen.getByRole('button', { name: 'Pagar no app do banco' }));
  expect(onBank).toHaveBeenCalledTimes(1);
  rerender(<Default />);
  expect(screen.queryByRole('button', { name: 'Pagar no app do banco' })).not.toBeInTheDocument();
});

it('tells what a bank decided only while the charge can be paid', () => {
  const { rerender } = render(<WithNotice />);
  expect(screen.getByText('Banco Aurora não fez o pagamento')).toBeVisible();
  rerender(<WithNotice phase="expirado" />);
  expect(screen.queryByText('Banco Aurora não fez o pagamento')).not.toBeInTheDocument();
});
