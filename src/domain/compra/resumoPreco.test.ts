import { umaCotacao, umItem, umPedido, umPreco } from '../../../tests/support/viagemBuilders';
import type { Cotacao } from '../wire/compra/cotacao';
import type { Pedido } from '../wire/compra/pedidos';
import { linhasDoPreco } from './linhasDoPreco';
import { linhasDaCotacao, linhasDoPedido } from './resumoPreco';

describe('a price in lines', () => {
  it('adds the seats up, component by component', () => {
    expect(linhasDoPreco([umPreco(11_250), umPreco(11_250)])).toEqual([
      { label: 'Tarifa, 2 poltronas', value: 'R$ 200,00' },
      { label: 'Pedágio', value: 'R$ 12,00' },
      { label: 'Taxa de embarque', value: 'R$ 10,00' },
      { label: 'Seguro', value: 'R$ 3,00' },
    ]);
  });

  it('explains a fare by its base and by each rule that changed it', () => {
    const regras = [
      { id: 'a', nome: 'Feriado', centavos: 2_000 },
      { id: 'b', nome: 'Compra antecipada', centavos: -1_500 },
    ];
    expect(
      linhasDoPreco([
        { ...umPreco(11_250), regras },
        { ...umPreco(12_250), regras: regras.slice(0, 1) },
      ]),
    ).toEqual([
      { label: 'Tarifa, 2 poltronas', value: 'R$ 185,00' },
      { label: 'Feriado', value: 'R$ 40,00' },
      { label: 'Compra antecipada', value: '−R$ 15,00', discount: true },
      { label: 'Pedágio', value: 'R$ 12,00' },
      { label: 'Taxa de embarque', value: 'R$ 10,00' },
      { label: 'Seguro', value: 'R$ 3,00' },
    ]);
  });

  it('leaves out what costs nothing', () => {
    expect(linhasDoPreco([{ ...umPreco(11_250), pedagioCentavos: 0 }]).map(({ label }) => label)).toEqual([
      'Tarifa',
      'Taxa de embarque',
      'Seguro',
    ]);
  });
});

const seguro = { contratado: false, porPassagemCentavos: 590, totalCentavos: 1_180, cobertura: 'Despesas' };
type Descontos = Cotacao['itens'][number]['descontos'];
/** One seat per list of discounts. */
const comDescontos = (...descontos: Descontos[]): Cotacao['itens'] =>
  descontos.map((off) => ({
    trecho: 0,
    viagemId: '100',
    poltrona: 5,
    preco: umPreco(),
    descontos: off,
    totalCentavos: 11_250,
  }));
const off = (label: string, value: string) => ({ label, value, discount: true });

describe('the server’s price in lines', () => {
  it('is that of its seats where nothing is taken off and no insurance was chosen', () => {
    const expected = linhasDoPreco([umPreco(), umPreco()]);
    const itens = comDescontos([], []);
    expect(linhasDaCotacao(umaCotacao({ itens, seguroViagem: seguro }))).toEqual(expected);
    expect(linhasDaCotacao(umaCotacao({ itens, seguroViagem: undefined }))).toEqual(expected);
  });

  it('adds up what each reason takes off, names the coupon, and ends with the insurance', () => {
    const doCupom = { origem: 'cupom' as const, descricao: '10%', centavos: 150 };
    const itens = comDescontos(
      [doCupom],
      [doCupom, { origem: 'beneficio', descricao: 'Pessoa idosa, 50%', centavos: 5_000 }],
      [{ origem: 'balcao', descricao: 'Desconto da agência', centavos: 0 }],
    );
    const cupom = { codigo: 'DEZ', descricao: '10%', descontoCentavos: 300 };
    const lines = linhasDaCotacao(umaCotacao({ itens, cupom, seguroViagem: { ...seguro, contratado: true } }));
    expect(lines.slice(4)).toEqual([
      off('Cupom DEZ', '−R$ 3,00'),
      off('Pessoa idosa, 50%', '−R$ 50,00'),
      { label: 'Seguro opcional', value: 'R$ 11,80' },
    ]);
  });
});

describe('an order in lines', () => {
  it('is its seats alone where that is all', () => {
    expect(linhasDoPedido(umPedido())).toEqual(linhasDoPreco([umPreco()]));
  });

  it.each<[string, Partial<Pedido>, string]>([
    ['its coupon', { cupom: 'DEZ' }, 'Cupom DEZ'],
    ['the counter', { descontoBalcaoCentavos: 250 }, 'Desconto da agência'],
    ['a coupon whose name is gone', { descontoBalcaoCentavos: 0 }, 'Cupom'],
  ])('names what took something off: %s', (_, fields, label) => {
    const itens = [umItem({ descontoCentavos: 250 }), umItem({ descontoCentavos: 100 })];
    expect(linhasDoPedido(umPedido({ itens, ...fields })).slice(4)).toEqual([off(label, '−R$ 3,50')]);
  });

  it('tells a gratuity, what an earlier ticket paid, and the insurance apart', () => {
    const itens = [umItem({ beneficio: 'idoso', descontoCentavos: 5_000 })];
    const fields = { itens, creditoCentavos: 1_000, seguroViagemCentavos: 590 };
    expect(linhasDoPedido(umPedido(fields)).slice(4)).toEqual([
      off('Pessoa idosa', '−R$ 50,00'),
      off('Crédito da passagem anterior', '−R$ 10,00'),
      { label: 'Seguro opcional', value: 'R$ 5,90' },
    ]);
  });
});
