/** Texts of the assistant's panel; all others come from the assistant. */
export const textosChatbot = {
  titulo: 'Assistente Itapê',
  conversa: 'Conversa com o assistente',
  escrevendo: 'O assistente está escrevendo',
  pessoa: 'Você',
  assistente: 'Assistente',
  campo: 'Sua mensagem',
  exemplo: 'Amanhã cedo de Campinas para o Rio',
  enviar: 'Enviar',
  enviando: 'Espere a resposta para enviar a próxima',
  boasVindas:
    'Olá! Diga de onde, para onde e quando você quer viajar. Também respondo sobre o seu pedido, atrasos, bagagem, cancelamento e o que mais for da viagem.',
  aviso:
    'Respostas automáticas. Não escreva aqui CPF, senha nem número de cartão. A conversa se apaga quando você fecha a página.',
  sugestoes: 'Respostas rápidas',
  iniciais: [
    'Amanhã cedo de Campinas para o Rio',
    'Onde está meu pedido?',
    'Quanto posso levar de bagagem?',
    'Falar com uma pessoa',
  ],
  naoEnviada: 'Não foi enviada.',
  tentar: 'Tentar de novo',
  entrar: 'Entrar na conta',
  deixarContato: 'Deixar meu contato',
  voltar: 'Voltar à conversa',
  aoVivo: 'Conversa com o atendimento',
  espera: 'Assim que uma pessoa do atendimento puder, ela responde aqui. Se você sair, a resposta vai pelo protocolo.',
  pessoaDoAtendimento: 'Atendimento',
  sistema: 'Aviso',
  semConexao: 'Você está sem internet. O que você escrever fica aqui.',
} as const;
