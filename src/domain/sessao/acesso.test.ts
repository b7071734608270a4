import { decideAcesso, isChatbot, type Decisao } from './acesso';
import type { Acesso } from '../base/rotas';

const anonymous = { signedIn: false, agencia: false, agenciaResponsavel: false };
const customer = { ...anonymous, signedIn: true };
const agencia = { ...customer, agencia: true };
const responsavel = { ...agencia, agenciaResponsavel: true };
const acessos: Acesso[] = ['open', 'login', 'agencia', 'responsavel'];

describe('decideAcesso', () => {
  it.each<[string, typeof anonymous, Decisao[]]>([
    ['the anonymous service user', anonymous, ['allowed', 'login', 'login', 'login']],
    ['a customer', customer, ['allowed', 'allowed', 'home', 'home']],
    ['an agency user', agencia, ['allowed', 'allowed', 'allowed', 'home']],
    ['an agency-responsible user', responsavel, ['allowed', 'allowed', 'allowed', 'allowed']],
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
