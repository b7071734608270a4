import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { paginaCupons, umCupomAberto } from '../../../../tests/bodies/cuponsBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { stale } from '../../../store/api/stale';
import { submissionReached } from '../../../store/submissions';
import { CuponsPage } from './CuponsPage';
import { DialogosCupom } from './DialogosCupom';

const PATH = '/administracao/cupons';
const open = (replies: Record<string, HttpResult<unknown>>, query = '') =>
  renderScreen(<CuponsPage Dialogos={DialogosCupom} />, { path: `${PATH}${query}`, ports: { replies } });
const lista = (reply: HttpResult<unknown> = succeeded(paginaCupons), query = '') =>
  open({ 'GET /Administracao/Cupons': reply }, query);
const um = (reply: HttpResult<unknown> = succeeded(umCupomAberto())) =>
  open({ 'GET /Administracao/Cupons/FAMILIA15': reply }, '?ver=FAMILIA15');
const paste = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

describe('the list of coupons', () => {
  it('tells discount, days, uses and the money that each gave, and leads to each', async () => {
    const { container } = lista();
    const row = await screen.findByRole('row', { name: /FAMILIA15/ });
    expect(row).toHaveTextContent(
      /15%, até R\$\s60,00.*01\/01\/2026 a 31\/12\/2026.*137 de 500.*R\$\s4\.123,50.*Em vigor/,
    );
    expect(within(row).getByRole('link', { name: 'Abrir FAMILIA15' })).toHaveAttribute('href', `${PATH}?ver=FAMILIA15`);
    expect(screen.getByText('1 a 20 de 43 cupons')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is searched, filtered and paged by its address', async () => {
    const { events } = lista(succeeded(paginaCupons), '?termo=verao&pagina=2');
    await screen.findByRole('row', { name: /FAMILIA15/ });
    expect(screen.getByRole('textbox', { name: /Código/ })).toHaveValue('verao');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Encerrados e vencidos');
    await userEvent.click(screen.getByRole('button', { name: /página 3/i }));
    await userEvent.type(screen.getByRole('textbox', { name: /Código/ }), ' 25{Enter}');
    expect(events).toEqual([
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { termo: 'verao', situacao: 'encerrados' } } },
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { termo: 'verao', situacao: 'abertos', pagina: '3' } } },
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { termo: 'verao 25', situacao: 'abertos' } } },
    ]);
  });

  it.each([
    ['', 'Nenhum cupom ainda'],
    ['?termo=nada', 'Nenhum cupom encontrado'],
  ])('that is empty at “%s” says “%s”', async (query, text) => {
    lista(succeeded({ total: 0, cupons: [] }), query);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers to ask again where the answer failed', async () => {
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a new coupon', () => {
  const begin = async () => {
    const app = lista();
    await userEvent.click(await screen.findByRole('button', { name: 'Novo cupom' }));
    await screen.findByRole('dialog', { name: 'Novo cupom' });
    return app;
  };
  const fill = async () => {
    await paste(/^Código(?! ou)/, 'verao 25');
    await paste(/^Descrição/, 'R$ 25 no verão');
    await userEvent.click(screen.getByRole('radio', { name: 'Valor em reais' }));
    await paste(/^Valor do desconto/, '25,00');
    await userEvent.click(screen.getByRole('button', { name: 'Criar cupom' }));
  };

  it('is created by a form that says what is missing', async () => {
    const { events, baseElement } = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Criar cupom' }));
    expect(await screen.findByRole('button', { name: 'Código: De 3 a 20 letras sem acento e dígitos' })).toBeVisible();
    expect(screen.queryByText(/Informe o percentual ou o valor/)).toBeNull();
    expect(await axe(baseElement)).toHaveNoViolations();
    await fill();
    expect(events.at(-1)).toMatchObject({
      type: 'AcaoCupomEnviada',
      payload: {
        acao: { tipo: 'criar', cupom: { codigo: 'VERAO25', percentual: null, valorCentavos: 2_500, limitePessoa: 1 } },
      },
    });
  });

  it('that is refused keeps what was typed, with the reason at its field until that changes', async () => {
    const { store } = await begin();
    await fill();
    const mensagem = 'Já existe um cupom com este código.';
    act(() => void store.dispatch(submissionReached('cupom', { phase: 'sending', acao: 'criar' })));
    act(() => {
      const erros = [{ campo: 'codigo', mensagem }];
      store.dispatch(submissionReached('cupom', { phase: 'refused', acao: 'criar', erros }));
    });
    const codigo = screen.getByRole('textbox', { name: /^Código(?! ou)/ });
    expect(codigo).toHaveValue('VERAO25');
    expect(codigo).toBeInvalid();
    expect(codigo).toHaveAccessibleDescription(expect.stringContaining(mensagem));
    await userEvent.type(codigo, '6');
    expect(codigo).toBeValid();
    act(() => void store.dispatch(submissionReached('cupom', { phase: 'sending', acao: 'criar' })));
    act(() => void store.dispatch(submissionReached('cupom', { phase: 'done', acao: 'criar', valor: null })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('one coupon', () => {
  it('tells its terms, its uses and its changes', async () => {
    const { container } = um();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cupom FAMILIA15' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Uso' })).toHaveTextContent(/137 de 500.*2.*R\$\s4\.123,50/);
    expect(screen.getByRole('list', { name: 'Histórico' })).toHaveTextContent(
      /Alterado: percentual, limite de usos.*por Otávio Operação.*Criado.*por Rita Admin/,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is changed over the version that was seen', async () => {
    const { events } = um();
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog', { name: 'Editar FAMILIA15' });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Percentual (%)' }));
    await paste('Percentual (%)', '20');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar cupom' }));
    const cupom = { versao: 2, percentual: 20, limiteTotal: 500 };
    await waitFor(() =>
      expect(events.at(-1)).toMatchObject({ payload: { acao: { tipo: 'mudar', codigo: 'FAMILIA15', cupom } } }),
    );
  });

  it('that another person changed meanwhile takes their fields beside the own ones, over their version', async () => {
    const outra = umCupomAberto({ versao: 3, percentual: 20, limiteTotal: 900 });
    const answers = { now: succeeded(umCupomAberto()) };
    const { events, store } = renderScreen(<CuponsPage Dialogos={DialogosCupom} />, {
      path: `${PATH}?ver=FAMILIA15`,
      ports: { replies: { 'GET /Administracao/Cupons/FAMILIA15': () => answers.now } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const limite = await screen.findByRole('textbox', { name: /^Usos ao todo/ });
    await userEvent.clear(limite);
    await paste(/^Usos ao todo/, '700');
    answers.now = succeeded(outra);
    act(() => void store.dispatch(stale('Cupons')));
    await userEvent.click(await screen.findByRole('button', { name: 'Trazer a mudança' }));
    expect(limite).toHaveValue('700');
    expect(screen.getByRole('textbox', { name: 'Percentual (%)' })).toHaveValue('20');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar cupom' }));
    const cupom = { versao: 3, percentual: 20, limiteTotal: 700 };
    await waitFor(() => expect(events.at(-1)).toMatchObject({ payload: { acao: { tipo: 'mudar', cupom } } }));
  });

  it.each([
    ['Pausar', 'Pausar cupom', 'pausar', 'em_vigor'],
    ['Retomar', 'Retomar cupom', 'retomar', 'pausado'],
    ['Encerrar', 'Encerrar cupom', 'encerrar', 'em_vigor'],
  ] as const)('has “%s” after a confirmation', async (botao, confirmacao, tipo, situacao) => {
    const { events } = um(succeeded(umCupomAberto({ situacao })));
    await userEvent.click(await screen.findByRole('button', { name: botao }));
    expect(events).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: confirmacao }));
    expect(events).toEqual([{ type: 'AcaoCupomEnviada', payload: { acao: { tipo, codigo: 'FAMILIA15', versao: 2 } } }]);
  });

  it('that has ended is not changed any more, and an unknown one is said', async () => {
    const { unmount } = um(succeeded(umCupomAberto({ situacao: 'encerrado' })));
    expect(await screen.findByText('Encerrado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    unmount();
    um(refused(404, 'Não encontramos este cupom.'));
    expect(await screen.findByText('Não encontramos este cupom.')).toBeVisible();
  });
});
