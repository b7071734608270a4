import { umaContagem, umCaixa } from '../../../tests/support/caixaBuilders';
import { caixaAberto, caixaConferido, caixaFechado } from '../../../tests/bodies/caixaBodies';
import { pdfText } from '../../bilhetes/testdata/pdfText';
import { reportPdf } from './reportPdf';

type Till = Parameters<typeof reportPdf>[0];
/** The words of the report without the spaces that its columns differ in. */
const words = async (caixa: Till): Promise<string> => pdfText(await reportPdf(caixa)).replaceAll(/[\u00a0\s]+/g, ' ');
const pages = async (caixa: Till): Promise<number> =>
  (await reportPdf(caixa)).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

const umaVenda: Till['movimentos'][number] = {
  n: 1,
  tipo: 'venda',
  modalidade: 'dinheiro',
  valorCentavos: 4_570,
  recebidoCentavos: null,
  motivo: null,
  localizador: null,
  em: '2026-11-20T10:12:00-03:00',
};

describe('the closing report on paper', () => {
  it('of an open till says so, and never what should be in its drawer', async () => {
    const text = await words(caixaAberto);
    expect(text).toContain('Em aberto');
    expect(text).toContain('Pendente');
    expect(text).toContain('A gaveta ainda não foi contada.');
    expect(text).not.toMatch(/Esperado|295,70/);
  });

  it('of a closed one has the drawer line by line, the difference, and the movement that explains it', async () => {
    const text = await words(caixaFechado);
    expect(text).toContain('Esperado em dinheiro');
    expect(text).toContain('R$ 295,70');
    expect(text).toContain('R$ 350,00');
    expect(text).toContain('R$ 54,30 a mais');
    expect(text).toMatch(/nº 2/);
    expect(text).toContain('Fechado por Ana Agência');
    expect(text).toContain('O cliente não esperou o troco.');
  });

  it('of one that is signed off says all of it, in the order of the day', async () => {
    expect(await words(caixaConferido)).toBe(
      [
        'Agência Itapê Centro Relatório de fechamento de caixa. Não é documento fiscal.',
        'CAIXA 128 OPERADOR Ana Agência SITUAÇÃO Conferido',
        'ABERTURA 20/11/2026, 08:02 FECHAMENTO 20/11/2026, 18:00 CONFERÊNCIA 20/11/2026, 18:30',
        'Vendas por modalidade',
        'Dinheiro (1 venda, 0 canceladas) R$ 145,70',
        'Cartão de crédito (1 venda, 1 canceladas) R$ 0,00',
        'Pix (1 venda, 0 canceladas) R$ 489,10',
        'Vendas R$ 946,80 Cancelamentos -R$ 312,00 Vendas líquidas R$ 634,80 Comissão R$ 19,04',
        'Dinheiro na gaveta',
        'Fundo de abertura R$ 200,00 Vendas em dinheiro R$ 145,70 Suprimentos R$ 50,00',
        'Cancelamentos em dinheiro R$ 0,00 Sangrias -R$ 100,00 Esperado em dinheiro R$ 295,70',
        'Contado R$ 350,00 Diferença R$ 54,30 a mais',
        '• A diferença é igual ao troco desta venda: ele pode não ter sido dado',
        '(nº 2, Venda em dinheiro, R$ 145,70, pedido K7M2QX).',
        'Fechado por Ana Agência, 20/11/2026, 18:00 O cliente não esperou o troco.',
        'Conferido por Rui Responsável, 20/11/2026, 18:30',
        'Movimentos (7)',
        '1. 20/11/2026, 08:12 – Abertura, Dinheiro R$ 200,00',
        '2. 20/11/2026, 09:12 – Venda, Dinheiro (pedido K7M2QX) R$ 145,70',
        '3. 20/11/2026, 10:12 – Venda, Pix (pedido B3D8TW) R$ 489,10',
        '4. 20/11/2026, 11:12 – Venda, Cartão de crédito (pedido R9P4HC) R$ 312,00',
        '5. 20/11/2026, 12:12 – Suprimento, Dinheiro (Moedas do cofre) R$ 50,00',
        '6. 20/11/2026, 13:12 – Cancelamento, Cartão de crédito (pedido R9P4HC) -R$ 312,00',
        '7. 20/11/2026, 14:12 – Sangria, Dinheiro (Envelope 12 para o cofre) -R$ 100,00',
        '____________________________________ ____________________________________',
        'Operador: Ana Agência Responsável:',
      ].join(' '),
    );
  });

  it('says where no movement explains the difference, and nothing of the kind where there is none', async () => {
    const counted = (contado: number): Till =>
      umCaixa({ estado: 'fechado', contagem: umaContagem(contado), contagens: 1 });
    expect(await words(counted(14_569))).toContain('Nenhum movimento explica a diferença.');
    const right = await words(counted(14_570));
    expect(right).toContain('Sem diferença');
    expect(right).not.toContain('Nenhum movimento explica');
  });

  it('names each way of paying with its sales and what was cancelled of them, and each movement with its order', async () => {
    const text = await words(caixaConferido);
    expect(text).toMatch(/Dinheiro \(1 venda, 0 canceladas\)/);
    expect(text).toMatch(/Cartão de crédito \(1 venda, 1 canceladas\)|Crédito \(1 venda, 1 canceladas\)/);
    expect(text).toContain('(pedido K7M2QX)');
    expect(text).toContain('(Envelope 12 para o cofre)');
    expect(text).toContain('Conferido por Rui Responsável');
    expect(text).toContain('Movimentos (7)');
  });

  it('names the colleague whose sale was cancelled here', async () => {
    const { movimentos } = umCaixa();
    const cancelled = { ...umaVenda, n: 3, tipo: 'cancelamento' as const, valorCentavos: -4_570, vendidoPor: 'Beto' };
    const caixa = umCaixa({ movimentos: [...movimentos, cancelled] });
    expect(await words(caixa)).toContain('venda de Beto');
  });

  it('loses no movement of a long day, over as many pages as it needs', async () => {
    const movimentos = Array.from({ length: 150 }, (_, i) => ({ ...umaVenda, n: i + 1, valorCentavos: 100_000 + i }));
    const long = umCaixa({ movimentos });
    expect(await pages(umCaixa())).toBe(1);
    expect(await pages(long)).toBeGreaterThan(1);
    const text = await words(long);
    for (const n of [1, 75, 150]) expect(text).toContain(`${n}. `);
    expect(text).toContain('Dinheiro (150 vendas, 0 canceladas)');
    expect(text).toContain('R$ 1.001,49');
    expect(text).toContain('Operador: Ana Agência');
  });
});
