import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  avaliacoesDaLinha,
  efeitoComGente,
  efeitoSemGente,
  linhaAdministrada,
  paginaLinhas,
  semLinhas,
} from '../../../../tests/bodies/administracaoLinhasBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { LinhasPage } from './LinhasPage';

const PATH = '/administracao/linhas';
const EXCECOES = '/Administracao/Linhas/1/Excecoes';
const ONE = linhaAdministrada.excecoes[0]?.id ?? '';
const lista = (reply: HttpResult<unknown>, query = '') =>
  renderScreen(<LinhasPage />, { path: `${PATH}${query}`, ports: { replies: { 'GET /Administracao/Linhas': reply } } });
const uma = (
  linha = linhaAdministrada,
  previa: HttpResult<unknown> = succeeded(efeitoSemGente),
  avaliacoes: HttpResult<unknown> = succeeded(avaliacoesDaLinha),
) =>
  renderScreen(<LinhasPage />, {
    path: `${PATH}?ver=1`,
    ports: {
      replies: {
        'GET /Administracao/Linhas/1': succeeded(linha),
        'GET /Administracao/Linhas/1/Avaliacoes': avaliacoes,
        [`POST ${EXCECOES}/Previa`]: previa,
        [`GET ${EXCECOES}/${ONE}/Remocao`]: succeeded(efeitoComGente),
      },
    },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Types an exception of the first timetable entry on Boxing Day, up to its preview. */
async function check(tipo: string, typed: Record<string, string> = {}) {
  await userEvent.click(await screen.findByRole('button', { name: 'Nova exceção' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova exceção' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Horário/ }), '10');
  await userEvent.click(within(dialog).getByRole('radio', { name: tipo }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Dia/ }), '26122026');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Recesso');
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  }
  await press('Conferir');
  return dialog;
}

describe('the lines', () => {
  it('are listed with their timetables and the way to each', async () => {
    const { container, ports } = lista(succeeded(paginaLinhas), '?pagina=2&texto=rio');
    const row = await screen.findByRole('row', { name: /08-0001-00/ });
    expect(row).toHaveTextContent(/3122Abrir/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${PATH}?ver=1`);
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/Administracao/Linhas?texto=rio&pagina=2' }),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are searched by text and state together', async () => {
    const { events } = lista(succeeded(paginaLinhas));
    await screen.findByRole('row', { name: /19-0002-00/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'encerradas');
    await userEvent.type(screen.getByRole('textbox', { name: 'Prefixo, nome ou cidade' }), ' prudente {Enter}');
    const busca = { texto: 'prudente', situacao: 'encerradas' };
    expect(events).toEqual([{ type: 'SecaoFiltrada', payload: { path: PATH, busca } }]);
  });

  it('lead to the import where there are none, but not from a search without a match', async () => {
    const { unmount } = lista(succeeded(semLinhas));
    const link = await screen.findByRole('link', { name: 'Importar linhas e horários' });
    expect(link).toHaveAttribute('href', '/administracao/catalogo');
    unmount();
    lista(succeeded({ ...semLinhas, vazio: false }), '?texto=xyz');
    expect(await screen.findByText('Nenhuma linha neste filtro')).toBeVisible();
  });

  it('are asked for again where the answer failed', async () => {
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a line', () => {
  it('shows timetable, stops, sections and exceptions, and says which of them has lost its entry', async () => {
    const { container } = uma();
    expect(await screen.findByRole('row', { name: /08:00.*todos os dias.*Convencional 46/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /23:30.*segunda a sexta.*01\/01\/2026 a 31\/03\/2027/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Resende, RJ.*4h00.*10 min.*270 km/ })).toBeVisible();
    const made = screen.getByRole('list', { name: 'Exceções feitas à mão' });
    expect(made).toHaveTextContent('24/12/2026, quinta: Muda o das 08:00: sai às 09:15 com Dois andares.');
    expect(made).toHaveTextContent(/Não roda um horário que saiu do quadro.*Sem efeito/);
    expect(screen.getByText('01/01/2027, sexta: não roda o das 23:30.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of the past has no button that changes it', async () => {
    uma({ ...linhaAdministrada, encerrada: true, podeMudar: false });
    expect(await screen.findByText('Linha encerrada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nova exceção' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });
});

describe('the ratings of a line', () => {
  const open = (avaliacoes: HttpResult<unknown>) => uma(linhaAdministrada, undefined, avaliacoes);

  it('are its stars, and the latest comments with the day of the trip', async () => {
    const { container } = open(succeeded(avaliacoesDaLinha));
    expect(await screen.findByText('Nota 4,3 de 5 em 37 avaliações desta linha')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Últimos comentários' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Nota 5 de 5.*Motorista atencioso.*viagem de 18\/11\/2026/);
    expect(screen.queryByText(/Os passageiros veem a nota/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say so where they are too few to be shown, or none', async () => {
    const { unmount } = open(succeeded({ quantas: 3, soma: 12, comentarios: [] }));
    expect(await screen.findByText('Os passageiros veem a nota a partir de 20 avaliações.')).toBeVisible();
    expect(screen.getByText('Nenhum comentário ainda.')).toBeVisible();
    unmount();
    open(succeeded({ quantas: 0, soma: 0, comentarios: [] }));
    expect(await screen.findByText('Nenhuma avaliação ainda.')).toBeVisible();
  });

  it('can be asked for again where that failed', async () => {
    open(offline());
    expect(await screen.findByText('Não conseguimos buscar as avaliações')).toBeVisible();
  });
});

describe('an exception', () => {
  it('is made after its effect was seen, on the timetable that was seen', async () => {
    const { events, ports } = uma();
    const dialog = await check('Carro extra, além do horário', { 'Hora na primeira parada': '0815' });
    expect(await within(dialog).findByText('Sai 1 partida, em que ninguém tem lugar.')).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    const excecao = {
      versao: 'importado 1/-',
      horarioId: 10,
      tipo: 'extra',
      data: '2026-12-26',
      hora: '08:15',
      motivo: 'Recesso',
    };
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'POST', path: `${EXCECOES}/Previa`, body: excecao }),
    );
    expect(events).toEqual([]);
    await press('Fazer exceção');
    expect(events).toEqual([{ type: 'QuadroMudado', payload: { acao: { tipo: 'criar', linhaId: 1, excecao } } }]);
  });

  it('names the departure that has travellers, and the way to it', async () => {
    uma(linhaAdministrada, succeeded(efeitoComGente));
    const dialog = await check('Não roda neste dia');
    expect(await within(dialog).findByText('Há gente nesta partida')).toBeVisible();
    const link = within(dialog).getByRole('link', { name: '26/12/2026, 08:00: 3 poltronas tomadas' });
    expect(link).toHaveAttribute('href', '/administracao/operacao?ver=1002550');
  });

  it('is not sent without an hour where a coach is extra, and keeps what was typed after a refusal', async () => {
    uma(linhaAdministrada, refused(400, 'Este horário não roda neste dia.'));
    const dialog = await check('Carro extra, além do horário');
    expect(await within(dialog).findAllByText('Informe a hora do carro extra')).not.toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Não roda neste dia' }));
    await press('Conferir');
    expect(await within(dialog).findByText('Este horário não roda neste dia.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Fazer exceção' })).toBeDisabled();
    await press('Mudar');
    expect(await within(dialog).findByRole('textbox', { name: /^Motivo/ })).toHaveValue('Recesso');
  });

  it('is removed after its effect was seen, and says why where somebody else was faster', async () => {
    const { events, store } = uma();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Remover/ }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Remover esta exceção?' });
    expect(await within(dialog).findByText('Há gente nesta partida')).toBeVisible();
    await press('Remover exceção');
    const acao = { tipo: 'remover', linhaId: 1, excecaoId: ONE, versao: 'importado 1/-' };
    expect(events).toEqual([{ type: 'QuadroMudado', payload: { acao } }]);
    const erros = [{ mensagem: 'O quadro desta linha mudou.' }];
    act(() => void store.dispatch(submissionReached('quadro', { phase: 'refused', acao: 'remover', erros })));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('O quadro desta linha mudou.');
  });
});
