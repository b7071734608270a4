import { recebedorDoPix } from './recebedorPix';

const code =
  '00020101021226240014br.gov.bcb.pix0102xy5204000053039865802BR5917Itape Transportes6009SAO PAULO62070503***6304ABCD';

describe('the payee of a Pix code', () => {
  it('is its merchant name', () => {
    expect(recebedorDoPix(code)).toBe('Itape Transportes');
  });

  it('is not what merely looks like that field inside another', () => {
    expect(recebedorDoPix('000201' + '26085902NAO.' + '5902OK')).toBe('OK');
  });

  it.each([
    ['', ''],
    ['5900', 'an empty name'],
    ['00020159', 'a code that ends in a field'],
    ['00xx01', 'no length'],
  ])('is unknown in %j', (broken) => {
    expect(recebedorDoPix(broken)).toBeNull();
  });
});
