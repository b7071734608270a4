import type { ScreenPages } from './screenDocs';

/** Screens about the person, their session and the application itself. */
export const contaPages: ScreenPages = {
  'Telas/Entrar': {
    summary: 'A entrada, por cima da página onde a pessoa está, com conta própria, Google ou Apple.',
    decisions: [
      { text: 'Uma senha errada é dita em português, e o e-mail fica.', story: 'Senha errada' },
      { text: 'Uma senha provisória pede outra antes de entrar.', story: 'Senha provisória' },
      { text: 'Criar conta e recuperar a senha são passos do mesmo diálogo.', story: 'Criar conta' },
    ],
    code: ['sessao'],
  },
  'Telas/Finalize seu cadastro': {
    summary: 'Os dados que faltam a quem entrou pela primeira vez com Google ou Apple.',
    decisions: [
      { text: 'Sair sem concluir é sair da conta, e isso é perguntado.', story: 'Sair sem concluir' },
      { text: 'Uma falha do servidor guarda o que foi escrito.', story: 'Erro do servidor' },
      { text: 'Os termos se leem sem perder o formulário.', story: 'Termos de uso' },
    ],
    code: ['conta/cadastro'],
  },
  'Telas/Minha conta': {
    summary: 'Os dados da pessoa, a senha, os aparelhos, os avisos e o direito de levar ou apagar tudo.',
    decisions: [
      { text: 'Um e-mail novo só vale depois do código.', story: 'E-mail: código enviado' },
      {
        text: 'Excluir a conta pede confirmação; com a senha errada nada acontece.',
        story: 'Excluir conta: senha errada',
      },
      { text: 'Quem entra com Google não vê senha para mudar.', story: 'Quem entra com Google' },
      { text: 'Quem não tem cupom não vê o quadro deles.', story: 'Com cupons' },
    ],
    code: ['conta/minhaConta'],
  },
  'Telas/Sessão e avisos': {
    summary: 'O que se diz quando a sessão acaba, a rede some ou uma página pede para entrar.',
    decisions: [
      {
        text: 'Uma sessão que acaba no meio da compra é renovada ali mesmo.',
        story: 'Sessão que acaba no meio da compra',
      },
      {
        text: 'O que veio do assistente pede para entrar no lugar da página.',
        story: 'Página do chatbot que pede para entrar',
      },
      { text: 'Sem rede, um aviso fica à vista enquanto ela não volta.', story: 'Sem rede' },
    ],
    code: ['sessao', 'compra'],
  },
  'Telas/Lembretes por e-mail': {
    summary: 'A saída dos lembretes por e-mail, em um toque, sem entrar.',
    decisions: [
      { text: 'Só um link enviado por nós cancela alguma coisa.', story: 'Link que não é nosso' },
      { text: 'Um link cortado é percebido antes de perguntar ao servidor.', story: 'Link incompleto' },
    ],
    code: ['avisos'],
  },
  'Telas/Cabeçalho e rodapé': {
    summary: 'A moldura de todas as páginas, com o menu de quem está entrando.',
    decisions: [
      { text: 'Cada grupo vê os links das páginas que pode abrir.', story: 'Responsável por agência' },
      { text: 'Quem não entrou vê Entrar no lugar da conta.', story: 'Padrão' },
    ],
    code: ['aplicativo/shell', 'aplicativo/native'],
  },
  'Telas/Nova versão': {
    summary: 'O aviso de que a página aberta ficou para trás de uma versão nova.',
    decisions: [{ text: 'O aviso fica sobre a página, que continua a ser usada.', story: 'Sobre a busca' }],
    code: ['aplicativo/versao'],
  },
};
