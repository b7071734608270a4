import { umPreco } from '../../tests/support/viagemBuilders';
import { linhasDoPreco } from './resumoPreco';

describe('a price in lines', () => {
  it('adds the seats up, component by component', () => {
    expect(linhasDoPreco([umPreco(11_250), umPreco(11_250)])).toEqual([
      { label: 'Tarifa, 2 poltronas', value: 'R$ 200,00' },
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
