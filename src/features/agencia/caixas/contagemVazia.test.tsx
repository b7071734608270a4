import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { submissionReached } from '../../../store/submissions';
import { Contagem } from './Contagem';

const count = () => renderScreen(<Contagem caixaId="c1" pausa />, { path: '/relatorio-fechamento-operador' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const empty = { type: 'AcaoCaixaEnviada', payload: { acao: { tipo: 'contar', id: 'c1', cedulas: [] } } };

it('asks before untouched fields are taken for an empty drawer, and goes back to them', async () => {
  const { events, container } = count();
  await press('Registrar contagem');
  const dialog = await screen.findByRole('dialog', { name: 'A gaveta está vazia?' });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  await waitForElementToBeRemoved(dialog);
  expect(events).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Aumentar, Notas de R$ 50' }));
  await press('Registrar contagem');
  expect(events).toEqual([
    { ...empty, payload: { acao: { ...empty.payload.acao, cedulas: [{ valorCentavos: 5_000, quantidade: 1 }] } } },
  ]);
});

it('registers an empty drawer once it is confirmed, and shows a refusal in the form', async () => {
  const { events, store } = count();
  await press('Registrar contagem');
  await press('Registrar R$ 0,00');
  expect(events).toEqual([empty]);
  const refusal = { phase: 'refused', acao: 'contar', erros: [{ mensagem: 'Já foi fechado.' }] } as const;
  act(() => void store.dispatch(submissionReached('caixa', refusal)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Já foi fechado.');
  expect(screen.queryByRole('button', { name: 'Registrar R$ 0,00' })).toBeNull();
});
