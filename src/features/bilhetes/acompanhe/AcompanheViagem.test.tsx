import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umAcompanhamento, umaInformacao } from '../../../../tests/support/viagemBuilders';
import { submissionReached } from '../../../store/submissions';
import type { AcompanhamentoDoBilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { AcompanheViagem } from './AcompanheViagem';

const URL = 'GET /Bilhetes/b1/Acompanhamento';
const open = (fields: Partial<AcompanhamentoDoBilhete> = {}, now = '2026-12-01T07:50:30-03:00') =>
  renderScreen(<AcompanheViagem bilheteId="b1" />, {
    ports: { clock: { now: () => new Date(now) }, replies: { [URL]: succeeded(umAcompanhamento(fields)) } },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Acompanhe a viagem' }));
const [saoPaulo, resende, rio] = umaInformacao().paradas;
const late = (hora: string) => ({ previsao: { dia: '2026-12-01', hora } });

describe('the trip of a ticket on its day', () => {
  it('says how it stands, when it leaves and arrives, and when that was read', async () => {
    const { container } = open();
    const shown = await section();
    expect(shown.getByText('No horário')).toBeVisible();
    expect(shown.getByText('Sai às 08:00, chega às 14:10.')).toBeVisible();
    expect(shown.getByText('Atualizado às 07:50.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says where the coach is, how late, and each stop with its planned and expected time', async () => {
    open({
      situacao: 'atrasada',
      atrasoMinutos: 12,
      motivo: 'Trânsito na estrada.',
      posicao: { em: '2026-12-01T07:48:00-03:00', lugar: 'perto', localidade: resende!.localidade },
      paradas: [
        { ...saoPaulo!, situacao: 'passou' },
        { ...resende!, ...late('11:42'), situacao: 'adiante' },
        { ...rio!, ...late('14:22'), situacao: 'adiante' },
      ],
    });
    const shown = await section();
    expect(shown.getByText('Atrasado 12min')).toBeVisible();
    expect(shown.getByText('Ônibus perto de Resende, RJ, há 2 min.')).toBeVisible();
    expect(shown.getByText('Trânsito na estrada.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Paradas e horários' }));
    const stops = within(shown.getByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Seu embarque'),
      expect.stringMatching(/11:30.*11:42/),
      expect.stringContaining('Seu desembarque'),
    ]);
  });

  it.each([
    ['cancelada', 'Cancelada'],
    ['chegou', 'Chegou'],
  ] as const)('that is %s says so and expects nothing', async (situacao, rotulo) => {
    open({ situacao });
    const shown = await section();
    expect(shown.getByText(rotulo)).toBeVisible();
    expect(shown.queryByText(/[Cc]hega às/)).not.toBeInTheDocument();
  });

  it('says that what it shows is old, as what was kept on the device for a page without a network', async () => {
    open({}, '2026-12-01T08:40:00-03:00');
    expect(await screen.findByText(/Estas informações são das 07:50\./)).toBeVisible();
    expect(screen.queryByText(/^Atualizado às/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Atualizar agora' })).toBeVisible();
  });

  it('that could not be read is tried again', async () => {
    const { ports } = renderScreen(<AcompanheViagem bilheteId="b1" />, {
      ports: { replies: { [URL]: offline() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

const openLink = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar a quem espera você' }));

describe('the link for others', () => {
  it('is asked for with words that name nobody', async () => {
    const { events } = open();
    await openLink();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(screen.queryByRole('button', { name: 'Encerrar link' })).not.toBeInTheDocument();
    expect(events).toEqual([
      {
        type: 'AcompanhamentoCompartilhado',
        payload: {
          bilheteId: 'b1',
          texto: 'Acompanhe minha viagem de São Paulo, SP para Rio de Janeiro, RJ.',
        },
      },
    ]);
  });

  it('once opened can be read, copied and taken back', async () => {
    const { events, store } = open({ compartilhado: true });
    await openLink();
    const valor = { bilheteId: 'b1', caminho: '/acompanhar/abc' };
    act(() => void store.dispatch(submissionReached('acompanhamento', { phase: 'done', acao: null, valor })));
    expect(await screen.findByRole('textbox', { name: 'Link de acompanhamento' })).toHaveValue(
      'http://localhost/acompanhar/abc',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar link' }));
    expect(events.at(-1)).toEqual({ type: 'AcompanhamentoEncerrado', payload: { bilheteId: 'b1' } });
  });

  it('is no longer offered after the arrival', async () => {
    open({ situacao: 'chegou' });
    await section();
    expect(screen.queryByRole('button', { name: 'Enviar a quem espera você' })).not.toBeInTheDocument();
  });
});
