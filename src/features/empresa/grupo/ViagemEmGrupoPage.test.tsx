import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { addDias, formatDia, hoje } from '../../../domain/base/data';
import type { Submission } from '../../../store/submissions';
import { ViagemEmGrupoPage } from './ViagemEmGrupoPage';

const ida = formatDia(addDias(hoje(AGORA), 20));
const open = (sent: Submission<{ protocolo: string; ate: string }> = { phase: 'idle' }) =>
  renderScreen(<ViagemEmGrupoPage />, { state: { submissions: { manifestacao: sent } } });
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Pedir proposta' }));

describe('the wish for the trip of a group', () => {
  it('takes the trip, how many people, and who asks', async () => {
    const { container, events } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Viagem em grupo' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await type(/^Origem/, 'Campinas, SP');
    await type(/^Destino/, 'Aparecida, SP');
    await type(/^Data de ida/, ida);
    await type(/^Quantas pessoas/, '40');
    await type(/^Nome completo/, 'Bento Araújo');
    await type(/^E-mail/, 'bento@itape.test');
    await type(/^Celular/, '19987654321');
    await send();
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events.at(-1)).toMatchObject({
      type: 'GrupoPedido',
      payload: { dados: { origem: 'Campinas, SP', dataIda: ida, dataVolta: '', pessoas: '40' } },
    });
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { events } = open();
    await type(/^Quantas pessoas/, '6');
    await send();
    expect((await screen.findAllByText(/até 6 se compra pelo site/))[0]).toBeVisible();
    expect(screen.getAllByText('Informe a cidade de onde o grupo sai')[0]).toBeVisible();
    expect(events.map(({ type: name }) => name)).toEqual(['ManifestacaoAberta']);
  });

  it('shows the protocol once it was sent, and the reason where it was refused', () => {
    const { unmount } = open({ phase: 'done', acao: null, valor: { protocolo: 'K7Q2-MP4X', ate: '2026-12-05' } });
    expect(screen.getByText('K7Q2-MP4X')).toBeVisible();
    expect(screen.getByText('Respondemos até 05/12/2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir proposta' })).not.toBeInTheDocument();
    unmount();
    open({ phase: 'refused', acao: null, erros: [{ mensagem: 'A data de ida não pode ser no passado' }] });
    expect(screen.getByText('A data de ida não pode ser no passado')).toBeVisible();
  });
});
