import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { balcaoEm, CODIGO, cotacao, emAndamento } from '../../../../tests/bodies/encomendaBodies';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { volumesWeighed } from '../../../store/encomendas/balcaoEncomenda';
import { catalogoRead } from '../../../store/viagens/catalogo';
import { submissionReached } from '../../../store/submissions';
import { BalcaoPage } from './BalcaoPage';

const { volumes, pesos, linhas, totalCentavos } = cotacao;
const open = (encomenda?: EncomendaBalcao) =>
  renderScreen(<BalcaoPage />, {
    path: encomenda ? `/encomendas?balcao=${CODIGO}` : '/encomendas?balcao=',
    ports: {
      replies: {
        'GET /Agencia/Encomendas': succeeded(emAndamento),
        [`GET /Agencia/Encomendas/${CODIGO}`]: encomenda ? succeeded(encomenda) : refused(404, 'Não encontramos.'),
      },
    },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the counter for parcels', () => {
  it('says that no coach is for sale yet, and still lists parcels', async () => {
    const { store } = open();
    act(() => void store.dispatch(catalogoRead({ vazio: true })));
    expect(await screen.findByRole('link', { name: 'IT K7Q2 MP4X Z' })).toBeVisible();
    expect(screen.getByText('Ainda não há viagens à venda')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Consultar' })).toBeVisible();
  });

  it('lists what is still to be done, and finds a parcel by its code', async () => {
    const { container, events } = open();
    expect(await screen.findByRole('link', { name: 'IT K7Q2 MP4X Z' })).toHaveAttribute(
      'href',
      `/encomendas?balcao=${CODIGO}`,
    );
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código da encomenda' }), 'IT K7Q2 MP4X A');
    await press('Consultar');
    expect(screen.getByText(/Confira o código/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código da encomenda' }), '{Backspace}Z');
    await press('Consultar');
    expect(events.at(-1)).toEqual({ type: 'EncomendaProcurada', payload: { codigo: CODIGO } });
  });

  it('weighs first, then takes the very sum that is on screen', async () => {
    const { container, events, store } = open(balcaoEm('pre_postada'));
    await press('Conferir peso e preço');
    expect(events.at(-1)).toEqual({ type: 'EncomendaPesada', payload: { codigo: CODIGO, volumes } });
    act(() => void store.dispatch(volumesWeighed({ pesos, linhas, totalCentavos })));
    await userEvent.click(screen.getByRole('radio', { name: 'Pix' }));
    expect(await axe(container)).toHaveNoViolations();
    await press('Receber R$ 40,30 e postar');
    expect(events.at(-1)).toEqual({
      type: 'EncomendaRecebida',
      payload: { codigo: CODIGO, recebimento: { volumes, totalCentavos, meio: 'pix' } },
    });
    act(
      () =>
        void store.dispatch(
          submissionReached('balcaoEncomenda', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'O valor é R$ 42,10.' }],
          }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('O valor é R$ 42,10.');
    expect(screen.queryByRole('button', { name: /^Receber/ })).toBeNull();
  });

  it('puts it on the coach that was chosen', async () => {
    const { container, events, store } = open(balcaoEm('postada'));
    await press('Colocar na viagem');
    expect(screen.getByText('Escolha a viagem')).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('radio', { name: /Sai 02\/12\/2026 às 06:30/ }));
    await press('Colocar na viagem');
    expect(events.at(-1)?.payload).toEqual({ codigo: CODIGO, evento: { situacao: 'em_transporte', viagemId: '101' } });
    const before = events.length;
    act(() => void store.dispatch(submissionReached('balcaoEncomenda', { phase: 'sending', acao: null })));
    await press(/Colocar na viagem/);
    expect(events).toHaveLength(before);
  });

  it('takes one step at a time', async () => {
    const { events, store } = open(balcaoEm('em_transporte'));
    await press('Registrar chegada');
    expect(events.at(-1)?.payload).toEqual({ codigo: CODIGO, evento: { situacao: 'chegou' } });
    const before = events.length;
    act(() => void store.dispatch(submissionReached('balcaoEncomenda', { phase: 'sending', acao: null })));
    await press(/Registrar chegada/);
    expect(events).toHaveLength(before);
  });

  it('hands over to who shows a document, after the storing was paid', async () => {
    const retirada = { prazo: '2026-11-20', armazenagemDiaCentavos: 350, armazenagemCentavos: 700 };
    const { container, events } = open(balcaoEm('aguardando_retirada', { retirada }));
    await press('Receber R$ 7,00 e entregar');
    expect(screen.getByRole('textbox', { name: 'Nome de quem retira' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome de quem retira' }), 'Bento Araújo');
    await userEvent.type(screen.getByRole('textbox', { name: '4 últimos dígitos do documento' }), '7735');
    expect(await axe(container)).toHaveNoViolations();
    await press('Receber R$ 7,00 e entregar');
    expect(events.at(-1)?.payload).toEqual({
      codigo: CODIGO,
      evento: {
        situacao: 'entregue',
        nome: 'Bento Araújo',
        documentoFinal: '7735',
        armazenagemCentavos: 700,
        meio: 'dinheiro',
      },
    });
  });

  it('asks for the reason of a loss, and once more whether it is so', async () => {
    const { events } = open(balcaoEm('em_transporte'));
    await press('Devolução ou extravio');
    await press('Registrar extravio');
    expect(screen.getByText('Diga o motivo')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Não estava no bagageiro');
    await press('Registrar extravio');
    const dialog = await screen.findByRole('dialog', { name: 'Registrar o extravio?' });
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
    expect(events.at(-1)?.payload).toEqual({
      codigo: CODIGO,
      evento: { situacao: 'extraviada', motivo: 'Não estava no bagageiro' },
    });
  });
});
