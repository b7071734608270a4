import { umaCompanhia } from '../../tests/bodies/companhiaBodies';
import { inLanguage } from '../platform/language/language';
import { remetenteOf, rodapeOf } from './rodape';

const linhas = [
  'Itapê Transportes S.A. · CNPJ 12.345.678/0001-95',
  'Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000',
  '0800 000 0000 · atendimento@itape.test',
  'Privacidade: privacidade@itape.test',
];

it('the foot says who sells, where, how to reach them and who keeps personal data', () => {
  expect(rodapeOf(umaCompanhia())).toEqual(linhas);
  expect(remetenteOf(umaCompanhia()).linhas).toEqual(linhas);
});

it('the foot is said in the language of the page, with or without data', () => {
  const lastOf = (language: 'en' | 'es') => inLanguage(language, () => rodapeOf(umaCompanhia()).at(-1));
  expect([lastOf('en'), lastOf('es')]).toEqual([
    'Privacy: privacidade@itape.test',
    'Privacidad: privacidade@itape.test',
  ]);
  expect(inLanguage('en', () => rodapeOf(null))).toEqual([
    'The company has not given its name, CNPJ, address and contacts yet.',
  ]);
});
