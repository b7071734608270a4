import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, succeeded, umaIdentidade, AGORA } from '../../../../tests/support/builders';
import { cards, manha, noite, openResultado, replies, umaBusca } from '../../../../tests/support/openResultado';
import type { Replies } from '../../../../tests/support/fakePorts';
import { act } from 'react';
import { toBuscaLink } from '../../../domain/viagens/links';
import { sessaoStarted } from '../../../store/sessao/sessao';
import { avisoRefused } from '../../../store/avisos/avisosPedidos';
import { AvisoDeVaga } from './AvisoDeVaga';

const esgotada = { ...manha, poltronasLivres: 0 };
const trecho = {
  viagemId: manha.id,
  localidadeOrigem: manha.partida.localidade.id,
  localidadeDestino: manha.chegada.localidade.id,
};
const espera = { id: 'e1', ...trecho, data: manha.partida.dia, criadaEm: '2026-11-24T12:00:00Z', avisadaEm: null };

async function open(more: Replies = {}, signedIn = true) {
  const path = toBuscaLink(umaBusca());
  const flow = openResultado(replies([esgotada, noite], more), path, undefined, AvisoDeVaga);
  if (signedIn) act(() => void flow.store.dispatch(sessaoStarted({ ...umaIdentidade(), expiraEm: AGORA.getTime() })));
  await screen.findByText('2 viagens encontradas');
  return { ...flow, card: within(cards()[0] ?? document.body) };
}

describe('“Avise-me se abrir vaga”', () => {
  it('is offered on a sold-out trip alone, and tells which', async () => {
    const { card, events } = await open({ 'GET /ListaDeEspera': succeeded([]) });
    expect(card.getByText('Esgotado')).toBeInTheDocument();
    const button = await card.findByRole('button', { name: 'Avise-me se abrir vaga' });
    expect(screen.getAllByRole('button', { name: 'Avise-me se abrir vaga' })).toHaveLength(1);
    expect(button).toHaveAccessibleDescription(/^Partida 08:00/);
    await userEvent.click(button);
    expect(events).toContainEqual({ type: 'EsperaPedida', payload: { trecho } });
  });

  it('is offered to visitors, without asking for a list that is nobody’s', async () => {
    const { card, events, ports } = await open({}, false);
    await userEvent.click(card.getByRole('button', { name: 'Avise-me se abrir vaga' }));
    expect(events).toContainEqual({ type: 'EsperaPedida', payload: { trecho } });
    expect(ports.http.request).not.toHaveBeenCalledWith(expect.objectContaining({ path: '/ListaDeEspera' }));
  });

  it('is a wait that can be ended, where the list has it', async () => {
    const { card, events } = await open({ 'GET /ListaDeEspera': succeeded([espera]) });
    expect(await card.findByText('Avisaremos por e-mail se abrir uma poltrona')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Não avisar mais' }));
    expect(events).toContainEqual({ type: 'EsperaDesistida', payload: { trecho, id: 'e1' } });
  });

  it('says what failed and offers it again, and is offered where the list did not come', async () => {
    const { card, store } = await open({ 'GET /ListaDeEspera': failed({ kind: 'transient', motivo: 'rede' }) });
    expect(await card.findByRole('button', { name: 'Avise-me se abrir vaga' })).toBeInTheDocument();
    act(() => void store.dispatch(avisoRefused({ chave: `${manha.id} 1 2`, erro: 'Sem conexão.' })));
    expect(card.getByRole('alert')).toHaveTextContent('Sem conexão.');
    expect(card.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});
