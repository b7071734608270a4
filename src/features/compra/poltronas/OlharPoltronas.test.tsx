import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useNavigate } from 'react-router-dom';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPoltrona, umaViagem, umMapa } from '../../../../tests/support/viagemBuilders';
import type { HttpResult } from '../../../services/ports';
import { aoVivoTold, ocupadasSeen } from '../../../store/compra/compraSlice';
import { ClassesDaPlanta } from '../../viagens/classes/ClassesDaPlanta';
import { OlharPoltronas } from './OlharPoltronas';

const viagem = umaViagem({ id: '100' });
const mapa = umMapa({
  poltronas: Array.from({ length: 8 }, (_, i) => umaPoltrona(i + 1, i === 3 ? { situacao: 'ocupada' } : {})),
  recursos: [{ tipo: 'wc', andar: 1, fila: 3, coluna: 4 }],
});

function open(...answers: HttpResult<unknown>[]) {
  let asked = 0;
  const onClose = jest.fn();
  const onSelect = jest.fn();
  const replies = {
    'GET /Viagens/100/Poltronas': () => answers[Math.min(asked++, answers.length - 1)] ?? offline(),
  };
  const opened = renderScreen(
    <>
      <Voltar />
      <OlharPoltronas viagem={viagem} Classes={ClassesDaPlanta} onClose={onClose} onSelect={onSelect} />
    </>,
    { ports: { replies } },
  );
  return { ...opened, onClose, onSelect };
}
/** Stands for the browser's button. */
function Voltar() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>voltar</button>;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Poltronas' }));
const seat = (numero: number) => screen.findByRole('gridcell', { name: new RegExp(`^Poltrona ${numero},`) });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('the seats of a departure that is looked at', () => {
  it('say their price and whether they are free, and choose nothing', async () => {
    const { events, baseElement } = open(succeeded(mapa));
    expect(await seat(1)).toHaveAccessibleName(/R\$ .*livre/);
    expect(await seat(4)).toHaveAccessibleName(/ocupada/);
    expect(dialog().getByText('7 poltronas livres')).toBeInTheDocument();
    const legend = within(dialog().getByRole('list', { name: 'Legenda do mapa' }));
    expect(legend.queryByText('Selecionada')).not.toBeInTheDocument();
    await userEvent.click(await seat(1));
    expect(events.map(({ type }) => type)).toEqual(['MapaPoltronasAberto']);
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('unfold the classes of the coach, with what is on board', async () => {
    open(succeeded(mapa));
    await seat(1);
    expect(dialog().queryByRole('group', { name: 'Classes e comodidades' })).not.toBeInTheDocument();
    await press('Classes e comodidades');
    const classes = within(dialog().getByRole('group', { name: 'Classes e comodidades' }));
    expect(classes.getByText('8 poltronas')).toBeVisible();
    expect(classes.getByText('Banheiro')).toBeVisible();
    await press('Classes e comodidades');
    expect(dialog().queryByRole('group', { name: 'Classes e comodidades' })).not.toBeInTheDocument();
  });

  it('are followed while they are looked at: one that is taken meanwhile turns occupied', async () => {
    const { events, store, unmount } = open(succeeded(mapa));
    expect(await seat(1)).toHaveAccessibleName(/livre/);
    act(() => void store.dispatch(ocupadasSeen({ viagemId: '100', numeros: [1, 4] })));
    expect(await seat(1)).toHaveAccessibleName(/ocupada/);
    expect(dialog().getByText('6 poltronas livres')).toBeInTheDocument();
    unmount();
    expect(events).toEqual([
      { type: 'MapaPoltronasAberto', payload: { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' } },
      { type: 'MapaPoltronasFechado', payload: undefined },
    ]);
  });

  it('lead to the choice of the trip', async () => {
    const { onClose, onSelect } = open(succeeded(mapa));
    await seat(1);
    await press('Selecionar');
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['its button', () => press('Fechar')],
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the browser’s Back', () => userEvent.click(screen.getByText('voltar'))],
  ])('close by %s', async (_, close) => {
    const { onClose, onSelect } = open(succeeded(mapa));
    await seat(1);
    await close();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('say that they are older while the stream is broken', async () => {
    const { store } = open(succeeded(mapa));
    await seat(1);
    expect(dialog().queryByText(/dados mais antigos/)).toBeNull();
    act(() => void store.dispatch(aoVivoTold(false)));
    expect(dialog().getByText(/^Sem atualização ao vivo: o mapa mostra dados mais antigos/)).toBeVisible();
    act(() => void store.dispatch(aoVivoTold(true)));
    expect(dialog().queryByText(/dados mais antigos/)).toBeNull();
  });

  it.each([
    ['the network is gone', offline(), /Não conseguimos falar com o servidor/],
    ['the trip is off sale', refused(409, 'Esta viagem foi cancelada.'), 'Esta viagem foi cancelada.'],
  ])('are reported missing where %s, and can be asked for again', async (_, reply, words) => {
    const { baseElement } = open(reply, succeeded(mapa));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(dialog().queryByRole('button', { name: 'Selecionar' })).not.toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
    await press('Tentar novamente');
    expect(await seat(1)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
