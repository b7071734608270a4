import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded, umaIdentidade } from '../../../../tests/support/builders';
import { dia, hoje, manha, openResultado, replies, umaBusca } from '../../../../tests/support/openResultado';
import type { Replies } from '../../../../tests/support/fakePorts';
import { addDias } from '../../../domain/base/data';
import { toBuscaLink } from '../../../domain/viagens/links';
import { DIAS_DE_VENDA } from '../../../domain/viagens/vendas';
import { avisoRefused } from '../../../store/avisos/avisosPedidos';
import { sessaoStarted } from '../../../store/sessao/sessao';

const busca = { localidadeOrigem: '1', localidadeDestino: '2', data: dia };
const alerta = {
  id: 'a1',
  ...busca,
  origem: 'São Paulo',
  destino: 'Rio de Janeiro',
  vistoCentavos: 15_000,
  criadoEm: '2026-11-20T12:00:00Z',
  avisadoEm: null,
};
const outro = { ...alerta, id: 'a2', data: '2026-12-24', destino: 'Resende', vistoCentavos: null };

/** Opens the notice from the results, as a traveller or as a visitor. */
async function open(viagens = [manha], more: Replies = {}, signedIn = true) {
  const flow = openResultado(replies(viagens, { 'GET /AlertasDePreco': succeeded([]), ...more }));
  if (signedIn) act(() => void flow.store.dispatch(sessaoStarted({ ...umaIdentidade(), expiraEm: AGORA.getTime() })));
  await userEvent.click(await screen.findByRole('button', { name: 'Avise-me quando o preço baixar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aviso de preço' }));
  await dialog.findByText('São Paulo, SP → Rio de Janeiro, RJ');
  return { ...flow, dialog };
}

describe('the notice of a lower price', () => {
  it('says the price of the day, and is asked for with one press', async () => {
    const { baseElement, dialog, events } = await open();
    expect(await dialog.findByText(/O menor preço agora é R\$\s150,00\. Enviamos um e-mail, uma vez/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(dialog.getByRole('button', { name: 'Avise-me quando o preço baixar' }));
    expect(events).toContainEqual({ type: 'AlertaPedido', payload: { busca } });
  });

  it('is offered where the day has no trip too', async () => {
    const calendario = succeeded([{ data: dia, menorPrecoCentavos: null }]);
    const { dialog } = await open([], { 'GET /Viagens/Calendario': calendario });
    expect(await dialog.findByText(/não há poltrona à venda neste dia/)).toBeVisible();
  });

  it('is not offered for a day that is not for sale yet', async () => {
    openResultado(replies([]), toBuscaLink(umaBusca({ dataPartida: addDias(hoje, DIAS_DE_VENDA + 1) })));
    expect(await screen.findByText(/Vendas abertas até/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avise-me quando o preço baixar' })).not.toBeInTheDocument();
  });

  it('is not offered for a day that is over', async () => {
    openResultado(
      replies([]),
      '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-01-01',
    );
    expect(await screen.findByText('Este dia já passou')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Avise-me/ })).toBeNull();
  });

  it('says below which price it comes once it is wanted, and is ended by the same button', async () => {
    const { dialog, events } = await open([manha], { 'GET /AlertasDePreco': succeeded([alerta]) });
    expect(await dialog.findByText(/se o preço ficar abaixo de R\$\s150,00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Não avisar mais' }));
    expect(events).toContainEqual({ type: 'AlertaDesistido', payload: { busca, id: 'a1' } });
  });

  it('lists the other ones, each to be removed', async () => {
    const { dialog, events } = await open([manha], { 'GET /AlertasDePreco': succeeded([alerta, outro]) });
    const rows = (await dialog.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows).toEqual([expect.stringContaining('São Paulo → Resende')]);
    expect(rows[0]).toContain('24/12/2026, qualquer preço');
    await userEvent.click(dialog.getByRole('button', { name: /^Remover o aviso de São Paulo a Resende/ }));
    expect(events).toContainEqual({
      type: 'AlertaDesistido',
      payload: { busca: { ...busca, data: '2026-12-24' }, id: 'a2' },
    });
  });

  it('says what failed and offers it again, also where the list did not come', async () => {
    const { dialog, store } = await open([manha], { 'GET /AlertasDePreco': offline() });
    act(() => void store.dispatch(avisoRefused({ chave: `1 2 ${dia}`, erro: 'Sem conexão.' })));
    expect(await dialog.findByText('Sem conexão.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  it('makes way for the sign-in of a visitor, and asks for no list that is nobody’s', async () => {
    const { dialog, events, ports } = await open([manha], {}, false);
    await userEvent.click(dialog.getByRole('button', { name: 'Avise-me quando o preço baixar' }));
    expect(events).toContainEqual({ type: 'AlertaPedido', payload: { busca } });
    expect(screen.queryByRole('dialog', { name: 'Aviso de preço' })).toBeNull();
    expect(ports.http.request).not.toHaveBeenCalledWith(expect.objectContaining({ path: '/AlertasDePreco' }));
  });
});
