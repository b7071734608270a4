import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { acessosEncontrados } from '../../../../tests/bodies/administracaoBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { AcessosPage } from './AcessosPage';

function open(reply: (request: HttpRequest) => HttpResult<unknown>) {
  const asked: unknown[] = [];
  const note = (request: HttpRequest) => (asked.push(request.body), reply(request));
  return {
    asked,
    ...renderScreen(<AcessosPage />, { ports: { replies: { 'POST /Administracao/Acessos/Busca': note } } }),
  };
}

describe('who looked at whose data', () => {
  it('lists operators and the company’s staff with their reasons', async () => {
    const { container } = open(() => succeeded(acessosEncontrados));
    expect(await screen.findByRole('cell', { name: 'Pedido K7M2QX' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Administração da empresa' })).toBeVisible();
    expect(screen.getAllByRole('cell', { name: 'Ana Agência, Itapê Tietê' })).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is searched by CPF or e-mail, in the body of the request', async () => {
    const { asked } = open(() => succeeded(acessosEncontrados));
    const field = screen.getByLabelText(/CPF ou e-mail/);
    const button = screen.getByRole('button', { name: 'Procurar' });
    await userEvent.type(field, '111');
    await userEvent.click(button);
    expect(await screen.findByText('Informe um CPF ou um e-mail válido')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '529.982.247-25');
    await userEvent.click(button);
    await userEvent.clear(field);
    await userEvent.type(field, 'ana@itape.test');
    await userEvent.click(button);
    expect(asked).toEqual([{}, { cpf: '529.982.247-25' }, { email: 'ana@itape.test' }]);
  });

  it('goes page by page, and back', async () => {
    const last = { ...acessosEncontrados, cursor: null };
    const { asked } = open(({ body }) =>
      succeeded(Object.hasOwn(body as object, 'cursor') ? last : acessosEncontrados),
    );
    await screen.findByRole('cell', { name: 'Pedido K7M2QX' });
    await userEvent.click(screen.getByRole('button', { name: 'Mais antigas' }));
    expect(screen.getByRole('button', { name: 'Mais antigas' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Mais novas' }));
    expect(asked.slice(0, 2)).toEqual([{}, { cursor: acessosEncontrados.cursor }]);
    expect(screen.getByRole('button', { name: 'Mais novas' })).toBeDisabled();
  });

  it('says that it could not be read', async () => {
    open(() => offline());
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
