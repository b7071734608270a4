import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { AGORA, offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen, type RenderedScreen } from '../../../../tests/support/renderScreen';
import { umaInformacao } from '../../../../tests/support/viagemBuilders';
import type { ClaimsEmbarque } from '../../../domain/bilhetes/embarque';
import type { Julgamento } from '../../../domain/bilhetes/porta';
import { bilheteEmbarcado, cargaLoaded, codigoJulgado, viagemDaPortaSet } from '../../../store/bilhetes/embarque';
import { EmbarquePage } from './EmbarquePage';

const claims: ClaimsEmbarque = {
  bilheteId: 'b1',
  viagemId: '100',
  poltrona: 12,
  origem: '1',
  destino: '2',
  dia: '2026-12-01',
  hora: '08:00',
  iniciais: 'AS',
  emitidoEm: AGORA.toISOString(),
  chave: '1',
};
/** Opens the page on a device without a camera. */
async function open(path = '/embarque', online = true): Promise<RenderedScreen> {
  const rendered = renderScreen(<EmbarquePage />, {
    path,
    ports: { replies: { 'GET /Viagens/100': online ? succeeded(umaInformacao()) : offline() } },
  });
  await screen.findByText(/^Nenhuma câmera/);
  return rendered;
}
const judged = (opened: RenderedScreen, julgamento: Julgamento) =>
  act(() => void opened.store.dispatch(codigoJulgado(julgamento)));
const names = ({ events }: RenderedScreen) => events.map(({ type }) => type);

describe('the page at the door', () => {
  it('takes a pasted code, and Enter is enough', async () => {
    const opened = await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de embarque' }), 'IT1.a.b{Enter}');
    expect(opened.events.at(-1)).toEqual({ type: 'CodigoEmbarqueLido', payload: { codigo: 'IT1.a.b' } });
    expect(screen.getByRole('textbox', { name: 'Código de embarque' })).toHaveValue('');
    expect(await axe(opened.container)).toHaveNoViolations();
  });

  it('says what is missing when nothing was pasted', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
    expect(screen.getByText('Cole ou digite o código de embarque')).toBeInTheDocument();
  });

  it('says what is to be loaded, seat by seat, and with the ticket that brings it', async () => {
    const opened = await open();
    expect(screen.queryByText('Para carregar')).not.toBeInTheDocument();
    const adicionais = [{ nome: 'Bicicleta', quantidade: 1 }];
    const carga = [
      { bilheteId: 'b1', poltrona: 12, adicionais },
      {
        bilheteId: 'b2',
        poltrona: 14,
        adicionais: [...adicionais, { nome: 'Volume extra de bagagem', quantidade: 2 }],
      },
    ];
    act(() => void opened.store.dispatch(cargaLoaded(carga)));
    const card = screen.getByRole('region', { name: 'Para carregar' });
    expect(card).toHaveTextContent('Ao todo2 × Bicicleta, 2 × Volume extra de bagagem');
    expect(card).toHaveTextContent('Poltrona 141 × Bicicleta, 2 × Volume extra de bagagem');
    judged(opened, { veredito: 'pode', claims });
    expect(screen.getByText('Carregar: 1 × Bicicleta')).toBeInTheDocument();
    expect(await axe(opened.container)).toHaveNoViolations();
  });

  it.each<[Julgamento, string]>([
    [{ veredito: 'pode', claims }, 'Pode embarcarPoltrona 12, passageiro AS'],
    [{ veredito: 'outra_viagem', claims }, 'Viagem de 01/12/2026 às 08:00'],
    [{ veredito: 'sem_validade', claims }, 'Bilhete cancelado ou trocado'],
    [{ veredito: 'invalido' }, 'Código inválido'],
    [{ veredito: 'sem_chave' }, 'Conecte este aparelho à internet'],
    [{ veredito: 'sem_suporte' }, 'Este navegador não confere assinaturas'],
    [{ veredito: 'ja_lido', claims, lidoEm: '2026-12-01T10:41:00.000Z' }, 'Já lido às '],
  ])('answers %j', async (julgamento, text) => {
    const opened = await open();
    judged(opened, julgamento);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('says the same answer again for the next code', async () => {
    const opened = await open();
    judged(opened, { veredito: 'invalido' });
    const first = screen.getByRole('alert');
    judged(opened, { veredito: 'invalido' });
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('asks for the trip until there is one', async () => {
    const opened = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Usar esta viagem' }));
    expect(screen.getByText('Informe o número da viagem, só algarismos')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Número da viagem' }), '100{Enter}');
    expect(opened.events.at(-1)).toEqual({ type: 'ViagemEmbarqueEscolhida', payload: { viagemId: '100' } });
  });

  it('takes the trip of its address', async () => {
    const opened = await open('/embarque?viagem=100');
    expect(names(opened)).toEqual(['EmbarqueAberto', 'ViagemEmbarqueEscolhida']);
    opened.unmount();
    expect(names(opened).at(-1)).toBe('EmbarqueFechado');
  });

  it.each([
    ['with', true, 'São Paulo, SP → Rio de Janeiro, RJ'],
    ['without', false, '01/12/2026 às 08:00'],
  ])('shows the trip and who boarded %s a network', async (_, online, text) => {
    const opened = await open('/embarque', online);
    const lidoEm = '2026-12-01T10:41:00.000Z';
    act(() => {
      opened.store.dispatch(viagemDaPortaSet({ id: '100', dia: '2026-12-01', hora: '08:00' }));
      opened.store.dispatch(bilheteEmbarcado({ bilheteId: 'b1', poltrona: 12, iniciais: 'AS', codigo: 'x', lidoEm }));
    });
    const trip = within(screen.getByRole('region', { name: 'Viagem 100' }));
    expect(await trip.findByText(text)).toBeInTheDocument();
    expect(trip.getByText('Só neste aparelho')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Já embarcaram' })).getByText('Poltrona 12')).toBeInTheDocument();
  });

  it('ends the boarding only when it is said twice', async () => {
    const opened = await open();
    act(() => void opened.store.dispatch(viagemDaPortaSet({ id: '100', dia: null, hora: null })));
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar ou trocar de viagem' }));
    expect(names(opened)).not.toContain('EmbarqueEncerrado');
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar e apagar' }));
    expect(names(opened).at(-1)).toBe('EmbarqueEncerrado');
  });
});
