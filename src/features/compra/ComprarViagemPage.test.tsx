import { trechosDaBusca } from '../../../tests/support/trechosDaBusca';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../tests/support/umaCompra';
import { novoRio, tiete, umaParada, umaPoltrona, umMapa } from '../../../tests/support/viagemBuilders';
import { paginaVazia } from '../../domain/aplicativo/modeloPagina';
import type { EtapaCompra } from '../../domain/compra/compra';
import { toCompraLink } from '../../domain/compra/linkDaCompra';
import { ComprarViagemPage } from './ComprarViagemPage';
import {
  busca,
  trechos,
  held,
  mapa,
  replies,
  etapas,
  openComprarViagem,
  currentStep,
} from '../../../tests/support/openComprarViagem';

const resumo = () => within(screen.getByRole('region', { name: 'Resumo da compra' }));

describe('the purchase on screen', () => {
  it('says when it opens and when it closes', () => {
    const { events, unmount } = openComprarViagem({});
    unmount();
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('Compra'))).toEqual([
      'CompraAberta',
      'CompraFechada',
    ]);
  });

  it('says when it comes back into sight, for its time went on [SH8]', () => {
    const { events } = openComprarViagem(held());
    const sight = jest.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    sight.mockRestore();
    expect(events.filter(({ type }) => type === 'CompraRevista')).toHaveLength(1);
  });

  it('asks for the code of each step as it is reached', () => {
    const onEtapa = jest.fn();
    renderScreen(<ComprarViagemPage etapas={etapas} onEtapa={onEtapa} />, {
      ports: { replies },
      path: toCompraLink({ trechos, chave: null, etapa: 'passageiros', pedido: null }),
      state: umaCompra({ trechos, ...held() }),
    });
    expect(onEtapa.mock.calls).toEqual([['passageiros']]);
  });

  it('shows the step and the trip of its address while it opens, as the served page did', async () => {
    const served = {
      viagemId: '100',
      titulo: 'Ida',
      partida: umaParada(tiete, '2026-12-05', '22:30'),
      chegada: umaParada(novoRio, '2026-12-06', '04:30'),
    };
    const { container } = renderScreen(<ComprarViagemPage etapas={etapas} />, {
      ports: { replies: { ...replies, 'GET /Viagens/100': () => new Promise(() => undefined) } },
      path: toCompraLink({ trechos, chave: 'k', etapa: 'pagamento', pedido: null }),
      state: { ...umaCompra({ trechos: [] }), pagina: { ...paginaVazia, trechos: [served] } },
    });
    const strip = screen.getByRole('group', { name: 'Sua viagem' });
    expect(strip).toHaveTextContent('São Paulo, SP → Rio de Janeiro, RJ sáb., 05/12 · 22:30 · Poltrona 5');
    expect(currentStep()).toHaveTextContent('Pagamento');
    expect(screen.getByRole('heading', { level: 2, name: 'Pagamento' })).not.toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('waits for its trip, and for a hold that is being taken up again', () => {
    openComprarViagem({ trechos: [] });
    expect(screen.getByText('Carregando sua compra')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['poltronas', {}, 'Poltronas'],
    ['passageiros', {}, 'Poltronas'],
    ['passageiros', held(), 'Passageiros'],
    ['pagamento', held(), 'Passageiros'],
  ] as const)('asked for %s shows what can be shown', (etapa, compra, shown) => {
    openComprarViagem(compra, etapa);
    expect(currentStep()).toHaveTextContent(shown);
  });
});

describe('the seats', () => {
  it('are chosen on the map, each by its name', async () => {
    const { events } = openComprarViagem({});
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Poltrona 1, janela, executivo, livre' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(events.slice(-2)).toEqual([
      { type: 'PoltronaAlternada', payload: { numero: 1 } },
      { type: 'PoltronasConfirmadas', payload: undefined },
    ]);
  });

  it('cost what the map says until the hold promises its price', async () => {
    openComprarViagem({});
    expect(await resumo().findByText('R$ 112,50', { selector: 'strong' })).toBeInTheDocument();
    expect(resumo().getByText('Poltrona 5')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('of the own hold stay free for who holds them', async () => {
    const taken = umMapa({ poltronas: [umaPoltrona(5, { situacao: 'ocupada' }), umaPoltrona(1)] });
    const choice = trechos.map((trecho) => ({ ...trecho, poltronas: [1] }));
    openComprarViagem({ ...held(), trechos: choice }, 'poltronas', {
      ...replies,
      'GET /Viagens/100/Poltronas': succeeded(taken),
    });

    expect(await screen.findByRole('gridcell', { name: /Poltrona 5.*, livre$/ })).toBeInTheDocument();
  });

  it('of both ways are chosen on their own maps', async () => {
    const both = trechosDaBusca({ ...busca, idaVolta: true }, '100', '200');
    const { events } = openComprarViagem({ trechos: both });
    await userEvent.click(screen.getByRole('tab', { name: /^Volta/ }));

    expect(events.at(-1)).toEqual({ type: 'TrechoVisitado', payload: { trecho: 1 } });
  });

  it('may be asked for again where the map did not come', async () => {
    let online = false;
    const reply = () => (online ? succeeded(mapa) : offline());
    openComprarViagem({}, 'poltronas', { ...replies, 'GET /Viagens/100/Poltronas': reply });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);

    expect(await screen.findByRole('grid', { name: 'Mapa de poltronas' })).toBeInTheDocument();
  });
});

describe('the payment', () => {
  const prontos = { comprador: { nome: 'a', cpf: 'b', email: 'c', celular: 'd' }, passageiros: [] };

  it('is by Pix unless a card is chosen', async () => {
    const { events } = openComprarViagem({ ...held(), prontos }, 'pagamento');
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }));
    expect(events.at(-1)).toEqual({ type: 'FormaPagamentoEscolhida', payload: { forma: 'credito' } });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));

    expect(events.at(-1)).toEqual({ type: 'PagamentoPixEscolhido', payload: undefined });
  });

  it('is pressed once: while the order is made the button is busy', async () => {
    const { events } = openComprarViagem({ ...held(), prontos, envio: 'pedindo' }, 'pagamento');
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));

    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toHaveAttribute('aria-busy', 'true');
    expect(events.map(({ type }) => type)).not.toContain('PagamentoPixEscolhido');
  });

  it('goes on for an order that a refresh found again', async () => {
    openComprarViagem({ pedidoId: 'p1' }, 'pagamento');
    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voltar aos passageiros' })).not.toBeInTheDocument();
  });

  it('shows the time that is left and the price that was promised', () => {
    openComprarViagem({ ...held(), prontos }, 'pagamento');
    expect(screen.getByRole('timer', { name: 'Tempo de reserva' })).toHaveTextContent('10:00');
    expect(resumo().getByText('Taxa de embarque')).toBeInTheDocument();
  });
});

describe('what stands in the way', () => {
  it.each(['conexao', 'limite'] as const)('is said (%s), and can be tried again', async (tipo) => {
    const { events } = openComprarViagem({ aviso: { tipo, mensagem: 'Nada foi perdido' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Nada foi perdido');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar novamente' }));

    expect(events.at(-1)).toEqual({ type: 'PoltronasConfirmadas', payload: undefined });
  });

  it('is a dialog where the hold ran out', async () => {
    const { events } = openComprarViagem({ aviso: { tipo: 'vencida', mensagem: 'O tempo acabou' } });
    const dialog = within(screen.getByRole('dialog', { name: 'Sua reserva expirou' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Escolher poltronas' }));

    expect(events.at(-1)).toEqual({ type: 'AvisoCompraDispensado', payload: undefined });
  });
});

const steps: [EtapaCompra, CompraDada][] = [
  ['poltronas', {}],
  ['passageiros', held()],
  ['pagamento', { ...held(), prontos: { comprador: { nome: '', cpf: '', email: '', celular: '' }, passageiros: [] } }],
];
it.each(steps)('has no accessibility violation at %s', async (etapa, compra) => {
  const { container } = openComprarViagem(compra, etapa);
  await waitFor(() => expect(resumo().getByText(/São Paulo, SP → Rio de Janeiro, RJ/)).toBeInTheDocument());
  expect(await axe(container)).toHaveNoViolations();
});
