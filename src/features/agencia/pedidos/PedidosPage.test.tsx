import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { detalhe, paginaPedidos, PEDIDO_ID } from '../../../../tests/bodies/agenciaBodies';
import { submissionReached } from '../../../store/submissions';
import { DetalheDrawer } from './DetalheDrawer';
import { FormulariosPedidos } from './FormulariosPedidos';
import { PedidosPage } from './PedidosPage';

/** Answers whatever period the list requests. */
const http = {
  request: async <T,>({ path }: { path: string }) =>
    succeeded(path === `/Agencia/Pedidos/${PEDIDO_ID}` ? detalhe() : paginaPedidos()) as HttpResult<T>,
};
const open = (path = '/pedidos', cpfDeTeste = false) =>
  renderScreen(<PedidosPage Formularios={FormulariosPedidos} Detalhe={DetalheDrawer} />, {
    path,
    ports: { http },
    state: { ambiente: { cpfDeTeste, avisosPorTelefone: true } },
  });

/** Unfolds a form of the bar. */
const unfold = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function paste(label: string, text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
}

describe('the orders of an agency', () => {
  it('are listed with their totals, their buyers masked', async () => {
    const { container } = open();
    expect(await screen.findByRole('rowheader', { name: 'K7M2QX' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Todos' })).toHaveTextContent('1.284 pedidos');
    expect(screen.getAllByText('***.982.247-**').length).toBeGreaterThan(0);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('stand under folded forms, one unfolded at a time, each keeping what was typed', async () => {
    const { container } = open();
    const filtros = screen.getByRole('button', { name: 'Filtros' });
    expect(filtros).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).toBeNull();
    await unfold('Filtros');
    expect(filtros).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('form', { name: 'Filtros de pedidos' })).toBeVisible();
    await paste('Localizador', 'k7m');
    await unfold('Abrir pedido de cliente');
    expect(filtros).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('form', { name: 'Filtros de pedidos' })).toBeNull();
    expect(screen.getByRole('form', { name: 'Abrir pedido de cliente' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await unfold('Filtros');
    expect(screen.getByRole('textbox', { name: 'Localizador' })).toHaveValue('K7M');
    await unfold('Filtros');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('say how many filters are in use while these are folded', async () => {
    open('/pedidos?situacao=emitidos&de=2026-11-01&cursor=abc');
    expect(await screen.findByRole('button', { name: 'Filtros (2 em uso)' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('are narrowed by what is asked for, the CPF apart from the address', async () => {
    const { events } = open();
    await screen.findByRole('rowheader', { name: 'K7M2QX' });
    await unfold('Filtros');
    await paste('Localizador', 'k7m2qx');
    await paste('CPF do comprador', '52998224725');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(events).toContainEqual({ type: 'CpfProcurado', payload: { cpf: '52998224725' } });
    const filtered = events.find(({ type }) => type === 'PedidosFiltrados');
    expect(filtered?.payload).toMatchObject({ filtro: { localizador: 'K7M2QX' } });
    expect(JSON.stringify(filtered)).not.toContain('529');
  });

  it.each([true, false])('are looked for by the test CPF where the place names it: %s', async (cpfDeTeste) => {
    const { events } = open('/pedidos', cpfDeTeste);
    await unfold('Filtros');
    await paste('CPF do comprador', '99999999999');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(events.map(({ type }) => type).includes('CpfProcurado')).toBe(cpfDeTeste);
    expect(screen.queryByText('Informe um CPF válido') === null).toBe(cpfDeTeste);
  });

  it('are not asked for by what is wrong', async () => {
    const { events } = open();
    await unfold('Filtros');
    await paste('CPF do comprador', '11111111111');
    await paste('Localizador', 'ABC');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(screen.getByText('Informe um CPF válido')).toBeVisible();
    expect(screen.getByText('O localizador tem 6 letras e números')).toBeVisible();
    expect(events).toEqual([]);
  });

  it('open a customer’s order by localizador and document, both of which are asked for', async () => {
    const { events, store } = open();
    await unfold('Abrir pedido de cliente');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir pedido' }));
    expect(await screen.findByText('Informe o documento')).toBeVisible();
    expect(events).toEqual([]);
    await paste('Localizador do cliente', 'k7m2qx');
    await paste('Documento do comprador ou passageiro', '529.982.247-25');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir pedido' }));
    expect(events).toEqual([
      { type: 'PedidoDeClienteProcurado', payload: { localizador: 'K7M2QX', documento: '529.982.247-25' } },
    ]);
    act(
      () =>
        void store.dispatch(
          submissionReached('aberturaPedido', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'Não encontramos um pedido.' }],
          }),
        ),
    );
    expect(screen.getByText('Não encontramos um pedido.')).toBeVisible();
  });

  it('go on with older ones from where the page ended, and are taken along as they are narrowed', async () => {
    const { events } = open('/pedidos?situacao=emitidos');
    await userEvent.click(await screen.findByRole('button', { name: 'Mais antigos' }));
    expect(events.at(-1)).toMatchObject({ payload: { filtro: { situacao: 'emitidos', cursor: 'abc' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(events.at(-1)).toMatchObject({ type: 'PedidosExportados', payload: { consulta: { situacao: 'emitidos' } } });
  });

  it('open one by its address, with what happened and what may be done', async () => {
    const { events } = open(`/pedidos?pedido=${PEDIDO_ID}`);
    const dialog = await screen.findByRole('dialog', { name: 'Detalhes do pedido' });
    expect(await within(dialog).findByText('Bilhetes emitidos')).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: /^Reimprimir poltrona/ })[0]!);
    expect(events.at(-1)).toMatchObject({ type: 'BilheteReimpresso', payload: { formato: 'a4' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }));
    expect(events.at(-1)).toEqual({ type: 'CancelamentoAberto', payload: { tipo: 'agencia', id: PEDIDO_ID } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reenviar por e-mail' }));
    const asking = await screen.findByRole('dialog', { name: 'Enviar os bilhetes de novo?' });
    expect(asking).toHaveTextContent('c***@itape.test');
    await userEvent.click(within(asking).getByRole('button', { name: 'Enviar bilhetes' }));
    expect(events.at(-1)).toEqual({ type: 'BilhetesReenviados', payload: { pedidoId: PEDIDO_ID } });
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('that owe cash are paid out of the operator’s own till, once it is confirmed', async () => {
    const owing = { ...detalhe(), acoes: { ...detalhe().acoes, devolverCentavos: 14_150 } };
    const { events } = renderScreen(<PedidosPage Formularios={FormulariosPedidos} Detalhe={DetalheDrawer} />, {
      path: `/pedidos?pedido=${PEDIDO_ID}`,
      ports: {
        http: {
          request: async <T,>({ path }: { path: string }) =>
            succeeded(path === `/Agencia/Pedidos/${PEDIDO_ID}` ? owing : paginaPedidos()) as HttpResult<T>,
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver em dinheiro' }));
    const asking = await screen.findByRole('dialog', { name: /Devolver R\$\s141,50 em dinheiro\?/ });
    expect(asking).toHaveTextContent('O valor sai do seu caixa.');
    await userEvent.click(within(asking).getByRole('button', { name: 'Devolver dinheiro' }));
    expect(events.at(-1)).toEqual({ type: 'DinheiroDevolvido', payload: { pedidoId: PEDIDO_ID } });
  });
});
