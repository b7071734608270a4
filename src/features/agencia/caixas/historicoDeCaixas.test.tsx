import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { umaContagem, umCaixa } from '../../../../tests/support/caixaBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { caixaAberto, caixaConferido, fechamentos } from '../../../../tests/bodies/caixaBodies';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { stale } from '../../../store/api/stale';
import { submissionReached } from '../../../store/submissions';
import { ContagemPage } from './ContagemPage';
import { Historico } from './Historico';
import { LancamentoDialog } from './LancamentoDialog';
import { RelatorioPage } from './RelatorioPage';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Answers in a row; the last one stays. */
const inTurn = (...answers: HttpResult<unknown>[]) => {
  const sent: HttpRequest[] = [];
  const reply = (request: HttpRequest): HttpResult<unknown> => {
    sent.push(request);
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? offline();
  };
  return { sent, reply };
};

describe('the history of tills', () => {
  const open = (...answers: HttpResult<unknown>[]) => {
    const { reply, sent } = inTurn(...answers);
    const replies = { 'GET /Agencia/RelatorioFechamento': reply };
    return { ...renderScreen(<Historico filtro={{}} />, { ports: { replies } }), sent };
  };

  it('tells a till that is not counted from one without a difference, and compares the operators', async () => {
    const { container } = open(succeeded(fechamentos));
    // The table stands with placeholder rows while the tills are read.
    await screen.findByRole('link', { name: 'Caixa 128' });
    const rows = within(screen.getByRole('table', { name: 'Caixas' }))
      .getAllByRole('row')
      .slice(1);
    const differences = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent.replace('\u00a0', ' '));
    expect(differences).toEqual(['A contar', 'R$ 54,30 a mais', 'A contar', 'Sem diferença', 'R$ 2,00 a menos']);
    expect(screen.getByRole('table', { name: 'Vendas líquidas por operador' })).toBeInTheDocument();
    expect(screen.getByText('43 caixas')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('compares nobody where there is one operator, and counts one till as one', async () => {
    const [one] = fechamentos.porOperador;
    open(
      succeeded({ ...fechamentos, linhas: fechamentos.linhas.slice(0, 1), total: 1, porOperador: one ? [one] : [] }),
    );
    expect(await screen.findByText('1 caixa')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Vendas líquidas por operador' })).toBeNull();
  });

  it.each([
    ['without network', offline(), /Verifique a conexão|Sem conexão|conexão/i],
    ['for a reason', refused(409, 'Você não é mais operador.'), 'Você não é mais operador.'],
  ])('that could not be read %s says so, and is read again', async (_, failure, words) => {
    const { sent } = open(failure, succeeded(fechamentos));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Caixa 128' })).toBeNull();
    await press('Tentar novamente');
    expect(await screen.findByRole('link', { name: 'Caixa 128' })).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('keeps what it shows while it is read again in vain', async () => {
    const { store, sent } = open(succeeded(fechamentos), offline());
    expect(await screen.findByRole('link', { name: 'Caixa 128' })).toBeVisible();
    act(() => void store.dispatch(stale('Caixas')));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole('link', { name: 'Caixa 128' })).toBeVisible();
  });
});

describe('one till', () => {
  const open = (page: 'relatorio' | 'contagem', ...answers: HttpResult<Caixa>[]) => {
    const { reply, sent } = inTurn(...answers);
    const screenOf = page === 'relatorio' ? <RelatorioPage id="c1" /> : <ContagemPage id="c1" />;
    return {
      ...renderScreen(screenOf, { ports: { replies: { 'GET /Agencia/RelatorioFechamento/c1': reply } } }),
      sent,
    };
  };

  it('that could not be read without network is read again, and is not said to be missing', async () => {
    const { container } = open('relatorio', offline(), succeeded(caixaConferido));
    expect(await screen.findByText('Não conseguimos buscar este caixa')).toBeVisible();
    expect(screen.queryByText('Caixa não encontrado')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await press('Tentar novamente');
    expect(await screen.findByRole('heading', { name: 'Caixa 128' })).toBeVisible();
  });

  it('that is still open says so in its report, without what should be in the drawer', async () => {
    open('relatorio', succeeded(caixaAberto));
    expect(await screen.findByText('Em aberto')).toBeVisible();
    expect(screen.getByText(/A gaveta ainda não foi contada/)).toBeVisible();
    expect(screen.queryByText(/Esperado em dinheiro/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Contar e fechar' })).toHaveAttribute(
      'href',
      expect.stringContaining('contar='),
    );
  });

  it('that another person closed meanwhile is not counted any more', async () => {
    open('contagem', succeeded(caixaConferido));
    expect(await screen.findByText('Este caixa já foi fechado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Registrar contagem' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver o relatório' })).toBeVisible();
  });

  it('that is counted right says so, and one whose difference nothing explains says that', async () => {
    const paused = (contado: number) => umCaixa({ estado: 'pausado', contagem: umaContagem(contado), contagens: 1 });
    const right = open('contagem', succeeded(paused(14_570)));
    expect(await screen.findByText('O contado é igual ao esperado.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Observação (opcional)' })).not.toBeRequired();
    right.unmount();
    open('contagem', succeeded(paused(14_569)));
    expect(await screen.findByText(/Nenhum movimento deste caixa explica a diferença/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'O que explica a diferença' })).toBeRequired();
  });

  it('whose count was thrown away is counted blind again, and its result is asked for anew', async () => {
    const { store } = open(
      'contagem',
      succeeded(umCaixa({ estado: 'pausado', contagem: umaContagem(14_000), contagens: 1 })),
      succeeded(umCaixa({ estado: 'pausado', contagem: { ...umaContagem(14_570), id: 'n2' }, contagens: 2 })),
    );
    await press('Contar de novo');
    expect(screen.queryByText(/R\$\s140,00/)).toBeNull();
    expect(screen.getByText('R$ 0,00')).toBeVisible();
    act(() => void store.dispatch(stale('Caixas')));
    expect(await screen.findByText('O contado é igual ao esperado.')).toBeVisible();
  });
});

describe('money in or out of the drawer', () => {
  const open = (onClose = jest.fn()) => ({
    ...renderScreen(<LancamentoDialog tipo="suprimento" caixaId="c1" onClose={onClose} />),
    onClose,
  });
  const erros = [{ mensagem: 'O caixa está pausado.' }];

  it('that was refused says why and keeps what was typed; the way back forgets the refusal', async () => {
    const { store, events, onClose } = open();
    const dialog = within(screen.getByRole('dialog', { name: 'Suprimento' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '500');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Troco');
    act(() => void store.dispatch(submissionReached('caixa', { phase: 'refused', acao: 'suprimento', erros })));
    expect(dialog.getByRole('alert')).toHaveTextContent('O caixa está pausado.');
    expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Troco');
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(events.at(-1)?.type).toBe('AcaoCaixaDispensada');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows no refusal of another form', () => {
    const { store } = open();
    act(() => void store.dispatch(submissionReached('caixa', { phase: 'refused', acao: 'pausar', erros })));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
