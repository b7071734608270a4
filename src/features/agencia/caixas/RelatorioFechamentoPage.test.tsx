import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { umaContagem, umCaixa } from '../../../../tests/support/caixaBuilders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Caixa, Fechamentos } from '../../../domain/wire/agencia/caixas';
import { submissionReached } from '../../../store/submissions';
import { AbrirCaixa } from './AbrirCaixa';
import { ContagemPage } from './ContagemPage';
import { Historico } from './Historico';
import { LancamentoDialog } from './LancamentoDialog';
import { RelatorioFechamentoPage } from './RelatorioFechamentoPage';
import { RelatorioPage } from './RelatorioPage';

const partes = {
  Abertura: AbrirCaixa,
  Contagem: ContagemPage,
  Relatorio: RelatorioPage,
  Historico,
  Lancamento: LancamentoDialog,
};
const PATH = '/relatorio-fechamento-operador';
const open = (replies: Replies, search = '') =>
  renderScreen(<RelatorioFechamentoPage {...partes} />, { path: PATH + search, ports: { replies } });
const current = (caixa: Caixa | null) => open({ 'GET /Agencia/Caixas/Atual': succeeded(caixa) });
const one = (caixa: Caixa, vista: 'caixa' | 'contar') =>
  open({ 'GET /Agencia/RelatorioFechamento/c1': succeeded(caixa) }, `?${vista}=c1`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('my till', () => {
  it('is opened with a float, which must be said [§2.rota.relatorio-fechamento-operador]', async () => {
    const { events, container, store } = current(null);
    await press('Abrir caixa');
    expect(screen.getByText('Informe o fundo de troco')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Fundo de troco' }), '10000');
    await press('Abrir caixa');
    expect(events).toEqual([{ type: 'AcaoCaixaEnviada', payload: { acao: { tipo: 'abrir', fundoCentavos: 10_000 } } }]);
    act(
      () =>
        void store.dispatch(
          submissionReached('caixa', { phase: 'refused', acao: 'abrir', erros: [{ mensagem: 'Já há um caixa.' }] }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Já há um caixa.');
    expect(screen.getByRole('textbox', { name: 'Fundo de troco' })).toHaveDisplayValue(/100,00/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows what was sold by which way, and never what should be in the drawer', async () => {
    const { container } = current(umCaixa());
    expect(await screen.findByRole('table', { name: 'Vendas líquidas por modalidade' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Comissão' })).toHaveTextContent('R$ 1,37');
    expect(screen.queryByText(/Esperado/)).toBeNull();
    expect(screen.queryByText('R$ 145,70')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes money out with its value and reason, and closes the dialog once it is done', async () => {
    const { events, store } = current(umCaixa());
    await press('Sangria');
    const dialog = await screen.findByRole('dialog', { name: 'Sangria' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar sangria' }));
    expect(screen.getByText('Escreva o motivo')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Valor' }), '500');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Cofre');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar sangria' }));
    expect(events.at(-1)?.payload).toEqual({
      acao: { tipo: 'sangria', id: 'c1', valorCentavos: 500, motivo: 'Cofre' },
    });
    act(() => void store.dispatch(submissionReached('caixa', { phase: 'done', acao: 'sangria', valor: null })));
    expect(screen.queryByRole('button', { name: 'Registrar sangria' })).toBeNull();
    await press('Sangria');
    expect(await screen.findByRole('dialog', { name: 'Sangria' })).toBeVisible();
  });

  it('pauses, and takes nothing while paused', async () => {
    const { events } = current(umCaixa({ estado: 'pausado' }));
    expect(await screen.findByRole('button', { name: 'Sangria' })).toBeDisabled();
    await press('Retomar caixa');
    expect(events.at(-1)?.payload).toEqual({ acao: { tipo: 'retomar', id: 'c1' } });
  });

  it('says why it is not there', async () => {
    open({ 'GET /Agencia/Caixas/Atual': offline() });
    expect(await screen.findByText('Não conseguimos buscar o seu caixa')).toBeVisible();
  });
});

describe('closing', () => {
  it('counts piece by piece before anything is said of what should be there', async () => {
    const { events, container } = one(umCaixa(), 'contar');
    await userEvent.clear(await screen.findByRole('spinbutton', { name: 'Notas de R$ 50' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Notas de R$ 50' }), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar, Moedas de R$ 0,25' }));
    expect(screen.getByText('R$ 100,25')).toBeVisible();
    expect(screen.queryByText('Esperado em dinheiro')).toBeNull();
    await press('Registrar contagem');
    expect(events.at(-1)?.payload).toEqual({
      acao: {
        tipo: 'contar',
        id: 'c1',
        cedulas: [
          { valorCentavos: 5_000, quantidade: 2 },
          { valorCentavos: 25, quantidade: 1 },
        ],
      },
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('traces the difference to its movement, and asks for a word on it before the question', async () => {
    const caixa = umCaixa({ estado: 'pausado', contagem: umaContagem(20_000), contagens: 1 });
    const { events, container } = one(caixa, 'contar');
    expect(await screen.findByText(/igual ao troco desta venda.*nº 2/)).toBeVisible();
    expect(screen.getByText('R$ 54,30 a mais')).toBeVisible();
    await press('Fechar caixa');
    expect(screen.getByText('Explique a diferença em algumas palavras')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: 'O que explica a diferença' }), 'Troco');
    await press('Fechar caixa');
    const dialog = await screen.findByRole('dialog', { name: 'Fechar o caixa 7?' });
    expect(dialog).toHaveTextContent('Contado: R$ 200,00, R$ 54,30 a mais que o esperado.');
    expect(events).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar caixa' }));
    expect(events.at(-1)?.payload).toEqual({
      acao: { tipo: 'fechar', id: 'c1', contagemId: 'n1', nota: 'Troco' },
    });
  });

  it('can be counted again, or given up to go on selling', async () => {
    const caixa = umCaixa({ estado: 'pausado', contagem: umaContagem(14_570), contagens: 1 });
    const { events } = one(caixa, 'contar');
    await press('Voltar a vender');
    expect(events.at(-1)?.payload).toEqual({ acao: { tipo: 'retomar', id: 'c1' } });
    await press('Contar de novo');
    expect(screen.getByRole('button', { name: 'Registrar contagem' })).toBeVisible();
  });
});

describe('the report of a till', () => {
  const closed = umCaixa({
    estado: 'fechado',
    proprio: false,
    contagem: umaContagem(14_570),
    fechadoEm: '2026-11-20T18:01:00-03:00',
    decisoes: [{ n: 1, tipo: 'fechado', nota: 'Tudo certo', por: 'Ana Agência', em: '2026-11-20T18:01:00-03:00' }],
    pode: { operar: false, contar: false, conferir: true },
  });

  it('is signed off after a question, or sent back with a note', async () => {
    const { events, container } = one(closed, 'caixa');
    await press('Devolver para recontagem');
    expect(screen.getByText('Escreva o que o operador deve conferir')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'Conte as moedas');
    await press('Devolver para recontagem');
    expect(events.at(-1)?.payload).toMatchObject({
      acao: { tipo: 'devolver', contagemId: 'n1', nota: 'Conte as moedas' },
    });
    await press('Conferir caixa');
    const dialog = await screen.findByRole('dialog', { name: 'Conferir o caixa 7?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferir caixa' }));
    expect(events.at(-1)?.payload).toMatchObject({ acao: { tipo: 'conferir' } });
  });

  it.each([
    ['contou', 'Quem contou este caixa não o confere. Peça a outro responsável.'],
    ['fechou', 'Quem fechou este caixa não o confere. Peça a outro responsável.'],
    ['proprio', 'Ninguém confere o próprio caixa. Peça a outro responsável.'],
  ] as const)('says why it offers no sign-off to the supervisor: %s', async (impedimento, words) => {
    one({ ...closed, impedimento, pode: { operar: false, contar: false, conferir: false } }, 'caixa');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Conferir caixa' })).toBeNull();
  });

  it('comes as files and on paper, and offers no sign-off to who may not', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    const { events } = one({ ...closed, pode: { operar: false, contar: false, conferir: false } }, 'caixa');
    await press('Baixar PDF');
    await press('Baixar planilha');
    expect(events.map(({ payload }) => payload)).toEqual([
      { id: 'c1', numero: 7, formato: 'pdf' },
      { id: 'c1', numero: 7, formato: 'csv' },
    ]);
    expect(screen.queryByText('Conferência do responsável')).toBeNull();
    await press('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('article', { name: 'Relatório de fechamento de caixa' })).toHaveTextContent('Ana Agência');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { name: 'Relatório de fechamento de caixa' })).toBeNull();
  });

  it('says where there is none', async () => {
    open({ 'GET /Agencia/RelatorioFechamento/c1': refused(404, 'CAIXA_NAO_ENCONTRADO') }, '?caixa=c1');
    expect(await screen.findByText('Caixa não encontrado')).toBeVisible();
  });
});

describe('the history', () => {
  const page: Fechamentos = {
    linhas: [
      {
        id: 'c1',
        numero: 7,
        estado: 'fechado',
        operador: 'Ana Agência',
        proprio: false,
        liquidoCentavos: 4_570,
        abertoEm: '2026-11-20T08:02:00-03:00',
        fechadoEm: '2026-11-20T18:01:00-03:00',
        diferencaCentavos: -200,
      },
    ],
    total: 41,
    pagina: 1,
    porPagina: 20,
    operadores: [{ id: 'o1', nome: 'Ana Agência' }],
    porOperador: [],
  };

  it('is filtered and paged in the address, and no day is taken that is none', async () => {
    const { events, container } = open({ 'GET /Agencia/RelatorioFechamento': succeeded(page) }, '?aba=historico');
    expect(await screen.findByRole('link', { name: 'Caixa 7' })).toHaveAttribute('href', `${PATH}?caixa=c1`);
    expect(screen.getByText('R$ 2,00 a menos')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: 'Aberto a partir de' }), '31022026');
    await press('Filtrar');
    expect(screen.getByText('Informe uma data válida')).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Aberto a partir de' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operador' }), 'Ana Agência');
    await press('Filtrar');
    await press('Próxima página');
    expect(events.map(({ payload }) => payload)).toEqual([{ filtro: { operador: 'o1' } }, { filtro: { pagina: '2' } }]);
  });
});
