import { decideAcesso, isChatbot, type Decisao } from './acesso';
import type { Acesso } from '../base/rotas';

const anonymous = { signedIn: false, agencia: false, agenciaResponsavel: false, admin: false, operacao: false };
const customer = { ...anonymous, signedIn: true };
const agencia = { ...customer, agencia: true };
const responsavel = { ...agencia, agenciaResponsavel: true };
const operacao = { ...customer, operacao: true };
const admin = { ...customer, admin: true };
const acessos: Acesso[] = ['open', 'login', 'agencia', 'responsavel', 'administracao', 'admin'];

describe('decideAcesso', () => {
  it.each<[string, typeof anonymous, Decisao[]]>([
    ['the anonymous service user', anonymous, ['allowed', 'login', 'login', 'login', 'login', 'login']],
    ['a customer', customer, ['allowed', 'allowed', 'home', 'home', 'home', 'home']],
    ['an agency user', agencia, ['allowed', 'allowed', 'allowed', 'home', 'home', 'home']],
    ['an agency-responsible user', responsavel, ['allowed', 'allowed', 'allowed', 'allowed', 'home', 'home']],
    ['somebody of operations', operacao, ['allowed', 'allowed', 'home', 'home', 'allowed', 'home']],
    ['an administrator', admin, ['allowed', 'allowed', 'home', 'home', 'allowed', 'allowed']],
  ])('lets %s in where the table says so', (_, visitante, expected) => {
    expect(acessos.map((acesso) => decideAcesso(acesso, visitante))).toEqual(expected);
  });
});

describe('isChatbot', () => {
  it('knows its one spelling', () => {
    expect(isChatbot('?origem=chatbot')).toBe(true);
    expect(isChatbot('?pedido=1&origem=chatbot')).toBe(true);
  });

  it.each([
    '',
    '?origem=Chatbot',
    '?origem=chatbot&origem=chatbot',
    '?origem=x&origem=chatbot',
    '?origem[]=chatbot',
    '?ORIGEM=chatbot',
    '?origem=chatbot%20',
    '?x=origem=chatbot',
  ])('is not fooled by %s', (search) => expect(isChatbot(search)).toBe(false));
});
