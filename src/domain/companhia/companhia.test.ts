import { umaCompanhia, umEndereco } from '../../../tests/bodies/companhiaBodies';
import type { Canal } from '../wire/companhia/companhia';
import { findEmitente, formatEndereco, hrefDoCanal, tpAmb } from './companhia';

const { transportadoras } = umaCompanhia();

describe('a carrier', () => {
  it('is found by its name on a line, however that is written, and by no other', () => {
    expect(findEmitente(transportadoras, ' itapê ')).toEqual({
      nome: 'Itapê',
      razaoSocial: 'Itapê Transportes S.A.',
      cnpj: '12345678000195',
      ie: '110042490114',
      uf: 'SP',
      endereco: 'Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000',
      serie: 1,
      ambiente: 'homologacao',
    });
    expect(findEmitente(transportadoras, 'Itapê Sul')).toBeUndefined();
    expect(findEmitente([], 'Itapê')).toBeUndefined();
  });

  it('says its environment as fiscal documents do', () => {
    expect([tpAmb({ ambiente: 'producao' }), tpAmb({ ambiente: 'homologacao' })]).toEqual([1, 2]);
  });
});

it('an address is a line, with its complement where it has one', () => {
  expect(formatEndereco(umEndereco({ complemento: 'sala 2' }))).toBe(
    'Av. Cruzeiro do Sul, 1800, sala 2, Santana, São Paulo/SP, CEP 02030-000',
  );
});

it.each<[Canal['tipo'], string, string]>([
  ['telefone', '0800 000-0000', 'tel:08000000000'],
  ['email', 'sac@itape.test', 'mailto:sac@itape.test'],
  ['pagina', 'https://itape.test/sac', 'https://itape.test/sac'],
])('a channel of the kind %s opens by %s', (tipo, valor, href) => {
  expect(hrefDoCanal({ tipo, valor, nome: 'SAC', quando: 'sempre' })).toBe(href);
});
