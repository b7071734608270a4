import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { agenciaNorte, agencias } from '../../../../tests/bodies/agenciasBodies';
import { refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { AgenciasPage } from './AgenciasPage';
import { DialogosAgencia } from './DialogosAgencia';
import { estadoDoOperador } from './palavrasAgencia';

type Reply = HttpResult<unknown> | ((request: HttpRequest) => HttpResult<unknown>);
const open = (replies: Record<string, Reply> = {}) =>
  renderScreen(<AgenciasPage Dialogos={DialogosAgencia} />, {
    ports: {
      replies: {
        'GET /Administracao/Agencias': succeeded(agencias),
        'GET /Administracao/Agencias/2': succeeded(agenciaNorte),
        ...replies,
      },
    },
  });
const choose = async (nome: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const paste = async (label: string, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

describe('the agencies', () => {
  it('are listed with CNPJ and state, and searched at the server', async () => {
    const { container } = open({
      'GET /Administracao/Agencias': ({ path }) =>
        succeeded(path.endsWith('?termo=zul') ? { agencias: [], total: 0 } : agencias),
    });
    const norte = (await screen.findByRole('rowheader', { name: 'Agência Norte' })).closest('tr');
    expect(within(norte ?? container).getByText('Convite recusado')).toBeVisible();
    expect(screen.getByText('00.000.000/0001-91')).toBeVisible();
    expect(screen.getByText('Bloqueada')).toBeVisible();
    expect(screen.getByText('4 agências')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await paste('Buscar por nome ou CNPJ', 'zul');
    expect(await screen.findByText('Nenhuma agência encontrada')).toBeVisible();
  });

  it('say so where they cannot be had', async () => {
    open({ 'GET /Administracao/Agencias': refused(500, 'x') });
    expect(await screen.findByText('Não conseguimos buscar as agências')).toBeVisible();
  });

  it('are created from a form that names what is wrong', async () => {
    const { events } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nova agência' }));
    await paste('Nome da agência', 'Agência Oeste');
    await paste('CNPJ', '11222333000182');
    await paste('Nome completo do responsável', 'Célia Moura');
    await paste('E-mail do responsável', 'celia@itape.test');
    await userEvent.click(screen.getByRole('button', { name: 'Criar agência' }));
    expect((await screen.findAllByText('Informe um CNPJ válido'))[0]).toBeVisible();
    expect(events).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'CNPJ' }));
    await paste('CNPJ', '11222333000181');
    await userEvent.click(screen.getByRole('button', { name: 'Criar agência' }));
    const dados = {
      nome: 'Agência Oeste',
      cnpj: '11.222.333/0001-81',
      responsavel: 'Célia Moura',
      email: 'celia@itape.test',
    };
    expect(events).toEqual([{ type: 'AcaoAgenciaEnviada', payload: { acao: { tipo: 'criar', dados } } }]);
  });

  it('are blocked after a question, and unblocked where they are', async () => {
    const { events } = open();
    await choose('Agência Centro', 'Bloquear');
    await userEvent.click(screen.getByRole('button', { name: 'Bloquear agência' }));
    expect(events).toEqual([{ type: 'AcaoAgenciaEnviada', payload: { acao: { tipo: 'bloquear', id: '1' } } }]);
  });

  it('show their operators, and invite one again at a corrected address', async () => {
    const { events } = open();
    await choose('Agência Norte', 'Ver operadores e histórico');
    expect(await screen.findByText('E-mail de outro acesso')).toBeVisible();
    expect(screen.getByText('Ativo, aguardando o provedor')).toBeVisible();
    expect(screen.getByText('Agência criada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Novo convite a Caio Lima' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'E-mail de Caio Lima' }));
    await paste('E-mail de Caio Lima', 'caio@itape.test');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    const [caio] = agenciaNorte.operadores;
    const acao = { tipo: 'convidar', id: '2', operadorId: caio?.id, email: 'caio@itape.test' };
    expect(events).toEqual([{ type: 'AcaoAgenciaEnviada', payload: { acao } }]);
  });
});

it('never says that an operator is in order while the provider has not followed', () => {
  const operador = { id: 'o', nome: 'x', email: 'x', papel: 'operador', acesso: 'pendente', recusa: null } as const;
  expect(estadoDoOperador({ ...operador, situacao: 'bloqueado' }).texto).toBe('Bloqueado, aguardando o provedor');
  expect(estadoDoOperador({ ...operador, situacao: 'ativo' }).tom).not.toBe('success');
});
