import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded, umaConta } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { umaInformacao, umaReserva } from '../../../../tests/support/viagemBuilders';
import { toCompraLink } from '../../../domain/compra/linkDaCompra';
import {
  compradorDaConta,
  passageiroVazio,
  type DadosPassageiros,
} from '../../../domain/compra/passageiros/passageiro';
import { toRascunho } from '../../../domain/compra/rascunho';
import { dadosRestored } from '../../../store/compra/passageiros';
import type { RascunhoState } from '../../../store/compra/rascunho';
import { ComprarViagemPage } from '../ComprarViagemPage';
import { PassageirosStep } from './PassageirosStep';

const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5, 6] }];
const conta = umaConta();
const typed = (nome: string, comprador = compradorDaConta(conta)): DadosPassageiros => ({
  passageiros: [{ ...passageiroVazio(), nome, dataNascimento: '10/0' }, passageiroVazio()],
  comprador,
});
const salvo: RascunhoState = {
  phase: 'salvo',
  reservaId: 'r1',
  versao: 3,
  base: toRascunho({ dados: typed('Ana'), compradorPassageiro: null, cupom: null, seguro: false, tomador: null }),
};

function open(
  compra: CompraDada = {},
  rascunho: RascunhoState = { phase: 'nenhum' },
  path = toCompraLink({ trechos, chave: null, etapa: 'passageiros', pedido: null }),
) {
  const held = { trechos, reservados: trechos, reserva: umaReserva(), fimReserva: 600_000 };
  const etapas = { poltronas: () => null, passageiros: PassageirosStep, pagamento: () => null };
  const app = renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { replies: { 'GET /Viagens/100': succeeded(umaInformacao()) } },
    path,
    state: {
      ...umaCompra({ ...held, ...compra }),
      conta: { phase: 'complete', conta, sub: 's' },
      rascunho,
    },
  });
  const of = (type: string) => app.events.filter((event) => event.type === type);
  return { ...app, of };
}

const nomes = () => screen.getAllByRole('textbox', { name: 'Nome completo' });
const invalid = (container: HTMLElement) => container.querySelectorAll('[aria-invalid="true"]');

describe('the payment, loaded anew', () => {
  const pagamento = toCompraLink({ trechos, chave: null, etapa: 'pagamento', pedido: null });
  const person = (nome: string, numeroDocumento: string) => ({
    ...passageiroVazio(),
    nome,
    numeroDocumento,
    dataNascimento: '10/05/1990',
  });
  const complete: DadosPassageiros = {
    passageiros: [person('Ana Souza', '123456789'), person('Bia Lima', '987654321')],
    comprador: compradorDaConta(conta),
  };

  it('goes on by itself where all was told before, and keeps nobody’s data a second time', async () => {
    const { of } = open({ dados: complete }, salvo, pagamento);
    await waitFor(() => expect(of('PassageirosEnviados')).toHaveLength(1));
    expect(of('PassageirosEnviados')[0]?.payload).toMatchObject({
      passageiros: [
        { nome: 'Ana Souza', poltrona: 5 },
        { nome: 'Bia Lima', poltrona: 6 },
      ],
    });
    expect(of('PassageirosGuardados')).toEqual([]);
  });

  it('asks for what is missing', async () => {
    const { of } = open({ dados: typed('Ana Souza') }, salvo, pagamento);
    expect(await screen.findAllByRole('textbox', { name: 'Nome completo' })).toHaveLength(2);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(of('PassageirosEnviados')).toEqual([]);
  });

  it('stays among the passengers for who went back to them', async () => {
    const { of } = open({ dados: complete }, salvo);
    expect(await screen.findAllByRole('textbox', { name: 'Nome completo' })).toHaveLength(2);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(of('PassageirosEnviados')).toEqual([]);
  });
});

describe('a draft that comes back', () => {
  it('fills the form as it was left, and calls nothing wrong that nobody has touched', async () => {
    const { container } = open({ dados: typed('Ana 1') }, salvo);
    expect(nomes().map((field) => (field as HTMLInputElement).value)).toEqual(['Ana 1', '']);
    expect(screen.getAllByRole('textbox', { name: 'Data de nascimento' })[0]).toHaveValue('10/0');
    expect(invalid(container)).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement?.tagName).toMatch(/^H[12]$/);
    expect(screen.getByText('Rascunho salvo')).toHaveAttribute('role', 'status');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that another tab wrote comes into the form and leaves the cursor where it is', async () => {
    const { container, store } = open({ dados: typed('Ana') }, salvo);
    const [first, second] = nomes();
    await userEvent.type(first as HTMLElement, ' Lima');
    const dados = typed('Ana Lima');
    act(() => {
      const passageiros = dados.passageiros.map((one, i) => (i === 1 ? { ...one, nome: 'Bia' } : one));
      store.dispatch(dadosRestored({ dados: { ...dados, passageiros }, compradorPassageiro: null }));
    });
    expect(first).toHaveValue('Ana Lima');
    expect(first).toHaveFocus();
    expect(second).toHaveValue('Bia');
    expect(invalid(container)).toHaveLength(0);
  });

  it('shows the fields of a buyer who is not whole', () => {
    open({ dados: typed('Ana', { ...compradorDaConta(conta), cpf: '529' }) });
    expect(screen.getByRole('textbox', { name: 'CPF do comprador' })).toHaveValue('529.');
  });

  it('opens the buyer’s fields where what comes back later lacks something', () => {
    const { store } = open();
    expect(screen.queryByRole('textbox', { name: 'CPF do comprador' })).not.toBeInTheDocument();
    const dados = typed('Ana', { ...compradorDaConta(conta), cpf: '' });
    act(() => void store.dispatch(dadosRestored({ dados, compradorPassageiro: null })));
    expect(screen.getByRole('textbox', { name: 'CPF do comprador' })).toHaveValue('');
  });
});

describe('what is typed', () => {
  it('is said at every change, also where it is taken back, and not where it is prefilled', async () => {
    const { of } = open();
    expect(of('PassageirosEditados')).toEqual([]);
    const [first] = nomes();
    await userEvent.type(first as HTMLElement, 'A');
    expect(of('PassageirosEditados')).toHaveLength(1);
    await userEvent.clear(first as HTMLElement);
    expect(of('PassageirosEditados')).toHaveLength(2);
  });

  it('is to be kept at once where the page is hidden or left', () => {
    const { of, unmount } = open();
    const sight = jest.spyOn(document, 'visibilityState', 'get');
    for (const state of ['visible', 'hidden'] as const) {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    sight.mockRestore();
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new Event('pagehide'));
    expect(of('PaginaDeixada')).toHaveLength(3);
    unmount();
    for (const leaving of ['beforeunload', 'pagehide']) window.dispatchEvent(new Event(leaving));
    expect(of('PaginaDeixada')).toHaveLength(3);
  });

  it('says that it is kept only once it is', () => {
    open({}, { phase: 'nenhum' });
    expect(screen.queryByText('Rascunho salvo')).not.toBeInTheDocument();
  });
});
