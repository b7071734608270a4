import { refusedBy } from '../../../tests/support/refusedBy';
import { emailSchema, senhaSchema } from './acessoContaSchema';

it.each([
  ['', {}],
  [' nova@itape.test ', {}],
  ['nova@itape', { novoEmail: 'Informe um e-mail válido' }],
])('a new address %j is answered with %j', (novoEmail, refused) => {
  expect(refusedBy(emailSchema, { novoEmail })).toEqual(refused);
});

it.each([
  ['', {}],
  ['nova1234', {}],
  ['ab1', { senhaNova: 'A senha precisa de pelo menos 6 caracteres' }],
  ['semnumero', { senhaNova: 'A senha precisa de pelo menos um número' }],
  [`1${'a'.repeat(256)}`, { senhaNova: 'A senha pode ter até 256 caracteres' }],
])('a new password %j is answered with %j', (senhaNova, refused) => {
  expect(refusedBy(senhaSchema, { senhaAtual: 'senha123', senhaNova })).toEqual(refused);
});
