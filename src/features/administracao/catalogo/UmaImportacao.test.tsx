import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  catalogoAdministracao,
  IMPORTACAO_ID,
  importacaoConferida,
  importacaoRecusada,
} from '../../../../tests/bodies/administracaoBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { EfeitoFeed, Importacao, SituacaoImportacao } from '../../../domain/wire/administracao/catalogo';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { CatalogoPage } from './CatalogoPage';

const PATH = '/administracao/catalogo';
const UMA = `/Administracao/Catalogo/Importacoes/${IMPORTACAO_ID}`;
const open = (importacao: () => HttpResult<unknown>, catalogo: object = catalogoAdministracao) =>
  renderScreen(<CatalogoPage />, {
    path: `${PATH}?importacao=${IMPORTACAO_ID}`,
    ports: { replies: { 'GET /Administracao/Catalogo': succeeded(catalogo), [`GET ${UMA}`]: importacao } },
  });
const show = (changes: Partial<Importacao>) => open(() => succeeded({ ...importacaoConferida, ...changes }));
const card = () => screen.findByRole('region', { name: 'linhas-2027.zip' });
/** The names of the buttons of the file, which are the decisions that its state allows. */
const decisoes = async () =>
  within(await card())
    .queryAllByRole('button', { name: /Publicar|Descartar/ })
    .map(({ textContent }) => textContent);
const efeito = (changes: Partial<EfeitoFeed>): Partial<Importacao> => {
  const { resultado } = importacaoConferida;
  return { resultado: resultado?.efeito ? { ...resultado, efeito: { ...resultado.efeito, ...changes } } : resultado };
};

describe('a file of the catalogue', () => {
  it.each<[SituacaoImportacao, string, string, string[]]>([
    ['recebendo', 'Envio incompleto', 'O envio não terminou', ['Descartar']],
    ['conferindo', 'Conferindo', 'Conferindo o arquivo e calculando o que mudaria', []],
    ['recusada', 'Com erros', 'O arquivo tem erros, e nada mudou', ['Descartar']],
    ['conferida', 'Prévia pronta', 'Enviado por Otto Operação, 21/11/2026, 11:40.', ['Publicar', 'Descartar']],
    ['aplicando', 'Publicando', 'Publicando; pode levar alguns minutos', []],
    ['aplicada', 'Publicado', 'As vendas já seguem este catálogo.', []],
    ['ultrapassada', 'Prévia vencida', 'O catálogo mudou depois desta prévia', ['Descartar']],
    ['falhou', 'Falhou', 'Não conseguimos terminar', ['Descartar']],
    ['descartada', 'Descartado', 'Enviado por Otto Operação, 21/11/2026, 11:40.', []],
  ])('that is %s says so as “%s”, “%s”, and allows %j', async (situacao, badge, words, allowed) => {
    const { container } = show({ situacao });
    expect(await decisoes()).toEqual(allowed);
    expect(within(await card()).getAllByText(badge)).not.toHaveLength(0);
    expect(container).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Fechar' })).toHaveAttribute('href', PATH);
  });

  it('names the person who published it', async () => {
    show({ situacao: 'aplicada', aplicadaPor: 'Alda Admin' });
    expect(await card()).toHaveTextContent('Publicado por Alda Admin.');
  });

  it('is given up at once, and shows why the server would not', async () => {
    const { events, store } = show({ situacao: 'ultrapassada' });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Descartar' }));
    expect(events).toEqual([{ type: 'ImportacaoDescartada', payload: { id: IMPORTACAO_ID } }]);
    act(() => void store.dispatch(submissionReached('catalogo', { phase: 'sending', acao: 'descartar' })));
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeDisabled();
    const erros = [{ mensagem: 'Outra pessoa já publicou este arquivo.' }];
    act(() => void store.dispatch(submissionReached('catalogo', { phase: 'refused', acao: 'descartar', erros })));
    expect(screen.getByRole('alert')).toHaveTextContent('Outra pessoa já publicou este arquivo.');
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeEnabled();
  });

  it('is not published by a change of mind, and gives the focus back to the button', async () => {
    const { events } = show({});
    const publish = within(await card()).getByRole('button', { name: 'Publicar' });
    await userEvent.click(publish);
    const dialog = screen.getByRole('dialog', { name: 'Publicar linhas-2027.zip?' });
    await userEvent.keyboard('{Escape}');
    expect(events).toEqual([]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(publish).toHaveFocus();
  });

  it('does not take the refusal of another file’s upload for its own', async () => {
    const { store } = show({});
    const file = await card();
    const erros = [{ mensagem: 'O arquivo não é um ZIP.' }];
    act(() => void store.dispatch(submissionReached('catalogo', { phase: 'refused', acao: 'enviar', erros })));
    expect(within(file).queryByText('O arquivo não é um ZIP.')).toBeNull();
    expect(screen.getByText('O arquivo não foi enviado')).toBeVisible();
  });

  it.each([
    ['without network', offline(), /Não conseguimos buscar a importação/],
    ['with a reason', refused(404, 'Esta importação não existe.'), /Esta importação não existe\./],
  ])('that cannot be read %s says so, and comes with the next try', async (_, failure, words) => {
    const answers = [failure, succeeded(importacaoConferida)];
    open(() => answers.shift() ?? offline());
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await card()).toBeVisible();
  });

  it('is read anew while the server works on it, and left alone afterwards', async () => {
    jest.useFakeTimers();
    const states: SituacaoImportacao[] = ['conferindo', 'conferindo', 'conferida'];
    let asked = 0;
    open(() => succeeded({ ...importacaoConferida, situacao: states[Math.min(asked++, 2)] }));
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(0);
    expect(asked).toBe(1);
    await pass(4_100);
    expect(screen.getByRole('button', { name: 'Publicar' })).toBeVisible();
    const settled = asked;
    await pass(20_000);
    expect(asked).toBe(settled);
    jest.useRealTimers();
  });
});

describe('the effect of a file', () => {
  const mantida = importacaoConferida.resultado?.efeito?.partidas.primeiras ?? [];
  const partidas = { novas: 0, mudadas: 0, retiradas: 0, mantidas: 25, primeiras: mantida };

  it('tells how many more there are than it lists', async () => {
    const linhasNovas = { total: 31, primeiras: [{ codigo: '08-0001', nome: 'São Paulo – Rio' }] };
    const { container } = show(efeito({ partidas, linhasNovas }));
    const cardNow = await card();
    expect(cardNow).toHaveTextContent('3 poltronas vendidas; não está mais no quadro de horários.e mais 24');
    await userEvent.click(screen.getByRole('button', { name: 'Linhas novas (31)' }));
    expect(container).toHaveTextContent('08-0001 São Paulo – Rioe mais 30');
  });

  it('leaves out the parts that are empty, and the table where only departures change', async () => {
    const nenhuma = { novas: 0, mudadas: 0, encerradas: 0 };
    const resumo = Object.fromEntries(
      Object.keys(importacaoConferida.resultado?.efeito?.resumo ?? {}).map((parte) => [parte, nenhuma]),
    ) as EfeitoFeed['resumo'];
    const vazias = { total: 0, primeiras: [] };
    show(efeito({ resumo, linhasNovas: vazias, linhasEncerradas: vazias, partidas: { ...partidas, mantidas: 0 } }));
    const cardNow = await card();
    expect(within(cardNow).queryByRole('table')).toBeNull();
    expect(within(cardNow).queryByRole('button', { name: /Linhas|Partidas vendidas/ })).toBeNull();
    expect(within(cardNow).getByRole('button', { name: 'Avisos (1)' })).toBeVisible();
    expect(await decisoes()).toEqual(['Publicar', 'Descartar']);
  });

  it('says that a search among the faults found nothing, and how to search', async () => {
    open(() => succeeded(importacaoRecusada));
    await userEvent.type(await screen.findByLabelText('Procurar em erros'), 'inexistente');
    expect(screen.getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
    expect(screen.getByText(/0 de 12/)).toHaveTextContent('0 de 12 São os primeiros 12 de 612.');
  });
});

describe('a company without a catalogue', () => {
  it('is told that nothing is for sale, and is offered no download', async () => {
    open(() => offline(), { vazio: true, importacoes: [], historico: [] });
    expect(await screen.findByText('Nada está à venda ainda')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Baixar/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Arquivos enviados' })).toBeNull();
    expect(screen.getByText('Nenhuma publicação ainda')).toBeVisible();
  });
});
