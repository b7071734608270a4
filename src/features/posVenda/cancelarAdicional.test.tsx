import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../tests/support/builders';
import { umaPreviaAdicional } from '../../../tests/support/posVendaBuilders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umPedido } from '../../../tests/support/viagemBuilders';
import type { PosVendaState } from '../../store/posVenda/posVenda';
import type { Submission } from '../../store/submissions';
import { PosVendaDialogs } from './PosVendaDialogs';

const estorno = (valorCentavos: number, criadoEm: string) => ({
  valorCentavos,
  meio: 'pix' as const,
  situacao: 'em_processamento' as const,
  criadoEm,
  concluidoEm: null,
  previsao: '2026-11-22',
});
const estornos = [estorno(10_750, '2026-11-20T15:00:00.000Z'), estorno(4_000, '2026-11-21T15:00:00.000Z')];

const open = (posVenda: PosVendaState, confirmed: Submission = { phase: 'idle' }) =>
  renderScreen(<PosVendaDialogs />, {
    state: { posVenda, submissions: { posVenda: confirmed } },
    ports: { replies: { 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitido', estornos })) } },
  });
const acao = 'cancelarAdicional' as const;
const ready = (fields: Parameters<typeof umaPreviaAdicional>[0] = {}): PosVendaState => ({
  phase: 'ready',
  bilheteId: 'b1',
  acao,
  previa: umaPreviaAdicional(fields),
});
const button = (name: string) => screen.getByRole('button', { name });

describe('cancelling one extra', () => {
  it('shows what comes back, by which way, by when and why, before it is confirmed', async () => {
    const { baseElement, events } = open(ready());
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar adicional' }));
    for (const text of ['1 × Bicicleta', 'Você recebe de volta', 'Na conta de onde veio o Pix, até 22/11/2026'])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(dialog.getAllByText('R$ 40,00')).toHaveLength(2);
    expect(dialog.getByText(/o adicional volta inteiro, sem multa/)).toHaveTextContent('Lei 11.975/2009');
    expect(dialog.getByText(/A passagem continua valendo/)).toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(button('Confirmar cancelamento'));
    expect(events).toEqual([{ type: 'CancelamentoConfirmado', payload: undefined }]);
  });

  it('cannot be put away while it is sent', () => {
    open(ready(), { phase: 'sending', acao: null });
    expect(button('Voltar')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  });

  it('says what changed meanwhile', () => {
    open(ready(), { phase: 'refused', acao: null, erros: [{ mensagem: 'O valor a devolver mudou.' }] });
    expect(screen.getByRole('status')).toHaveTextContent('O valor a devolver mudou.');
    expect(button('Confirmar cancelamento')).toBeEnabled();
  });

  it('that is too late says why, once, and offers nothing to confirm', async () => {
    const words = 'Faltam menos de 3 h para a partida: o adicional não tem mais reembolso.';
    const late = ready({ permitido: false, motivo: 'prazo_encerrado', devolverCentavos: 0 });
    const { baseElement, events } = open(late, { phase: 'refused', acao: null, erros: [{ mensagem: words }] });
    await screen.findByRole('dialog', { name: 'Este adicional não pode ser cancelado' });
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Confirmar cancelamento' })).not.toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(button('Entendi'));
    expect(events.at(-1)?.type).toBe('PosVendaFechada');
  });

  it('that another tab has cancelled is told, without a way to try again', async () => {
    const { baseElement, events } = open({ phase: 'gone', bilheteId: 'b1', acao, aviso: 'Ele já foi cancelado.' });
    await screen.findByRole('dialog', { name: 'Cancelar adicional' });
    expect(screen.getByText('Ele já foi cancelado.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(button('Entendi'));
    expect(events.at(-1)?.type).toBe('PosVendaFechada');
  });

  it('waits for its conditions under its own name', async () => {
    open({ phase: 'asking', bilheteId: 'b1', acao });
    expect(await screen.findByRole('dialog', { name: 'Cancelar adicional' })).toBeInTheDocument();
    expect(screen.getByText('Consultando as condições')).toBeInTheDocument();
  });

  it('that is done tells its own refund, and that the ticket stays valid', async () => {
    const resultado = { pedidoId: 'p1', devolverCentavos: 4_000, meio: 'pix' as const, previsao: '2026-11-22' };
    const { baseElement } = open({ phase: 'done', bilheteId: 'b1', acao, resultado });
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicional cancelado' }));
    expect(await dialog.findByText(/Vamos devolver R\$ 40,00\./)).toBeInTheDocument();
    expect(dialog.getByText('A passagem continua valendo.')).toBeInTheDocument();
    // The refund of an earlier cancellation of the order stays out.
    expect(dialog.getAllByRole('list', { name: 'Andamento da devolução' })).toHaveLength(1);
    expect(dialog.queryByRole('link', { name: 'Ver novo bilhete' })).not.toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
