import { refusedBy } from '../../../tests/support/refusedBy';
import { erroVolume } from './encomenda';
import { readVolume, toVolumeDigitado, type VolumeDigitado, volumeVazio } from './volumeDigitado';
import { volumeSchema } from './volumeSchema';

const caixa: VolumeDigitado = { peso: '4,2', comprimento: '40', largura: '30', altura: '20' };
const errosDe = (fields: Partial<VolumeDigitado>) => refusedBy(volumeSchema, { ...caixa, ...fields });

describe('a typed volume', () => {
  it.each([
    ['4,2', 4_200],
    ['4.2', 4_200],
    [' 4 ', 4_000],
    ['0,015', 15],
    ['29,9999', 30_000],
  ])('of “%s” kilograms weighs %s grams', (peso, gramas) => {
    expect(readVolume({ ...caixa, peso })?.pesoGramas).toBe(gramas);
  });

  it('is measured in whole centimetres, rounded up, for it must fit', () => {
    expect(readVolume({ ...caixa, comprimento: '40,1', altura: '20,0' })).toMatchObject({
      comprimentoCm: 41,
      alturaCm: 20,
    });
  });

  it.each(['', 'abc', '4kg', '-4', '4,', ',5', '1e3', '4,2,1', '４'])('is none while a field reads “%s”', (peso) => {
    expect(readVolume({ ...caixa, peso })).toBeNull();
  });

  it('comes back as it was typed', () => {
    const volume = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 20 };
    expect(toVolumeDigitado(volume)).toEqual(caixa);
    expect(readVolume(toVolumeDigitado(volume))).toEqual(volume);
  });
});

describe('the errors of a typed volume', () => {
  it('are none for one that may travel', () => expect(errosDe({})).toEqual({}));

  it('ask for each field that is missing', () => {
    expect(refusedBy(volumeSchema, volumeVazio)).toEqual({
      peso: 'Informe o peso em quilos',
      comprimento: 'Informe o comprimento',
      largura: 'Informe a largura',
      altura: 'Informe a altura',
    });
  });

  it.each<[Partial<VolumeDigitado>, Partial<VolumeDigitado>]>([
    [{ peso: '0' }, { peso: 'Informe o peso em quilos' }],
    [{ peso: '30,1' }, { peso: 'Cada volume pesa até 30 kg' }],
    [{ largura: '100,5' }, { largura: 'Cada lado mede até 100 cm' }],
    [{ altura: '0' }, { altura: 'Informe a altura' }],
    [
      { peso: '31', altura: '101' },
      { peso: 'Cada volume pesa até 30 kg', altura: 'Cada lado mede até 100 cm' },
    ],
    [{ comprimento: '100', largura: '99', altura: '2' }, { comprimento: 'A soma dos três lados vai até 200 cm' }],
    [{ peso: '0,001' }, { comprimento: 'Informe o peso do volume' }],
  ])('%j read %j', (fields, erros) => expect(errosDe(fields)).toEqual(erros));

  it.each<Partial<VolumeDigitado>>([
    { peso: '30' },
    { comprimento: '100', largura: '50', altura: '50' },
    { peso: '0,01' },
  ])('leave %j through, as the server does', (fields) => {
    expect(errosDe(fields)).toEqual({});
    const volume = readVolume({ ...caixa, ...fields });
    expect(volume && erroVolume(volume)).toBeNull();
  });
});
