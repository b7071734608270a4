import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { achadosDe, atrasada, umEncontrado, variosEncontrados } from '../../../../tests/bodies/procuraBodies';
import { offline, overLimit, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { SEM_CONEXAO } from '../../../domain/base/falhas';
import { type Submission, submissionReached } from '../../../store/submissions';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { EncontrarBilhetePage } from './EncontrarBilhetePage';

const CPF = '529.982.247-25';
const localizador = () => screen.getByRole('textbox', { name: 'Localizador' });
const documento = () => screen.getByRole('textbox', { name: /Documento do passageiro/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(...answers: HttpResult<unknown>[]) {
  const sent: HttpRequest[] = [];
  const replies = {
    'POST /Bilhetes/Busca': (request: HttpRequest) => {
      sent.push(request);
      return answers[Math.min(sent.length, answers.length) - 1] ?? offline();
    },
  };
  return { ...renderScreen(<EncontrarBilhetePage />, { path: '/encontrar-bilhete', ports: { replies } }), sent };
}
async function find(codigo = 'k7q2mp', texto = CPF) {
  await userEvent.type(localizador(), codigo);
  await userEvent.type(documento(), texto);
  await press('Encontrar');
}

describe('finding a ticket without signing in', () => {
  it('shows it masked and without codes, asked in a body alone', async () => {
    const { container, sent, ports } = open(succeeded(achadosDe()));
    await find(' k7q 2mp ');
    const ticket = await screen.findByRole('article', { name: /São Paulo, SP/ });
    for (const text of ['Válido', '22:30', '34', '12', 'A*** C*** S***', 'CPF ***.982.***-**', 'K7Q2MP']) {
      expect(within(ticket).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('status')).toHaveTextContent('1 bilhete encontrado');
    expect(within(ticket).queryByRole('img')).not.toBeInTheDocument();
    expect(within(ticket).getByRole('link', { name: 'Acompanhar a viagem' })).toHaveAttribute(
      'href',
      '/informacao-de-viagem?viagem=100',
    );
    expect(sent).toMatchObject([
      { method: 'POST', path: '/Bilhetes/Busca', body: { localizador: 'K7Q2MP', documento: CPF } },
    ]);
    expect(ports.http.request).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps nothing of it in the address, in storage, or in the store once the page is left', async () => {
    const { store, unmount } = open(succeeded(achadosDe()));
    await find();
    await screen.findByRole('article');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toMatch(/K7Q2MP|529/i);
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(JSON.stringify(store.getState())).not.toMatch(/K7Q2MP|529|A\*\*\*/i);
  });

  it('lists every passenger and way that the document opens', async () => {
    const { container } = open(succeeded(achadosDe(variosEncontrados())));
    await find();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('3 bilhetes encontrados');
    expect(screen.getByText('a confirmar')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that a ticket is cancelled, or its coach late', async () => {
    const { container } = open(
      succeeded(
        achadosDe([umEncontrado({ situacao: 'cancelado' }), umEncontrado({ poltrona: 14, andamento: atrasada })]),
      ),
    );
    await find();
    expect(await screen.findByText('Este bilhete foi cancelado e não vale para embarcar.')).toBeVisible();
    expect(screen.getByText('A viagem está com 40min de atraso: partida prevista para 23:10.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says at its field what is missing, and asks nothing', async () => {
    const { container, sent } = open(succeeded(achadosDe()));
    await find('K7Q2', '12');
    expect(await screen.findByText('O localizador tem 6 letras e números')).toBeVisible();
    expect(screen.getByText('Informe o documento')).toBeVisible();
    expect(localizador()).toHaveFocus();
    expect(sent).toHaveLength(0);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['nothing fits', refused(404, 'Não encontramos um bilhete.'), 'Não encontramos um bilhete.'],
    ['there is no network', offline(), SEM_CONEXAO],
    [
      'there were too many attempts',
      overLimit(1_800),
      'Muitas tentativas em pouco tempo. Tente de novo em 30 minutos.',
    ],
  ])('says so where %s, and keeps what was typed', async (_, reply, words) => {
    const { container } = open(reply);
    await find();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(localizador()).toHaveValue('K7Q2MP');
    expect(documento()).toHaveValue(CPF);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be tried again, and shows the last answer alone', async () => {
    const { sent } = open(refused(404, 'Não encontramos um bilhete.'), succeeded(achadosDe()));
    await find();
    await screen.findByRole('alert');
    await press('Encontrar');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });
});

describe('the codes of a ticket that was found', () => {
  it('are sent to the e-mail of the purchase, which is shown masked', async () => {
    const { container, events, store } = open(succeeded(achadosDe()));
    await find();
    expect(await screen.findByText(/só para o e-mail da compra, a\*\*\*@itape.test/)).toBeVisible();
    await press('Enviar para o e-mail da compra');
    expect(events).toContainEqual({
      type: 'BilhetesPorEmailPedidos',
      payload: { localizador: 'K7Q2MP', documento: CPF },
    });
    const reach = (to: Submission<string>) => act(() => void store.dispatch(submissionReached('bilhetesPorEmail', to)));
    reach({ phase: 'refused', acao: null, erros: [{ mensagem: 'Muitas tentativas.' }] });
    expect(screen.getByRole('alert')).toHaveTextContent('Muitas tentativas.');
    reach({ phase: 'done', acao: null, valor: 'a***@itape.test' });
    expect(screen.getByText('Bilhetes enviados')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar para o e-mail da compra' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are left to account and counter where there is no address', async () => {
    open(succeeded(achadosDe([umEncontrado()], null)));
    await find();
    expect(await screen.findByText(/no guichê, mostre seu documento/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar para o e-mail da compra' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir Minhas viagens' })).toHaveAttribute('href', '/minhas-viagens');
  });
});
