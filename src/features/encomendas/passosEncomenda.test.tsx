import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { cotacao } from '../../../tests/bodies/encomendaBodies';
import { renderScreen } from '../../../tests/support/renderScreen';
import { type DadosFiscais, fiscalVazio, type ParteDigitada } from '../../domain/encomendas/formularioEncomenda';
import { digitoChave } from '../../domain/base/digitoChave';
import { LIMITES } from '../../domain/encomendas/encomenda';
import { DocumentoPage } from './DocumentoPage';
import { RevisaoPage } from './RevisaoPage';

const withDigit = (first43: string): string => `${first43}${digitoChave(first43)}`;
const DE_EMPRESA = withDigit('3526101234567800019555001000001234112345678');
const DE_PESSOA = withDigit('3526100005299822472555920000001234112345678');
const CONTINUAR = { name: 'Continuar' };
const campo = (name: string, at = 0) => screen.getAllByRole('textbox', { name })[at] as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function openDocumento(dados: DadosFiscais = fiscalVazio) {
  const onDados = jest.fn<void, [DadosFiscais]>();
  return { ...renderScreen(<DocumentoPage dados={dados} onDados={onDados} />), onDados };
}
const chosenNfe = async () => {
  const opened = openDocumento();
  await userEvent.click(screen.getByRole('radio', { name: /Nota fiscal/ }));
  return { ...opened, chave: campo('Chave de acesso da NF-e') };
};

describe('a declaration of contents', () => {
  it('adds up what is inside while it is typed, and hands all of it on', async () => {
    const { container, events, onDados } = openDocumento();
    expect(screen.getByText('R$ 0,00')).toBeVisible();
    await userEvent.type(campo('O que é'), 'Livros usados');
    await userEvent.clear(campo('Quantidade'));
    await userEvent.type(campo('Quantidade'), '6');
    await userEvent.type(campo('Valor de cada um'), '4000');
    await press('Mais um item');
    expect(campo('O que é', 1)).toHaveFocus();
    await userEvent.keyboard('Abajur');
    await userEvent.type(campo('Valor de cada um', 1), '2550');
    expect(screen.getByText('R$ 265,50')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', CONTINUAR));
    expect(onDados).toHaveBeenCalledWith({
      tipo: 'declaracao',
      chave: '',
      itens: [
        { descricao: 'Livros usados', quantidade: '6', valor: 4_000 },
        { descricao: 'Abajur', quantidade: '1', valor: 2_550 },
      ],
    });
    expect(events).toEqual([{ type: 'EtapaEncomendaConcluida', payload: { proxima: 'revisao' } }]);
  });

  it('says item by item what is missing, keeps the rest, and leads nowhere', async () => {
    const { container, events, onDados } = openDocumento();
    await userEvent.type(campo('O que é'), 'Livros usados');
    await press('Mais um item');
    await userEvent.clear(campo('Quantidade', 1));
    await userEvent.type(campo('Quantidade', 1), '0');
    await userEvent.click(screen.getByRole('button', CONTINUAR));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Item 1: Informe o valor de cada um',
      'Item 2: Diga o que é',
      'Item 2: Informe a quantidade',
      'Item 2: Informe o valor de cada um',
    ]);
    await userEvent.click(within(summary).getByRole('button', { name: 'Item 2: Diga o que é' }));
    expect(campo('O que é', 1)).toHaveFocus();
    expect(campo('O que é')).toHaveValue('Livros usados');
    expect([events, onDados.mock.calls]).toEqual([[], []]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('ends with its twentieth item, and never loses the only one', async () => {
    const cheia = Array.from({ length: LIMITES.itens }, () => ({ descricao: 'Livro', quantidade: '1', valor: 100 }));
    openDocumento({ ...fiscalVazio, itens: cheia });
    expect(screen.queryByRole('button', { name: 'Mais um item' })).toBeNull();
    await press('Tirar o item 20');
    expect(screen.getByRole('button', { name: 'Mais um item' })).toHaveFocus();
    expect(screen.getByText('R$ 19,00')).toBeVisible();
  });

  it('that has one item offers no way to take it out', () => {
    openDocumento();
    expect(screen.queryByRole('button', { name: /^Tirar/ })).toBeNull();
  });
});

describe('an NF-e', () => {
  it('says whose note the key is as soon as it is whole', async () => {
    const { container, chave, events, onDados } = await chosenNfe();
    await userEvent.type(chave, DE_EMPRESA.slice(0, 43));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(chave, DE_EMPRESA.slice(43));
    expect(screen.getByRole('status')).toHaveTextContent('Nota 1234, série 1, de SP, emitida por 12.345.678/0001-95.');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', CONTINUAR));
    expect(onDados).toHaveBeenCalledWith(expect.objectContaining({ tipo: 'nfe', chave: DE_EMPRESA }));
    expect(events.at(-1)?.payload).toEqual({ proxima: 'revisao' });
  });

  it('of a person names the CPF as a CPF', async () => {
    const { chave } = await chosenNfe();
    await userEvent.click(chave);
    await userEvent.paste(DE_PESSOA);
    expect(screen.getByRole('status')).toHaveTextContent('emitida por 529.982.247-25.');
  });

  it('whose last digit is mistyped is refused at its field, which takes the focus from the summary', async () => {
    const { chave, events } = await chosenNfe();
    await userEvent.click(chave);
    await userEvent.paste(`${DE_EMPRESA.slice(0, 43)}${(Number(DE_EMPRESA[43]) + 1) % 10}`);
    await userEvent.click(screen.getByRole('button', CONTINUAR));
    const [link] = within(await screen.findByRole('alert')).getAllByRole('button');
    await userEvent.click(link as HTMLElement);
    expect(chave).toHaveFocus();
    expect(chave).toBeInvalid();
    expect(events).toEqual([]);
  });

  it('asks for no contents, and what was typed of them waits for the other choice', async () => {
    const { events } = openDocumento();
    await userEvent.type(campo('O que é'), 'Livros');
    await userEvent.click(screen.getByRole('radio', { name: /Nota fiscal/ }));
    expect(screen.queryByRole('textbox', { name: 'O que é' })).toBeNull();
    await userEvent.type(campo('Chave de acesso da NF-e'), DE_EMPRESA);
    await userEvent.click(screen.getByRole('radio', { name: /Declaração/ }));
    expect(campo('O que é')).toHaveValue('Livros');
    await userEvent.click(screen.getByRole('radio', { name: /Nota fiscal/ }));
    await userEvent.click(screen.getByRole('button', CONTINUAR));
    expect(events).toHaveLength(1);
  });
});

describe('the last look', () => {
  const ana: ParteDigitada = {
    nome: ' Ana Clara Souza ',
    tipo: 'cpf',
    numero: '529.982.247-25',
    celular: '(11) 98765-4321',
    email: '',
  };
  const partes = {
    remetente: ana,
    destinatario: { ...ana, nome: 'Bento Araújo', tipo: 'passaporte', numero: 'AB1234' },
  };
  const openRevisao = (fiscal: DadosFiscais = fiscalVazio, state = {}) =>
    renderScreen(
      <RevisaoPage
        cotacao={{
          ...cotacao,
          volumes: [...cotacao.volumes, { pesoGramas: 500, comprimentoCm: 10, larguraCm: 9, alturaCm: 8 }],
        }}
        partes={partes}
        fiscal={fiscal}
      />,
      { state },
    );
  const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  const register = () => press('Registrar encomenda');

  it('repeats everything that was typed, and the sum to bring', async () => {
    const { container } = openRevisao({ ...fiscalVazio, tipo: 'nfe', chave: DE_EMPRESA });
    expect(valueOf('Quem envia')).toHaveTextContent('Ana Clara Souza, CPF 529.982.247-25, (11) 98765-4321');
    expect(valueOf('Quem recebe')).toHaveTextContent('Bento Araújo, Passaporte AB1234');
    expect(valueOf('Volume 1')).toHaveTextContent('4,2 kg');
    expect(valueOf('Volume 2')).toHaveTextContent('500 g, 10 × 9 × 8 cm');
    expect(valueOf('Documento')).toHaveTextContent(`NF-e ${DE_EMPRESA}`);
    expect(valueOf('Valor declarado')).toHaveTextContent('R$ 500,00');
    expect(valueOf('Total no balcão')).toHaveTextContent('R$ 40,30');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the forbidden goods unfolded, and registers nothing before they were read', async () => {
    const { events } = openRevisao();
    expect(screen.getByText('Baterias de lítio soltas')).toBeVisible();
    await register();
    const ciencia = screen.getByRole('checkbox', { name: /não leva nada proibido/ });
    expect(ciencia).toHaveFocus();
    expect(ciencia).toHaveAccessibleDescription('Confirme que a encomenda não leva nada da lista de proibidos');
    expect(events).toEqual([]);
    await userEvent.click(ciencia);
    await register();
    expect(events).toEqual([
      {
        type: 'EncomendaEnviada',
        payload: { cotacaoId: cotacao.id, partes, fiscal: fiscalVazio, ciencia: true },
      },
    ]);
  });

  it('is sent once, however often the button is pressed while it is under way', async () => {
    const { events } = openRevisao(fiscalVazio, { submissions: { encomenda: { phase: 'sending', acao: null } } });
    await userEvent.click(screen.getByRole('checkbox', { name: /não leva nada proibido/ }));
    await userEvent.type(screen.getByRole('checkbox', { name: /não leva nada proibido/ }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Registrar encomenda/ }));
    expect(events).toEqual([]);
  });

  it('says why the parcel was refused, keeps the confirmation, and leads to a new quote', async () => {
    const erros = [{ mensagem: 'O preço desta cotação venceu.' }];
    openRevisao(fiscalVazio, { submissions: { encomenda: { phase: 'refused', acao: null, erros } } });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('O preço desta cotação venceu.');
    expect(within(alert).getByRole('link', { name: 'Ver a cotação' })).toHaveAttribute('href', '/encomendas');
    expect(screen.getByRole('button', { name: 'Registrar encomenda' })).toBeEnabled();
  });
});
