import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete, umaParada, umBilhete, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import type { Localidade } from '../../../domain/wire/lugares/localidades';
import { BilhetesPorSentido } from './BilhetesPorSentido';

const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ' };
const leg = (trecho: number, from: Localidade, to: Localidade) =>
  umItem({
    trecho,
    bilheteId: `b${trecho}`,
    partida: umaParada(from, '2026-12-01', '08:00'),
    chegada: umaParada(to, '2026-12-01', '12:00'),
  });
const out = [leg(0, tiete, resende), leg(1, resende, novoRio)];
const back = [leg(2, novoRio, resende), leg(3, resende, tiete)];

const open = (itens: ReturnType<typeof leg>[]) =>
  renderScreen(
    <>
      <h1>Bilhetes</h1>
      <BilhetesPorSentido pedido={umPedido({ situacao: 'emitido', itens })} />
    </>,
    {
      ports: {
        replies: Object.fromEntries(
          itens.map(({ trecho }) => [`GET /Bilhetes/b${trecho}`, succeeded(umBilhete({ poltrona: 21 + trecho }))]),
        ),
      },
    },
  );
const way = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the tickets of an order', () => {
  it('stand by way, in the order of travel', async () => {
    const { container } = open([...out, ...back]);
    const [ida, volta] = [await way('Ida'), await way('Volta')];
    expect(ida.getByRole('heading', { name: 'Ida: São Paulo, SP → Rio de Janeiro, RJ, com 1 troca' })).toBeVisible();
    expect(
      volta.getByRole('heading', { name: 'Volta: Rio de Janeiro, RJ → São Paulo, SP, com 1 troca' }),
    ).toBeVisible();
    for (const [shown, seats] of [
      [ida, ['21', '22']],
      [volta, ['23', '24']],
    ] as const) {
      expect(await shown.findAllByRole('article')).toHaveLength(2);
      for (const seat of seats) expect(shown.getByText(seat)).toBeInTheDocument();
    }
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of a change alone are one journey, and a single one needs no name', async () => {
    const { unmount } = open(out);
    expect((await way('Sua viagem')).getByRole('heading', { name: /^Sua viagem: São Paulo, SP → Rio/ })).toBeVisible();
    unmount();
    open([leg(0, tiete, novoRio)]);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ida' })).not.toBeInTheDocument();
  });
});
