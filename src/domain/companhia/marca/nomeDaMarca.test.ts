import { umaCompanhia } from '../../../../tests/bodies/companhiaBodies';
import { comNome } from './comNome';
import { marcaPadrao } from './marcaPadrao';
import { isLogotipoDesenhado, palavrasDaMarca } from './nomeDaMarca';

const marca = (change: object) => ({ ...marcaPadrao, ...change });

it.each([
  ['a document of the build’s own brand', umaCompanhia(), 'Itapê', 'Itapê', 'I', true],
  ['no document', null, 'Itapê', 'Itapê', 'I', true],
  ['a name alone', umaCompanhia({ nome: ' Viação Serra ' }), 'Viação Serra', 'Viação Serra', 'V', false],
  [
    'a text of the logo',
    umaCompanhia({ nome: 'Viação Serra', marca: marca({ logotipo: 'ônibus Serra' }) }),
    'Viação Serra',
    'ônibus Serra',
    'Ô',
    false,
  ],
  [
    'the drawn logo under another name',
    umaCompanhia({ nome: 'Itapê Sul', marca: marca({ logotipo: 'Itapê' }) }),
    'Itapê Sul',
    'Itapê',
    'I',
    true,
  ],
])('%s says name, logo and sign', (_, dados, nome, logotipo, inicial, desenhado) => {
  const palavras = palavrasDaMarca(dados);
  expect(palavras).toEqual({ nome, logotipo, inicial, lema: marcaPadrao.lema });
  expect(isLogotipoDesenhado(palavras)).toBe(desenhado);
});

it('a text of the build is told in the company’s name, whatever characters that has', () => {
  expect(comNome('A Itapê, da Itapê', 'S$& Mar')).toBe('A S$& Mar, da S$& Mar');
});
