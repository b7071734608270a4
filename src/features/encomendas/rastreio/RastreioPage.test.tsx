import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { CODIGO, rastreioEm } from '../../../../tests/bodies/encomendaBodies';
import { CODIGO_ENCOMENDA_INVALIDO } from '../../../domain/encomendas/codigoEncomenda';
import { SEM_CONEXAO } from '../../../domain/base/falhas';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { RastreioPage } from './RastreioPage';

const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Rastrear' }));

function open(reply: HttpResult<unknown>, path = `/encomendas/rastreio?codigo=${CODIGO}`) {
  const sent: HttpRequest[] = [];
  const replies = {
    [`GET /Encomendas/Rastreio/${CODIGO}`]: (request: HttpRequest) => {
      sent.push(request);
      return reply;
    },
  };
  return { ...renderScreen(<RastreioPage />, { path, ports: { replies } }), sent };
}

describe('following a parcel', () => {
  it('shows what happened and what comes next, asked by a header and never by the address [§2.rota.encomendas-rastreio]', async () => {
    const { container, sent } = open(succeeded(rastreioEm('em_transporte')));
    expect(screen.getByRole('textbox', { name: 'Código da encomenda' })).toHaveValue('IT K7Q2 MP4X Z');
    await type('4 últimos dígitos do documento', '7735');
    await ask();
    const timeline = await screen.findByRole('list', { name: 'Andamento da encomenda' });
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Aguardando postagem, concluído/),
      expect.stringMatching(/^Postada, concluído/),
      expect.stringMatching(/^Em transporte, em andamento/),
      expect.stringMatching(/^Chegou ao destino, a seguir/),
      expect.stringMatching(/^Aguardando retirada, a seguir/),
      expect.stringMatching(/^Entregue, a seguir/),
    ]);
    expect(screen.getByText(/Chegada prevista: 02\/12\/2026 às 12:50/)).toBeVisible();
    expect(sent[0]).toMatchObject({ path: `/Encomendas/Rastreio/${CODIGO}`, documentoFinal: '7735' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what storing it costs once its time is over', async () => {
    const retirada = { prazo: '2026-11-20', armazenagemDiaCentavos: 350, armazenagemCentavos: 1_050 };
    open(succeeded(rastreioEm('aguardando_retirada', { retirada })));
    await type('4 últimos dígitos do documento', '7735');
    await ask();
    expect(await screen.findByText(/há R\$ 10,50 de armazenagem/)).toBeVisible();
  });

  it('says what is missing at its field, and asks nothing', async () => {
    const { sent } = open(succeeded(rastreioEm('postada')), '/encomendas/rastreio');
    await type('Código da encomenda', 'ITK7Q2MP4XA');
    await ask();
    expect(screen.getByText(CODIGO_ENCOMENDA_INVALIDO)).toBeVisible();
    expect(screen.getByText('Informe os 4 últimos dígitos do documento')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código da encomenda' })).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['wrong digits', refused(404, 'Não encontramos.'), 'Não encontramos.'],
    ['no network', offline(), SEM_CONEXAO],
  ])('says so with %s and keeps what was typed', async (_, reply, words) => {
    const { container } = open(reply);
    await type('4 últimos dígitos do documento', '0000');
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: '4 últimos dígitos do documento' })).toHaveValue('0000');
    expect(await axe(container)).toHaveNoViolations();
  });
});
