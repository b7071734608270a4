import { trechosDaBusca } from '../../../tests/support/trechosDaBusca';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../tests/support/builders';
import { cotacaoArrived, cotacaoAsked, cupomGiven } from '../../store/compra/cotacao';
import { umaCotacao, umPedido } from '../../../tests/support/viagemBuilders';
import { busca, openPreco, prontos, resumo, last } from '../../../tests/support/openPreco';

const names = ({ events }: ReturnType<typeof openPreco>) => events.map(({ type }) => type);

describe('the price', () => {
  it('is asked for as the passengers’ step opens', () => {
    expect(names(openPreco())).toEqual(['PassageirosAbertos', 'CompraAberta']);
  });

  it('is the server’s, with each discount by its reason, and is told to who listens', () => {
    const descontos = [{ origem: 'cupom' as const, descricao: '10%', centavos: 1_125 }];
    const [item] = umaCotacao().itens;
    openPreco({
      cotacao: {
        cupom: 'DEZ',
        cotacao: umaCotacao({
          itens: item ? [{ ...item, descontos, totalCentavos: 10_125 }] : [],
          cupom: { codigo: 'DEZ', descricao: '10%', descontoCentavos: 1_125 },
          seguroViagem: { contratado: true, porPassagemCentavos: 590, totalCentavos: 590, cobertura: 'x' },
          totalCentavos: 10_715,
        }),
      },
    });
    expect(resumo().getByText('Cupom DEZ')).toBeInTheDocument();
    expect(resumo().getByText('−R$ 11,25')).toBeInTheDocument();
    expect(resumo().getByText('Seguro opcional')).toBeInTheDocument();
    expect(resumo().getByText('R$ 107,15', { selector: 'strong' })).toBeInTheDocument();
    const announced = resumo()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(announced).toContain('Total da compra: R$ 107,15');
  });

  it('stays where no new one came, and it is said', () => {
    openPreco({ cotacao: { phase: 'falhou' } });
    expect(resumo().getByText('R$ 112,50', { selector: 'strong' })).toBeInTheDocument();
    expect(resumo().getByText(/Não conseguimos atualizar o preço agora/)).toBeInTheDocument();
  });

  it('is an order’s own where only that was found again', async () => {
    const pedido = umPedido({ totalCentavos: 11_840, seguroViagemCentavos: 590 });
    openPreco({
      etapa: 'pagamento',
      compra: { reserva: null, reservados: [], pedidoId: 'p1' },
      table: { 'GET /Pedidos/p1': succeeded(pedido), 'GET /Pedidos/p1/Cartao': offline() },
    });
    expect(await resumo().findByText('R$ 118,40', { selector: 'strong' })).toBeInTheDocument();
  });
});

describe('a coupon', () => {
  const field = () => screen.getByRole('textbox', { name: 'Cupom de desconto' });

  it('is given as it is kept, however it was typed', async () => {
    const app = openPreco();
    await userEvent.type(field(), ' verao25{Enter}');
    expect(last(app)).toEqual({ type: 'CupomAplicado', payload: { codigo: 'VERAO25' } });
    expect(names(app)).not.toContain('PassageirosEnviados');
  });

  it('is asked for where the field is empty', async () => {
    const app = openPreco();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar cupom' }));
    expect(field()).toHaveAccessibleDescription('Digite o código do cupom');
    expect(field()).toHaveFocus();
    expect(names(app)).not.toContain('CupomAplicado');
  });

  it.each([
    [{ cupomRecusado: 'Este cupom se esgotou.' }, 'Este cupom se esgotou.'],
    [{ cupom: 'DEZ', phase: 'falhou' as const }, 'Não conseguimos conferir o cupom. Tente novamente.'],
  ])('says why it does not count: %j', (cotacao, texto) => {
    openPreco({ cotacao });
    expect(field()).toHaveAccessibleDescription(texto);
  });

  it('that counts says what it takes off, and may be taken away', async () => {
    const cupom = { codigo: 'DEZ', descricao: '10%', descontoCentavos: 1_125 };
    const app = openPreco({ cotacao: { cupom: 'DEZ', cotacao: umaCotacao({ cupom }) } });
    expect(screen.getByText(/aplicado: 10%. Você economiza R\$ 11,25/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remover cupom' }));
    expect(last(app)).toEqual({ type: 'CupomRemovido', payload: undefined });
  });
});

describe('the coupons of the person’s own', () => {
  const um = {
    codigo: 'ATRASOAAAA2222',
    descricao: 'Atraso',
    motivo: { tipo: 'atraso' as const, origem: 'São Paulo', destino: 'Rio de Janeiro', dia: '2026-11-02' },
    percentual: 10,
    tetoCentavos: 5_000,
    validoAte: '2027-05-01',
    descontoCentavos: 1_125,
  };
  const recusa = 'Este cupom está em outro pedido seu que ainda não foi pago.';
  const outro = { ...um, codigo: 'ATRASOBBBB3333', descontoCentavos: 0, recusa };
  const list = () => screen.getByRole('list', { name: 'Seus cupons' });

  it('are there to pick from, with what each takes off, and the reason of one that counts for nothing', async () => {
    const app = openPreco({ cotacao: { cotacao: umaCotacao({ cuponsDaConta: [um, outro] }) } });
    const [first, second] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('10% de desconto: você economiza R$ 11,25');
    expect(first).toHaveTextContent('Rio de Janeiro, 02/11/2026. Vale até 01/05/2027.');
    expect(second).toHaveTextContent(`10% de desconto, até R$ 50,00${recusa}`);
    expect(within(list()).getAllByRole('button')).toHaveLength(1);
    expect(await axe(list())).toHaveNoViolations();
    await userEvent.click(within(list()).getByRole('button', { name: 'Usar cupom ATRASOAAAA2222' }));
    expect(last(app)).toEqual({ type: 'CupomAplicado', payload: { codigo: 'ATRASOAAAA2222' } });
  });

  it('are asked for once, and give way to the discount with its focus', async () => {
    const app = openPreco({ cotacao: { cotacao: umaCotacao({ cuponsDaConta: [um] }) } });
    const pick = within(list()).getByRole('button');
    await userEvent.click(pick);
    act(() => {
      app.store.dispatch(cupomGiven(um.codigo));
      app.store.dispatch(cotacaoAsked());
    });
    expect(pick).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pick);
    expect(names(app).filter((name) => name === 'CupomAplicado')).toHaveLength(1);
    const { codigo, descricao, motivo, descontoCentavos } = um;
    const cupom = { codigo, descricao, motivo, descontoCentavos };
    const cotacao = umaCotacao({ cuponsDaConta: [um], cupom });
    act(() => void app.store.dispatch(cotacaoArrived({ reservaId: 'r1', cotacao })));
    expect(screen.queryByRole('list', { name: 'Seus cupons' })).not.toBeInTheDocument();
    expect(screen.getByText(/aplicado: Pelo atraso de São Paulo → Rio de Janeiro, 02.11.2026\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remover cupom' })).toHaveFocus();
  });

  it('are not there where the quote has none: the field alone is', () => {
    openPreco();
    expect(screen.queryByText('Seus cupons')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Cupom de desconto' })).toBeInTheDocument();
  });
});

it('names the seats of both trips as the journey has them', () => {
  const [ida] = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5] }));
  const second = (viagemId: string, localidadeDestino: string) => ({
    viagemId,
    localidadeOrigem: '2',
    localidadeDestino,
    poltronas: [9],
  });
  for (const [destino, nome] of [
    ['1', 'Passageiro 1 · Poltronas 5 (ida) e 9 (volta)'],
    ['7', 'Passageiro 1 · Poltronas 5 (1º trecho) e 9 (2º trecho)'],
  ] as const) {
    const trechos = ida ? [ida, second('200', destino)] : [];
    const { unmount } = openPreco({
      compra: { trechos, reservados: trechos },
      table: { 'GET /Viagens/200': offline(), 'GET /Viagens/200/Poltronas': offline() },
    });
    expect(screen.getByRole('region', { name: nome })).toBeInTheDocument();
    unmount();
  }
});

it('offers the insurance with its price for everybody', async () => {
  const seguroViagem = { contratado: false, porPassagemCentavos: 590, totalCentavos: 1_180, cobertura: 'Bagagem' };
  const app = openPreco({ poltronas: [5, 6], cotacao: { cotacao: umaCotacao({ seguroViagem }) } });
  const box = screen.getByRole('checkbox', { name: 'Adicionar seguro opcional por R$ 11,80 (R$ 5,90 por passagem)' });
  await userEvent.click(box);
  expect(last(app)).toEqual({ type: 'SeguroAlternado', payload: { contratar: true } });
});

describe('a gratuity', () => {
  const select = () => screen.getByRole('combobox', { name: 'Gratuidade ou meia-passagem' });

  it('is offered in the class of the law alone', () => {
    openPreco({ classe: 'executivo' });
    expect(screen.queryByRole('combobox', { name: 'Gratuidade ou meia-passagem' })).not.toBeInTheDocument();
  });

  it('tells its terms, asks for what it needs and makes the price be asked for', async () => {
    const app = openPreco();
    expect(within(select()).getAllByRole('option')[0]).toHaveTextContent(/^Nenhuma$/);
    await userEvent.selectOptions(select(), 'ID Jovem');
    expect(screen.getByText(/15 a 29 anos com ID Jovem válida/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Código da ID Jovem' })).toBeRequired();
    expect(names(app).slice(-2)).toEqual(['PassageirosDigitados', 'RecalcularValorTotal']);
    await userEvent.selectOptions(select(), 'Pessoa idosa');
    expect(screen.getByRole('checkbox', { name: /renda mensal é de até dois salários mínimos/ })).toBeRequired();
  });

  it('that was refused says why, beside it', async () => {
    const recusas = [{ codigo: 'BENEFICIO_ESGOTADO', mensagem: 'Acabaram.', campo: 'passageiros.0.beneficio' }];
    openPreco({ cotacao: { cotacao: umaCotacao({ recusas }) } });
    await userEvent.selectOptions(select(), 'Passe Livre');
    expect(screen.getByText(/Acabaram\. O preço cheio está no resumo\./)).toBeInTheDocument();
  });
});

describe('people', () => {
  it('may take a child on the lap, whose fields are their own', async () => {
    openPreco();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leva uma criança no colo' }));
    expect(screen.getByRole('textbox', { name: 'Nome completo da criança' })).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByRole('button', { name: /^Passageiro 1, criança no colo, Nome completo/ })).toBeInTheDocument();
  });

  it('who were saved fill the fields, and may be forgotten', async () => {
    const app = openPreco();
    await userEvent.click(screen.getByRole('button', { name: 'Escolher passageiro salvo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Passageiros salvos' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Excluir Bento Lima dos salvos' }));
    expect(last(app)).toEqual({ type: 'PassageiroSalvoExcluido', payload: { id: 's1' } });
    await userEvent.click(dialog.getByRole('button', { name: /^Bento Lima · RG \*+123, 03\/02\/1988$/ }));

    expect(screen.getByRole('textbox', { name: 'Nome completo', hidden: true })).toHaveValue('Bento Lima');
    expect(screen.getByRole('textbox', { name: 'Número do documento', hidden: true })).toHaveValue('456789123');
    expect(last(app)).toMatchObject({ type: 'PassageirosDigitados' });
  });

  it.each([
    [succeeded([]), 'Nenhum passageiro salvo'],
    [offline(), 'Não conseguimos abrir seus passageiros'],
  ])('are said to be none, or out of reach', async (reply, texto) => {
    openPreco({ table: { 'GET /Passageiros': reply } });
    await userEvent.click(screen.getByRole('button', { name: 'Escolher passageiro salvo' }));
    expect(await screen.findByText(texto)).toBeInTheDocument();
  });

  it('are saved with the purchase where that was wished', async () => {
    const app = openPreco();
    const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
    await type('Nome completo', 'Ana Souza Lima');
    await type('Número do documento', '123456789');
    await type('Data de nascimento', '10031990');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salvar para a próxima compra' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const pessoa = {
      nome: 'Ana Souza Lima',
      documento: { tipo: 2, numero: '123456789' },
      dataNascimento: '1990-03-10',
    };
    expect(app.events.slice(-2)).toMatchObject([
      { type: 'PassageirosGuardados', payload: { passageiros: [pessoa] } },
      { type: 'PassageirosEnviados' },
    ]);
  });

  it('of whom the second may be the buyer', async () => {
    const app = openPreco({ poltronas: [5, 6] });
    const select = screen.getByRole('combobox', { name: 'O comprador é outro passageiro?' });
    await userEvent.selectOptions(select, 'Passageiro 2');
    expect(last(app)).toEqual({ type: 'mudouPassageiroComprador', payload: { indice: 1 } });
  });

  it('of whom none may be the buyer after all', async () => {
    const app = openPreco({ poltronas: [5, 6], compra: { compradorPassageiro: 1 } });
    const select = screen.getByRole('combobox', { name: 'O comprador é outro passageiro?' });
    expect(select).toHaveValue('1');
    await userEvent.selectOptions(select, 'Não');
    expect(last(app)).toEqual({ type: 'checkPassageiroComprador', payload: { marcado: false } });
  });
});

describe('an order that costs nothing', () => {
  const gratis = { cotacao: umaCotacao({ totalCentavos: 0 }) };

  it('asks for no payment and is concluded by its own button', async () => {
    const app = openPreco({ etapa: 'pagamento', compra: { prontos }, cotacao: gratis });
    expect(screen.getByRole('heading', { name: 'Nada a pagar' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Concluir pedido' }));
    expect(last(app)).toEqual({ type: 'PedidoIsentoConfirmado', payload: undefined });
  });

  it('is concluded once more where no answer came', async () => {
    const aviso = { tipo: 'conexao' as const, mensagem: 'Nada foi perdido' };
    const app = openPreco({ etapa: 'pagamento', compra: { prontos, aviso }, cotacao: gratis });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(last(app)).toEqual({ type: 'PedidoIsentoConfirmado', payload: undefined });
  });
});

it('has no accessibility violation with everything open', async () => {
  const { container } = openPreco({ poltronas: [5, 6] });
  await userEvent.selectOptions(
    screen.getAllByRole('combobox', { name: 'Gratuidade ou meia-passagem' })[0] as HTMLElement,
    'Pessoa idosa',
  );
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Leva uma criança no colo' })[0] as HTMLElement);
  await waitFor(() => expect(resumo().getByText(/São Paulo, SP → Rio de Janeiro, RJ/)).toBeInTheDocument());
  expect(await axe(container)).toHaveNoViolations();
});
