import { rotas, type Rota } from '../base/rotas';
import { decideLugar, decideRota, rotasDoMenu, type Visitante } from './acesso';

const ninguem: Visitante = {
  signedIn: false,
  agencia: false,
  agenciaResponsavel: false,
  admin: false,
  operacao: false,
};
const cliente: Visitante = { ...ninguem, signedIn: true };
const agencia: Visitante = { ...cliente, agencia: true };
const responsavel: Visitante = { ...cliente, agenciaResponsavel: true };
const operacao: Visitante = { ...cliente, operacao: true };
const admin: Visitante = { ...cliente, admin: true };

describe('a page that is kept on the device', () => {
  it('opens for a remembered visitor while nobody can be asked who they are', () => {
    expect(decideRota(rotas.minhasViagens, ninguem)).toBe('login');
    expect(decideRota(rotas.minhasViagens, { ...ninguem, lembrado: true })).toBe('allowed');
  });

  it('opens no other page for them', () => {
    const lembrado = { ...ninguem, lembrado: true };
    const shut: Rota[] = [rotas.minhaConta, rotas.comprarViagem, rotas.pedidos, rotas.operadores, rotas.administracao];
    expect(shut.map((rota) => decideRota(rota, lembrado))).toEqual(['login', 'login', 'login', 'login', 'login']);
  });
});

describe('a session that died during a purchase', () => {
  const interrompido = { ...ninguem, interrompido: true };

  it('leaves the pages of the purchase on screen', () => {
    expect([rotas.comprarViagem, rotas.pagamentoPix].map((rota) => decideRota(rota, interrompido))).toEqual([
      'allowed',
      'allowed',
    ]);
  });

  it('opens no other page', () => {
    const others: Rota[] = [rotas.minhasViagens, rotas.minhaConta, rotas.pagamentoExterno, rotas.administracao];
    expect(others.map((rota) => decideRota(rota, interrompido))).toEqual(['login', 'login', 'login', 'login']);
  });
});

describe('the content of an address', () => {
  const chatbot = '?pedido=1&origem=chatbot';

  it.each<[string, Rota, string, Visitante, string]>([
    ['an open page', rotas.atendimentoAjuda, '', ninguem, 'pagina'],
    ['a page behind the sign-in', rotas.minhaConta, '', cliente, 'pagina'],
    ['a page that the guard leads away from', rotas.minhaConta, '', ninguem, 'espera'],
    ['a page without the right to it', rotas.pedidos, '', cliente, 'espera'],
    ['the sign-in, for a page that the chatbot led to', rotas.minhaConta, chatbot, ninguem, 'login'],
    ['a page that the chatbot led to without the right to it', rotas.pedidos, chatbot, cliente, 'pagina'],
    ['a page whose address only looks like the chatbot’s', rotas.minhaConta, '?origem=Chatbot', ninguem, 'espera'],
  ])('is %s', (_, rota, search, visitante, lugar) => {
    expect(decideLugar(rota, search, visitante)).toBe(lugar);
  });
});

describe('the menu of an account', () => {
  const titulos = (visitante: Visitante) => rotasDoMenu(visitante).map(({ titulo }) => titulo);

  it('is empty for somebody who is not signed in', () => expect(titulos(ninguem)).toEqual([]));

  it('has the own trips and account for everybody', () => {
    expect(titulos(cliente)).toEqual(['Minhas viagens', 'Minha conta']);
  });

  it('adds the work of an agency, with boarding last', () => {
    const work = ['Minhas viagens', 'Minha conta', 'Pedidos', 'Pagamento externo', 'Fechamento de caixa'];
    expect(titulos(agencia)).toEqual([...work, 'Embarque']);
    expect(titulos(responsavel)).toEqual([...work, 'Operadores', 'Embarque']);
  });

  it('leads the company’s staff to the back office, and to no agency', () => {
    const own = ['Minhas viagens', 'Minha conta', 'Administração'];
    expect([titulos(operacao), titulos(admin)]).toEqual([own, own]);
  });
});
