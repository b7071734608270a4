import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, succeeded } from '../../../../tests/support/builders';
import { type Replies } from '../../../../tests/support/fakePorts';
import {
  amanha,
  dataIda,
  destino,
  hoje,
  openHome,
  origem,
  pick,
  places,
  retype,
} from '../../../../tests/support/openHome';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import type { HttpRequest } from '../../../services/ports';
import { addDias, formatDia } from '../../../domain/base/data';
import { conexaoChanged } from '../../../store/aplicativo/interface';

const CALENDARIO = 'GET /Viagens/Calendario';
const periodoDe = ({ path }: HttpRequest) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
/** Every day of the period at R$ 148,10, and the second one at R$ 89,90. */
const prices = (request: HttpRequest) => {
  const { inicio = '', fim = '' } = periodoDe(request);
  const days: { data: string; menorPrecoCentavos: number }[] = [];
  for (let data = inicio; data <= fim; data = addDias(data, 1))
    days.push({ data, menorPrecoCentavos: days.length === 1 ? 8990 : 14810 });
  return succeeded(days);
};
const button = (field: 'ida' | 'volta') => screen.getByRole('button', { name: `Abrir calendário, data de ${field}` });
const openWith = async (replies: Replies) => {
  const home = openHome({ ...places, ...replies });
  await pick(origem(), 'sampa', /Tietê/);
  await pick(destino(), 'rio', /Novo Rio/);
  return home;
};
const asked = (home: Awaited<ReturnType<typeof openWith>>) =>
  (home.ports.http.request as jest.Mock<unknown, [HttpRequest]>).mock.calls
    .map(([request]) => request)
    .filter(({ path }) => path.startsWith('/Viagens/Calendario'));

it('asks for the prices of the month alone, marks the cheapest day and writes a picked one into the field', async () => {
  const home = await openWith({ [CALENDARIO]: prices });
  await userEvent.click(button('ida'));
  expect(
    await screen.findByRole('gridcell', {
      name: 'domingo, 22 de novembro de 2026, a partir de R$ 89,90, menor preço do mês',
    }),
  ).toHaveFocus();
  expect(asked(home).map(periodoDe)).toEqual([
    { localidadeOrigem: '1', localidadeDestino: '2', inicio: hoje, fim: '2026-11-30' },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Preços em reais por pessoa, com todas as taxas.');

  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(dataIda()).toHaveValue(formatDia(addDias(amanha, 1)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button('ida')).toHaveFocus());
});

it('opens on the typed day, and goes on taking typed ones', async () => {
  await openWith({ [CALENDARIO]: prices });
  await retype(dataIda(), '05/12/2026');
  await userEvent.click(button('ida'));
  const typed = await screen.findByRole('gridcell', { name: /^sábado, 5 de dezembro de 2026/ });
  expect(typed).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  expect(dataIda()).toHaveValue('05/12/2026');
});

it('asks for the way back the other way round, from the day of the way out on', async () => {
  const home = await openWith({ [CALENDARIO]: prices });
  await userEvent.click(screen.getByRole('switch', { name: 'Ida e volta' }));
  await userEvent.click(button('volta'));
  const before = await screen.findByRole('gridcell', { name: /^sábado, 21 de novembro de 2026, hoje, antes da ida$/ });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  expect(periodoDe(asked(home)[0] as HttpRequest)).toMatchObject({
    localidadeOrigem: '2',
    localidadeDestino: '1',
    inicio: amanha,
  });
});

it('gives up the request of a month that is left, and asks anew on the return to it', async () => {
  const home = await openWith({
    [CALENDARIO]: (request) => (asked(home).length > 2 ? prices(request) : new Promise(() => undefined)),
  });
  await userEvent.click(button('ida'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Buscando os preços de novembro de 2026…'));
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(asked(home)).toHaveLength(2));
  expect(asked(home).map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  expect(periodoDe(asked(home)[1] as HttpRequest)).toMatchObject({ inicio: '2026-12-01', fim: '2026-12-31' });
  await userEvent.keyboard('{PageUp}');
  expect(await screen.findByRole('gridcell', { name: /a partir de R\$ 89,90/ })).toBeVisible();
  expect(asked(home).map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

it('says that no price came, and asks again by a press', async () => {
  let works = false;
  await openWith({ [CALENDARIO]: (request) => (works ? prices(request) : offline()) });
  await userEvent.click(button('ida'));
  expect(
    await screen.findByText('Não conseguimos buscar os preços. Dá para escolher o dia assim mesmo.'),
  ).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('gridcell', { name: /a partir de R\$ 89,90/ })).toBeVisible();
});

it('says that there is no network, and asks by itself once there is', async () => {
  let works = false;
  const home = await openWith({ [CALENDARIO]: (request) => (works ? prices(request) : offline()) });
  act(() => void home.store.dispatch(conexaoChanged(false)));
  await userEvent.click(button('ida'));
  expect(await screen.findByText(/Você está sem internet: os preços não abrem/)).toBeVisible();
  works = true;
  act(() => void home.store.dispatch(conexaoChanged(true)));
  expect(await screen.findByRole('gridcell', { name: /a partir de R\$ 89,90/ })).toBeVisible();
});

it('says that a month has no departure, and lets its days be picked all the same', async () => {
  await openWith({
    [CALENDARIO]: (request) => succeeded([{ data: periodoDe(request)['inicio'] ?? '', menorPrecoCentavos: null }]),
  });
  await userEvent.click(button('ida'));
  expect(await screen.findByText('Nenhuma viagem à venda em novembro de 2026.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(dataIda()).toHaveValue('23/11/2026');
});

it('needs no places to pick a day, and asks for no price without them', async () => {
  const home = openHome();
  await userEvent.click(button('ida'));
  expect(screen.getByText('Escolha origem e destino para ver o preço de cada dia.')).toBeVisible();
  await userEvent.keyboard('{PageDown}{Enter}');
  expect(dataIda()).toHaveValue('22/12/2026');
  expect(home.ports.http.request).not.toHaveBeenCalled();
});

it('opens the notice of a lower price of the day in focus, and returns to the month', async () => {
  await openWith({
    [CALENDARIO]: prices,
    'GET /Localidades/1': succeeded(tiete),
    'GET /Localidades/2': succeeded(novoRio),
  });
  await userEvent.click(button('ida'));
  const offered = await screen.findByRole('button', { name: 'Avise-me quando o preço de 22/11 baixar' });
  await userEvent.click(offered);
  const dialog = within(await screen.findByRole('dialog', { name: 'Aviso de preço' }));
  expect(await dialog.findByText('domingo, 22/11/2026')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByRole('dialog', { name: 'Escolha a data de ida' })).toBeVisible();
});

it('offers no notice before both places are known', async () => {
  openHome(places);
  await userEvent.click(button('ida'));
  await screen.findByText('Escolha origem e destino para ver o preço de cada dia.');
  expect(screen.queryByRole('button', { name: /Avise-me/ })).toBeNull();
});
