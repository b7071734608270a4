import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused, succeeded } from '../../../../tests/support/builders';
import { umOperador } from '../../../../tests/support/caixaBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { senhaReceived } from '../../../store/agencia/operadores';
import { submissionReached } from '../../../store/submissions';
import { DialogosOperador } from './DialogosOperador';
import { OperadoresPage } from './OperadoresPage';
import { textoMudanca } from './palavrasOperador';

const all = [
  umOperador(),
  umOperador({ id: 'o2', nome: 'Beto Mônaco', email: 'beto@itape.test', situacao: 'bloqueado' }),
  umOperador({ id: 'o3', nome: 'Rui Responsável', email: 'rui@itape.test', papel: 'responsavel', proprio: true }),
];
const open = () =>
  renderScreen(<OperadoresPage Dialogos={DialogosOperador} />, {
    ports: { replies: { 'GET /Agencia/Operadores': succeeded(all) } },
  });
const choose = async (nome: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const paste = async (label: string, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

describe('the operators', () => {
  it('are listed with role, state and limits, and found with or without accents [§2.rota.operadores]', async () => {
    const { container } = open();
    expect(await screen.findByRole('rowheader', { name: /Beto Mônaco/ })).toBeVisible();
    expect(screen.getByText('3 operadores')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await paste('Buscar por nome ou e-mail', 'monaco');
    expect(screen.getByText('1 operador')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Ativo');
    expect(screen.getByText('Nenhum operador encontrado')).toBeVisible();
  });

  it('say so where they cannot be had', async () => {
    const reply = refused(403, 'SOMENTE_RESPONSAVEL');
    renderScreen(<OperadoresPage Dialogos={DialogosOperador} />, {
      ports: { replies: { 'GET /Agencia/Operadores': reply } },
    });
    expect(await screen.findByText('Não conseguimos buscar os operadores')).toBeVisible();
  });

  it('offer of each what can be done, and of oneself neither block nor reset', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Rui Responsável' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Editar função e limites', 'Ver histórico', 'Ver consultas a dados pessoais']);
  });
});

describe('the looks of an operator at personal data', () => {
  it('say what was looked at, whose it was and why, newest first', async () => {
    const looks = [
      { id: 'l3', alvo: 'encomenda', quem: 'IT8Q2M7XKPA', motivo: 'encomenda', em: '2026-11-20T18:20:00-03:00' },
      { id: 'l2', alvo: 'pedido', quem: 'K7M2QX', motivo: 'abertura', em: '2026-11-20T18:10:00-03:00' },
      { id: 'l1', alvo: 'conta', quem: 'Ana C. S.', motivo: 'busca_cpf', em: '2026-11-20T18:00:00-03:00' },
    ];
    renderScreen(<OperadoresPage Dialogos={DialogosOperador} />, {
      ports: {
        replies: {
          'GET /Agencia/Operadores': succeeded(all),
          'GET /Agencia/Operadores/o2/Consultas': succeeded(looks),
        },
      },
    });
    await choose('Beto Mônaco', 'Ver consultas a dados pessoais');
    const dialog = await screen.findByRole('dialog', { name: 'Consultas de Beto Mônaco' });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Encomenda com remetente e destinatário.*Encomenda IT8Q2M7XKPA/);
    expect(items[1]).toHaveTextContent(/Pedido de cliente aberto com localizador e documento.*Pedido K7M2QX/);
    expect(items[2]).toHaveTextContent(/Conta procurada por CPF.*Ana C\. S\./);
  });
});

describe('a new operator', () => {
  it('is asked for whole: what is missing is said, and nothing is sent', async () => {
    const { events, container } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Novo operador' }));
    await userEvent.click(screen.getByRole('button', { name: 'Criar operador' }));
    expect((await screen.findAllByText('Informe um nome válido'))[0]).toBeVisible();
    expect(events).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is sent as it was filled in, keeps what was typed when refused, and shows the password once', async () => {
    const { events, store } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Novo operador' }));
    await paste('Nome completo', 'Bia Souza');
    await paste('E-mail', 'bia@itape.test');
    await userEvent.type(screen.getByRole('textbox', { name: 'Limite de dinheiro na gaveta' }), '200000');
    await userEvent.click(screen.getByRole('button', { name: 'Criar operador' }));
    expect(events.at(-1)?.payload).toMatchObject({
      acao: { tipo: 'criar', dados: { nome: 'Bia Souza', papel: 'operador', limiteCaixaCentavos: 200_000 } },
    });
    act(
      () =>
        void store.dispatch(
          submissionReached('operador', { phase: 'refused', acao: 'criar', erros: [{ mensagem: 'E-mail em uso.' }] }),
        ),
    );
    expect(screen.getByText('E-mail em uso.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bia Souza');
    const senha = { nome: 'Bia Souza', email: 'bia@itape.test', senhaTemporaria: 'kmQt-RbPx-ynHs42' };
    act(() => {
      store.dispatch(senhaReceived(senha));
      store.dispatch(submissionReached('operador', { phase: 'done', acao: 'criar', valor: null }));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Senha temporária' });
    expect(within(dialog).getByRole('textbox', { name: 'Senha temporária' })).toHaveValue('kmQt-RbPx-ynHs42');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Já entreguei a senha' }));
    expect(events.at(-1)?.type).toBe('SenhaEntregue');
  });
});

describe('the right to say how trips go', () => {
  const openAs = (admin: boolean) =>
    renderScreen(<OperadoresPage Dialogos={DialogosOperador} />, {
      state: { grupos: { admin, agencia: true, agenciaResponsavel: true, operacao: false } },
      ports: { replies: { 'GET /Agencia/Operadores': succeeded(all) } },
    });
  const button = { name: 'Quem informa o andamento' };

  it('is not a supervisor’s to give', async () => {
    openAs(false);
    expect(await screen.findByRole('rowheader', { name: /Beto Mônaco/ })).toBeVisible();
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it('is given by the company to one e-mail, after both were filled in', async () => {
    const { events, store, container } = openAs(true);
    await userEvent.click(screen.getByRole('button', button));
    const dialog = await screen.findByRole('dialog', { name: 'Quem informa o andamento das viagens' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect((await within(dialog).findAllByText('Escolha uma opção'))[0]).toBeVisible();
    expect(events).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    expect(await axe(dialog)).toHaveNoViolations();

    await paste('E-mail do operador', 'ana@itape.test');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Pode informar o andamento/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    const acao = { tipo: 'direito', email: 'ana@itape.test', operacao: true };
    expect(events).toEqual([{ type: 'AcaoOperadorEnviada', payload: { acao } }]);
    const erro = 'Este operador não existe mais.';
    act(
      () =>
        void store.dispatch(
          submissionReached('operador', { phase: 'refused', acao: 'direito', erros: [{ mensagem: erro }] }),
        ),
    );
    expect(within(dialog).getByRole('alert')).toHaveTextContent(erro);
    expect(screen.getByRole('textbox', { name: 'E-mail do operador' })).toHaveValue('ana@itape.test');
  });
});

describe('an access', () => {
  it('is blocked only after a question', async () => {
    const { events } = open();
    await choose('Ana Agência', 'Bloquear');
    const dialog = await screen.findByRole('dialog', { name: 'Bloquear Ana Agência?' });
    expect(events).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear operador' }));
    expect(events).toEqual([{ type: 'AcaoOperadorEnviada', payload: { acao: { tipo: 'bloquear', id: 'o1' } } }]);
  });

  it('is edited in the version that was on screen', async () => {
    const { events } = open();
    await choose('Ana Agência', 'Editar função e limites');
    await userEvent.click(await screen.findByRole('radio', { name: /Responsável/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(events.at(-1)?.payload).toMatchObject({
      acao: { tipo: 'editar', id: 'o1', edicao: { papel: 'responsavel', comissaoPontos: 300, versao: 3 } },
    });
  });
});

it.each([
  [{ comissaoPontos: 200 }, { comissaoPontos: 250 }, 'comissão: de 2% para 2,5%'],
  [null, { papel: 'operador', limiteCaixaCentavos: 5_000 }, 'função: Operador; limite da gaveta: R$ 50,00'],
  [{ situacao: 'ativo' }, { situacao: 'bloqueado' }, 'situação: de Ativo para Bloqueado'],
  [null, { pedidoId: 'x', localizador: 'K7M2QX', descontoCentavos: 500 }, 'pedido: K7M2QX; desconto: R$ 5,00'],
  [null, null, ''],
])('the trail says %j to %j in words', (antes, depois, texto) => {
  expect(textoMudanca({ antes, depois })).toBe(texto);
});
