import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete } from '../../../../tests/support/viagemBuilders';
import type { AvaliacaoDoBilhete } from '../../../domain/wire/bilhetes/avaliacao';
import type { Submission } from '../../../store/submissions';
import { AvaliarDialog } from './AvaliarDialog';

const nova: AvaliacaoDoBilhete = { nota: null, texto: '', aberta: true, ate: '2027-05-01T12:00:00-03:00' };
const open = (avaliacao = nova, sent: Submission = { phase: 'idle' }) =>
  renderScreen(<AvaliarDialog />, {
    state: { avaliacao: { phase: 'open', bilheteId: 'b1' }, submissions: { avaliacao: sent } },
    ports: { replies: { 'GET /Bilhetes/b1': succeeded(umBilhete({ avaliacao })) } },
  });
const dialog = async (name = 'Avaliar viagem') => within(await screen.findByRole('dialog', { name }));

describe('the rating of a trip', () => {
  it('takes stars and a comment, and says who reads it', async () => {
    const { baseElement, events } = open();
    const shown = await dialog();
    expect(shown.getByText(/São Paulo, SP → Rio de Janeiro, RJ/)).toBeVisible();
    expect(shown.getByText('Só a empresa lê, sem o seu nome.')).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(shown.getByRole('radio', { name: '4 estrelas, boa' }));
    await userEvent.type(shown.getByRole('textbox', { name: /Comentário/ }), 'Banco estreito.');
    await userEvent.click(shown.getByRole('button', { name: 'Enviar avaliação' }));
    expect(events).toEqual([{ type: 'AvaliacaoEnviada', payload: { dados: { nota: 4, texto: 'Banco estreito.' } } }]);
  });

  it('asks for a star, and sends nothing without one', async () => {
    const { events } = open();
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Enviar avaliação' }));
    expect(await shown.findByText('Escolha de 1 a 5 estrelas')).toBeVisible();
    expect(events).toEqual([]);
  });

  it('begins with what was said before', async () => {
    open({ ...nova, nota: 2, texto: 'Atrasou.' });
    const shown = await dialog('Mudar avaliação');
    expect(shown.getByRole('radio', { name: '2 estrelas, ruim' })).toBeChecked();
    expect(shown.getByRole('textbox', { name: /Comentário/ })).toHaveValue('Atrasou.');
  });

  it('says why it was not taken, and is given up by its button', async () => {
    const mensagem = 'O prazo para mudar esta avaliação acabou.';
    const { events } = open(nova, { phase: 'refused', acao: null, erros: [{ mensagem }] });
    const shown = await dialog();
    expect(shown.getByText(mensagem)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Voltar' }));
    expect(events).toEqual([{ type: 'AvaliacaoFechada' }]);
  });
});
