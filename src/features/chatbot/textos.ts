import { msg } from '../../words/t';

/** Texts of the assistant's panel; all others come from the assistant. */
export const textosChatbot = {
  titulo: msg('Assistente Itapê'),
  conversa: msg('Conversa com o assistente'),
  escrevendo: msg('O assistente está escrevendo'),
  pessoa: msg('Você'),
  assistente: msg('Assistente'),
  campo: msg('Sua mensagem'),
  exemplo: 'Amanhã cedo de Campinas para o Rio',
  enviar: msg('Enviar'),
  boasVindas:
    'Olá! Diga de onde, para onde e quando você quer viajar. Também respondo sobre o seu pedido, atrasos, bagagem, cancelamento e o que mais for da viagem.',
  aviso: msg(
    'Respostas automáticas. Não escreva aqui CPF, senha nem número de cartão. A conversa se apaga quando você fecha a página.',
  ),
  sugestoes: msg('Respostas rápidas'),
  iniciais: [
    'Amanhã cedo de Campinas para o Rio',
    'Onde está meu pedido?',
    'Quanto posso levar de bagagem?',
    'Falar com uma pessoa',
  ],
  naoEnviada: msg('Não foi enviada.'),
  tentar: msg('Tentar de novo'),
  entrar: msg('Entrar na conta'),
  deixarContato: msg('Deixar meu contato'),
  voltar: msg('Voltar à conversa'),
  aoVivo: msg('Conversa com o atendimento'),
  espera: msg(
    'Assim que uma pessoa do atendimento puder, ela responde aqui. Se você sair, a resposta vai pelo protocolo.',
  ),
  pessoaDoAtendimento: msg('Atendimento'),
  sistema: msg('Aviso'),
  semConexao: msg('Você está sem internet. O que você escrever fica aqui.'),
} as const;
