import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { last, openPreco, prontos } from '../../../../tests/support/openPreco';
import type { CompraDada } from '../../../../tests/support/umaCompra';
import { tomadorChosen } from '../../../store/compra/tomador';

const open = (compra: CompraDada = {}) => openPreco({ etapa: 'pagamento', compra: { prontos, ...compra } });
const caixa = () => screen.findByRole('checkbox', { name: 'Preciso da nota em nome de uma empresa' });
const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Empresa na nota' }));
const EMPRESA = { cnpj: '12ABC34501DE35', razaoSocial: 'Conceição & Filhos Ltda.' };

describe('the invoice of a purchase', () => {
  it('is the buyer’s at first, and a company’s whose data are right', async () => {
    const shown = open();
    expect(await caixa()).not.toBeChecked();
    await userEvent.click(await caixa());
    const fields = await dialogo();
    await userEvent.type(fields.getByRole('textbox', { name: 'CNPJ' }), '12abc34501de36');
    await userEvent.type(fields.getByRole('textbox', { name: 'E-mail do financeiro (opcional)' }), 'contas');
    await userEvent.click(fields.getByRole('button', { name: 'Usar esta empresa' }));
    expect(await fields.findByText('Informe um CNPJ válido')).toBeVisible();
    expect(fields.getByText('Informe a razão social')).toBeVisible();
    expect(fields.getByText('Informe um e-mail válido')).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
    expect(shown.events.some(({ type }) => type === 'TomadorInformado')).toBe(false);

    await userEvent.clear(fields.getByRole('textbox', { name: 'CNPJ' }));
    await userEvent.type(fields.getByRole('textbox', { name: 'CNPJ' }), '12abc34501de35');
    await userEvent.type(fields.getByRole('textbox', { name: 'Razão social' }), ' Conceição &  Filhos Ltda. ');
    await userEvent.type(fields.getByRole('textbox', { name: 'E-mail do financeiro (opcional)' }), '@Empresa.test');
    await userEvent.click(fields.getByRole('button', { name: 'Usar esta empresa' }));
    await waitFor(() =>
      expect(last(shown)).toEqual({
        type: 'TomadorInformado',
        payload: { tomador: { ...EMPRESA, email: 'contas@empresa.test' } },
      }),
    );
  });

  it('names the company that was given, which is changed or taken out again', async () => {
    const shown = open();
    await caixa();
    act(() => void shown.store.dispatch(tomadorChosen(EMPRESA)));
    expect(await caixa()).toBeChecked();
    expect(screen.getByText('Conceição & Filhos Ltda., CNPJ 12.ABC.345/01DE-35')).toBeVisible();
    expect(await axe(shown.container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Alterar empresa' }));
    const fields = await dialogo();
    expect(fields.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
    await userEvent.click(fields.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await caixa());
    expect(last(shown)).toEqual({ type: 'TomadorInformado', payload: { tomador: null } });
  });

  it('that was named is kept at once where the page is left', async () => {
    const shown = open();
    await caixa();
    window.dispatchEvent(new Event('pagehide'));
    expect(last(shown)).toEqual({ type: 'PaginaDeixada', payload: undefined });
  });

  it('that was given up is not asked for', async () => {
    open();
    await userEvent.click(await caixa());
    await userEvent.click((await dialogo()).getByRole('button', { name: 'Voltar' }));
    expect(await caixa()).not.toBeChecked();
  });

  it('does not change while it is paid', async () => {
    open({ envio: 'pedindo' });
    expect(await caixa()).toBeDisabled();
  });
});
