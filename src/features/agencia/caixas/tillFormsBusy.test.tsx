import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { umaContagem, umCaixa } from '../../../../tests/support/caixaBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { AcaoCaixa } from '../../../domain/agencia/caixa/acoes';
import { submissionReached } from '../../../store/submissions';
import { AbrirCaixa } from './AbrirCaixa';
import { CaixaEmUso } from './CaixaEmUso';
import { ConferirCard } from './ConferirCard';
import { Fechar } from './Fechar';
import { LancamentoDialog } from './LancamentoDialog';

/** Renders a till form with access to its events. */
function open(form: ReactElement) {
  const { events, store } = renderScreen(form);
  const reach = (phase: 'sending' | 'done', tipo: AcaoCaixa['tipo']) =>
    act(() => void store.dispatch(submissionReached('caixa', { phase, acao: tipo, valor: null })));
  const sent = () => events.filter(({ type }) => type === 'AcaoCaixaEnviada').length;
  return { reach, sent };
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const contagem = umaContagem(14_070);
const close = () => <Fechar caixa={umCaixa({ estado: 'pausado' })} contagem={contagem} onRecontar={jest.fn()} />;

describe('while the last press is on its way', () => {
  it('a till is not opened twice, by the button or by Enter', async () => {
    const { reach, sent } = open(<AbrirCaixa />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Fundo de troco' }), '10000{Enter}');
    expect(sent()).toBe(1);
    reach('sending', 'abrir');
    await userEvent.click(button('Abrir caixa'));
    fireEvent.submit(screen.getByRole('form', { name: 'Abrir caixa' }));
    expect(sent()).toBe(1);
    expect(button('Abrir caixa')).toHaveFocus();
  });

  it('money is taken out once, and the dialog can neither be left nor sent', async () => {
    const onClose = jest.fn();
    const { reach, sent } = open(<LancamentoDialog tipo="sangria" caixaId="c1" onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Sangria' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '500');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Cofre');
    await userEvent.click(button('Registrar sangria'));
    expect(sent()).toBe(1);
    reach('sending', 'sangria');
    expect(button('Voltar')).toBeDisabled();
    await userEvent.click(button('Registrar sangria'));
    const motivo = dialog.getByRole('textbox', { name: 'Motivo' });
    fireEvent.submit(motivo.closest('form') ?? document.body);
    await userEvent.type(motivo, '{Escape}');
    expect([sent(), onClose.mock.calls.length]).toEqual([1, 0]);
    reach('done', 'sangria');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a close is neither recounted nor undone, nor sent twice', async () => {
    const { reach, sent } = open(close());
    await userEvent.type(screen.getByRole('textbox'), 'Troco errado');
    await userEvent.click(button('Fechar caixa'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Fechar caixa/ }));
    expect(sent()).toBe(1);
    reach('sending', 'fechar');
    await userEvent.click(dialog.getByRole('button', { name: /^Fechar caixa/ }));
    for (const name of ['Contar de novo', 'Voltar a vender']) {
      expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
    }
    expect(sent()).toBe(1);
  });

  it('a till is not signed off while it is sent back', async () => {
    const { reach, sent } = open(<ConferirCard caixa={umCaixa({ estado: 'fechado' })} contagem={contagem} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'Conte as moedas');
    await userEvent.click(button('Devolver para recontagem'));
    reach('sending', 'devolver');
    expect(button('Conferir caixa')).toBeDisabled();
    await userEvent.click(button('Devolver para recontagem'));
    expect(sent()).toBe(1);
  });

  it('a pause is asked for once, and its button keeps the focus', async () => {
    const { reach, sent } = open(<CaixaEmUso caixa={umCaixa()} Lancamento={LancamentoDialog} />);
    await userEvent.click(button('Pausar caixa'));
    reach('sending', 'pausar');
    await userEvent.click(button('Pausar caixa'));
    expect(sent()).toBe(1);
    expect(button('Pausar caixa')).toHaveFocus();
  });
});

describe('what became of another press', () => {
  it('holds no form that did not ask for it', async () => {
    const { reach, sent } = open(<AbrirCaixa />);
    reach('sending', 'sangria');
    await userEvent.type(screen.getByRole('textbox', { name: 'Fundo de troco' }), '10000');
    await userEvent.click(button('Abrir caixa'));
    expect(sent()).toBe(1);
  });
});
