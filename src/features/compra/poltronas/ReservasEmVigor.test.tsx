import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import { umaInformacao, umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { PoltronasStep } from './PoltronasStep';
import { ReservasEmVigor } from './ReservasEmVigor';

const MENSAGEM = 'Você já tem 6 reservas em vigor. Conclua ou libere uma delas para reservar de novo.';
const informacao = umaInformacao();
const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' };
const minhas = [
  umaReservaPropria({ id: 'r1', situacao: 'ativa', trechos: [{ ...trecho, poltronas: [3, 4] }] }),
  umaReservaPropria({ id: 'r2', situacao: 'ativa', trechos: [{ ...trecho, poltronas: [9] }] }),
  umaReservaPropria({ id: 'r3', situacao: 'vencida', trechos: [{ ...trecho, poltronas: [1] }] }),
];
const open = (reservas: unknown = succeeded(minhas)) =>
  renderScreen(<PoltronasStep Reservas={ReservasEmVigor} />, {
    ports: { replies: { 'GET /Reservas': reservas as never, 'GET /Viagens/100': succeeded(informacao) } },
    state: umaCompra({ aviso: { tipo: 'teto', mensagem: MENSAGEM } }),
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Suas reservas sem pagamento' }));

it('lists what is held, with trip and seats, and releases one of them', async () => {
  const { events, baseElement } = open();
  const shown = await dialog();
  expect(shown.getByText(MENSAGEM)).toBeInTheDocument();
  expect(await shown.findAllByText(/^São Paulo → Rio de Janeiro/)).toHaveLength(2);
  expect(shown.queryByText(/poltrona 1$/)).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Liberar poltronas 3 e 4' }));
  expect(events).toContainEqual({ type: 'ReservaLiberada', payload: { id: 'r1' } });
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('leads to another try, and away without one', async () => {
  const { events } = open();
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Reservar de novo' }));
  await userEvent.click(shown.getByRole('button', { name: 'Fechar' }));
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['PoltronasConfirmadas', 'AvisoCompraDispensado']),
  );
});

it('says so where nothing is held any more, and where the holds cannot be read', async () => {
  const { unmount } = open(succeeded([]));
  expect(await (await dialog()).findByText('Nenhuma reserva em vigor: já pode reservar de novo.')).toBeVisible();
  unmount();
  open(offline());
  expect(await (await dialog()).findByText('Não conseguimos buscar suas reservas')).toBeVisible();
});
